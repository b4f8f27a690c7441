/** Links for a password: asking for one, whose it is, and using it. */
import type { ChoosePasswordBody, OpenedPasswordLink } from '#domain/contracts/password-link'
import { send } from '../../../api/client.ts'

const withoutSession = { needsNoWait: true } as const

export const askForLink = (email: string): Promise<null> =>
  send('POST', '/api/v1/auth/forgotten-password', { email }, withoutSession)

/** By POST, so that the link stands in no address. */
export const askWhose = (link: string): Promise<OpenedPasswordLink> =>
  send('POST', '/api/v1/auth/password-link', { link }, withoutSession)

export const savePassword = (body: ChoosePasswordBody): Promise<{ readonly email: string }> =>
  send('POST', '/api/v1/auth/password', body, withoutSession)
