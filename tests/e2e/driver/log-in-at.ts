/** Logs in at a stack that runs, without a browser: the cookie of the session. */
import { DEMO_PASSWORD } from './people.ts'

export const logInAt = async (origin: string, email: string): Promise<string> => {
  const answer = await fetch(`${origin}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: DEMO_PASSWORD }),
  })
  const cookie = answer.headers.getSetCookie()[0]?.split(';')[0]
  if (!answer.ok || cookie === undefined) throw new Error(`could not log in: ${await answer.text()}`)
  return cookie
}
