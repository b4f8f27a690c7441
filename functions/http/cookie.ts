/** The session cookie: our own address only, over TLS only, unseen by scripts, not sent along by other sites' forms. */
const NAME = '__Host-session'
const ATTRIBUTES = 'Path=/; HttpOnly; Secure; SameSite=Lax'

export const sessionCookie = (token: string, lifeSeconds: number): string =>
  `${NAME}=${token}; Max-Age=${lifeSeconds}; ${ATTRIBUTES}`

export const expiredSessionCookie = `${NAME}=; Max-Age=0; ${ATTRIBUTES}`

export const readSessionCookie = (cookies: string | undefined): string | null => {
  const pair = (cookies ?? '').split(';').find((part) => part.trim().startsWith(`${NAME}=`))
  return pair === undefined ? null : pair.trim().slice(NAME.length + 1)
}
