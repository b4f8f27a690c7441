/**
 * The session cookie: our own address only, over TLS only, unseen by scripts, not sent along by other sites' forms. On a
 * machine's own address over http, where only the local stack answers, it has a name of its own and goes without TLS: WebKit
 * keeps no Secure cookie there. Neither is ever read in place of the other.
 */
interface Kind {
  readonly name: string
  readonly attributes: string
}

const overTls: Kind = { name: '__Host-session', attributes: 'Path=/; HttpOnly; Secure; SameSite=Lax' }
const onThisMachine: Kind = { name: 'local-session', attributes: 'Path=/; HttpOnly; SameSite=Lax' }

/** `site` is scheme and host, such as `http://localhost:3000`; in the cloud the scheme is always https. */
const kindFor = (site: string): Kind =>
  /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(site) ? onThisMachine : overTls

export const sessionCookie = (site: string, token: string, lifeSeconds: number): string => {
  const { name, attributes } = kindFor(site)
  return `${name}=${token}; Max-Age=${lifeSeconds}; ${attributes}`
}

export const expiredSessionCookie = (site: string): string => {
  const { name, attributes } = kindFor(site)
  return `${name}=; Max-Age=0; ${attributes}`
}

export const readSessionCookie = (site: string, cookies: string | undefined): string | null => {
  const begin = `${kindFor(site).name}=`
  const pair = (cookies ?? '').split(';').find((part) => part.trim().startsWith(begin))
  return pair === undefined ? null : pair.trim().slice(begin.length)
}
