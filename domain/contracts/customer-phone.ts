/** A customer's phone number on a quote: kept as it was typed, because the customer reads it on paper. */
import * as z from 'zod'
import { formText } from '#domain/messages/forms'

export const phone = z
  .string()
  .max(20)
  .refine((value) => value === '' || /^(?:(?:\+|00)47)?\d{8}$/.test(value.replaceAll(' ', '')), {
    error: () => formText.phoneDigits,
  })
