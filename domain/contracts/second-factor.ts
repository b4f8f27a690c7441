/** The second factor: a code from an app on the telephone (TOTP, RFC 6238), or one of the recovery codes. */
import * as z from 'zod'
import { PASSWORD_MAX } from '#domain/access/password'
import { formText } from '#domain/messages/forms'

/** What is asked for after the password: a code, or first to set the app up. */
export const secondFactorSteps = ['code', 'set-up'] as const
export type SecondFactorStep = (typeof secondFactorSteps)[number]

const code = z
  .string()
  .trim()
  .min(1, { error: () => formText.required })
  .max(40)

/** Six digits of the app, or a recovery code. */
export const secondFactorBody = z.strictObject({ code }).meta({ id: 'SecondFactorCode' })

export const secondFactorPasswordBody = z
  .strictObject({
    password: z
      .string()
      .min(1, { error: () => formText.required })
      .max(PASSWORD_MAX),
  })
  .meta({ id: 'SecondFactorPassword' })

export const secondFactorState = z
  .object({
    isOn: z.boolean(),
    since: z.string().nullable(),
    recoveryCodesLeft: z.int(),
    isRequired: z.boolean().meta({ description: 'The organisation, or the provider, asks for it.' }),
  })
  .meta({ id: 'SecondFactorState' })
export type SecondFactorState = z.infer<typeof secondFactorState>

/** Shown once, to be put into the app. */
export const secondFactorSetUp = z
  .object({
    secret: z.string().meta({ description: 'Base32, for who types it in.' }),
    address: z.string().meta({ description: 'otpauth://…, for who takes a picture of it.' }),
  })
  .meta({ id: 'SecondFactorSetUp' })
export type SecondFactorSetUp = z.infer<typeof secondFactorSetUp>

/** Shown once, to be kept. */
export const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) }).meta({ id: 'RecoveryCodes' })
export type RecoveryCodes = z.infer<typeof recoveryCodes>
