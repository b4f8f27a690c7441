/** What is known of any person, with the limits and sentences that every form about people shares. */
import * as z from 'zod'
import { PASSWORD_MAX, PASSWORD_MIN } from '#domain/access/password'
import { formText } from '#domain/messages/forms'
import { isReadable, isVisible } from '#domain/messages/readable'
import { phoneNumber } from './form-fields.ts'

const NAME_MAX = 50

/** A text that somebody writes and others read as it stands. */
const readableText = (most: number) =>
  z
    .string()
    .trim()
    .max(most, { error: () => formText.atMost(most) })
    .refine(isReadable, { error: () => formText.readable })

const requiredText = (most: number) =>
  readableText(most).refine(isVisible, { error: () => formText.required })

const name = requiredText(NAME_MAX)

/** The e-mail address is not among what one changes: it is what one logs in with. */
export const updateProfileBody = z
  .strictObject({ firstname: name, lastname: name, phoneNumber })
  .meta({ id: 'UpdateProfile' })

/** The version that was looked at, where somebody else is changed: a change that has been made meanwhile is not written over. */
export const updateUserBody = updateProfileBody
  .extend({ version: z.int().min(0).optional() })
  .meta({ id: 'UpdateUser' })
export type UpdateUserBody = z.infer<typeof updateUserBody>
export type UpdateProfileBody = z.infer<typeof updateProfileBody>

/** Whether it is a good one besides is judged by the server, which has the list of common ones. */
export const newPassword = z
  .string()
  .min(1, { error: () => formText.required })
  .min(PASSWORD_MIN, { error: () => formText.atLeast(PASSWORD_MIN) })
  .max(PASSWORD_MAX, { error: () => formText.atMost(PASSWORD_MAX) })

export const updatePasswordBody = z
  .strictObject({
    password: z
      .string()
      .min(1, { error: () => formText.required })
      .max(PASSWORD_MAX),
    newPassword,
  })
  .meta({ id: 'UpdatePassword' })
export type UpdatePasswordBody = z.infer<typeof updatePasswordBody>
