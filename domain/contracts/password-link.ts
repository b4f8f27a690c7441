/** The link by which a person chooses a password: what it looks like, what it opens, and what it is used with. */
import * as z from 'zod'
import { newPassword } from './person.ts'

/** Behind the `#`, so that no server on the way and no log ever sees it: the person's id and a secret. */
export const passwordLinkPath = (userId: number, secret: string): string => `/passord#${userId}.${secret}`

export const passwordLinkPurposes = ['invitation', 'reset'] as const
export type PasswordLinkPurpose = (typeof passwordLinkPurposes)[number]

const link = z.string().min(1).max(80).meta({ description: 'What stands behind the # of the address.' })

export const openPasswordLinkBody = z.strictObject({ link }).meta({ id: 'OpenPasswordLink' })

/** Whose password it is, so that a password manager puts it in the right place. */
export const openedPasswordLink = z
  .object({ email: z.string(), firstname: z.string(), purpose: z.enum(passwordLinkPurposes) })
  .meta({ id: 'OpenedPasswordLink' })
export type OpenedPasswordLink = z.infer<typeof openedPasswordLink>

export const choosePasswordBody = z.strictObject({ link, newPassword }).meta({ id: 'ChoosePassword' })
export type ChoosePasswordBody = z.infer<typeof choosePasswordBody>

export const forgottenPasswordBody = z
  .strictObject({ email: z.string().min(1).max(200) })
  .meta({ id: 'ForgottenPassword' })
