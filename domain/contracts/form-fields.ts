/**
 * Text as forms about people and organisations take it, with the sentence for each fault: one line without hidden signs, phone
 * numbers and postal codes as Norwegians write them, rates in percent. What is sent is tidied the same way on the server.
 */
import * as z from 'zod'
import { readOrganisationNumber } from '#domain/administration/organisation-number'
import { readPhone } from '#domain/administration/phone-number'
import { formText } from '#domain/messages/forms'

/** Control signs, marks that turn the direction of text around, line separators and halves of signs: nobody sees them, and they mislead. */
const HIDDEN = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/u

const withoutHidden = (text: string): boolean => !HIDDEN.test(text)

export const line = (characters: number) =>
  z
    .string()
    .trim()
    .normalize()
    .max(characters, { error: () => formText.atMost(characters) })
    .refine(withoutHidden, { error: () => formText.hidden })

export const filledLine = (characters: number) =>
  z
    .string()
    .trim()
    .normalize()
    .min(1, { error: () => formText.required })
    .max(characters, { error: () => formText.atMost(characters) })
    .refine(withoutHidden, { error: () => formText.hidden })

/** Grouped or not, with the country's code or without; kept as eight digits. May be empty. */
export const phoneNumber = z
  .string()
  .max(30, { error: () => formText.phoneDigits })
  .overwrite((text) => readPhone(text) ?? text.trim())
  .refine((text) => text === '' || /^\d{8}$/.test(text), { error: () => formText.phoneDigits })

/** Grouped or not, with «NO» and «MVA» or without; kept as nine digits. May be empty. */
export const organisationNumber = z
  .string()
  .max(30, { error: () => formText.organisationNumber })
  .overwrite((text) => readOrganisationNumber(text) ?? text.trim())
  .refine((text) => text === '' || readOrganisationNumber(text) !== null, {
    error: () => formText.organisationNumber,
  })

/** May be empty. */
export const emailAddress = z
  .string()
  .trim()
  .max(200, { error: () => formText.atMost(200) })
  .refine((text) => text === '' || z.regexes.email.test(text), { error: () => formText.email })

/** Four digits; «N-4313» and «4313 Sandnes» are taken for 4313. */
export const postalCodeText = z
  .string()
  .max(40, { error: () => formText.postalCode })
  .overwrite((text) =>
    text
      .trim()
      .replace(/^NO?[-\s]*(?=\d)/i, '')
      .replace(/^(\d{4})[\s,]+\D+$/, '$1'),
  )
  .refine((text) => text !== '', { error: () => formText.required, abort: true })
  .refine((text) => text.length === 4, { error: () => formText.postalCode, abort: true })
  .refine((text) => /^\d{4}$/.test(text), { error: () => formText.postalDigits })

/** Two decimals; null where there is none. */
export const rate = (minimum: number, maximum: number) => {
  const error = () => formText.rate(minimum, maximum)
  return z
    .number({ error })
    .min(minimum, { error })
    .max(maximum, { error })
    .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, {
      error: () => formText.twoDecimals,
    })
    .nullable()
}
