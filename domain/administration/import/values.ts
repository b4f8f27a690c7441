/**
 * Values as people write them into sheets: phone numbers grouped and with the country's code, postal codes that have lost their
 * zero, percents with a comma or as the share that a spreadsheet keeps, names in one cell. Nothing is guessed: what cannot be read is
 * null. Pure.
 */
import * as z from 'zod'
import { fold } from '#domain/vocabulary/fold'
import { importedRoleWords, nameParticles } from '#domain/vocabulary/import-words'

/** Control signs, and marks that turn the direction of text around or have no width: nobody sees them, and they mislead. */
const HIDDEN = /[\p{Cc}\p{Cs}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\u00ad]/gu

/** One line of visible text. */
export const cleanCell = (text: string): string =>
  text.replace(/\s+/gu, ' ').replace(HIDDEN, '').normalize('NFC').replace(/\s+/gu, ' ').trim()

interface PostalCell {
  readonly postalCode: string
  /** Where the place stands in the same cell. */
  readonly place: string
}

/** «4313», «N-4313», «4313 Sandnes», and «150» of a spreadsheet that takes 0150 for a number. */
export const readPostalCode = (text: string): PostalCell | null => {
  const [, digits, place] = /^(?:NO?[-\s]*)?(\d{3,4})(?:[\s,]+(\D+))?$/i.exec(text) ?? []
  return digits === undefined ? null : { postalCode: digits.padStart(4, '0'), place: place ?? '' }
}

/** The address alone also where a mail program has put a name before it. */
export const readEmail = (text: string): string | null => {
  const address = (/<([^<>]+)>\s*$/.exec(text)?.[1] ?? text).trim().replace(/^mailto:/i, '')
  return z.regexes.email.test(address) ? address : null
}

/** Two decimals. A share below 1 is what a cell of a spreadsheet holds that shows a percent. */
export const readPercent = (text: string): number | null => {
  const digits = text.replace(/\s*%$/, '').replace(/\s/g, '').replace(',', '.')
  if (!/^\d{1,3}(?:\.\d{1,12})?$/.test(digits)) return null
  const value = Number(digits)
  const percent = value > 0 && value < 1 && !text.includes('%') ? value * 100 : value
  return Math.round(percent * 100) / 100
}

export type ImportedRole = keyof typeof importedRoleWords

const rolesByWord = new Map<string, ImportedRole>(
  (Object.keys(importedRoleWords) as ImportedRole[]).flatMap((role) =>
    importedRoleWords[role].map((word) => [fold(word), role] as const),
  ),
)

export const readRole = (text: string): ImportedRole | null => rolesByWord.get(fold(text)) ?? null

interface SplitName {
  readonly firstname: string
  readonly lastname: string
}

const isParticle = (word: string): boolean => nameParticles.some((each) => each === word.toLowerCase())

/** «Øverås, Anne Lise» or «Anne Lise Øverås»; a name of one word has no family name. */
export const splitName = (name: string): SplitName => {
  const [last = '', first, ...more] = name.split(',').map((part) => part.trim())
  if (first !== undefined && first !== '' && more.length === 0) return { firstname: first, lastname: last }
  const words = name.split(' ').filter((word) => word !== '')
  let from = Math.max(1, words.length - 1)
  while (from > 1 && isParticle(words[from - 1] ?? '')) from -= 1
  return { firstname: words.slice(0, from).join(' '), lastname: words.slice(from).join(' ') }
}
