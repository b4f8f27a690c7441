/** What is known of any person, with the limits and sentences that every form about people shares. */
import * as z from 'zod'

const REQUIRED = 'Påkrevet felt'
const NAME_MAX = 50

export const phone = z
  .string()
  .max(20)
  .refine((value) => value === '' || /^\d{8}$/.test(value.replaceAll(' ', '')), {
    message: 'Vennligst oppgi et gyldig telefonnummer (8 siffer)',
  })

const name = z
  .string()
  .trim()
  .min(1, { message: REQUIRED })
  .max(NAME_MAX, { message: `Maksimal lengde er ${NAME_MAX} tegn` })

/** The e-mail address is not among what one changes: it is what one logs in with. */
export const updateProfileBody = z
  .strictObject({ firstname: name, lastname: name, phoneNumber: phone })
  .meta({ id: 'UpdateProfile' })
export type UpdateProfileBody = z.infer<typeof updateProfileBody>

const PASSWORD_MIN = 8

export const updatePasswordBody = z
  .strictObject({
    password: z.string().min(1, { message: REQUIRED }).max(200),
    newPassword: z
      .string()
      .min(1, { message: REQUIRED })
      .min(PASSWORD_MIN, { message: `Vennligst fyll inn minst ${PASSWORD_MIN} tegn` })
      .max(200, { message: 'Maksimal lengde er 200 tegn' }),
  })
  .meta({ id: 'UpdatePassword' })
export type UpdatePasswordBody = z.infer<typeof updatePasswordBody>
