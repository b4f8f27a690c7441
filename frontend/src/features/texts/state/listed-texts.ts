/** The texts of the list: what the house says, with the words that have been put in its place, and texts of other programs. Pure. */

import type { TextCategory } from '#domain/contracts/text-category'
import type { ApiText, DefaultText } from '#domain/contracts/texts'
import { areInForce } from '#domain/texts/texts'

export interface ListedText {
  readonly key: string
  readonly category: TextCategory
  /** As it reads now. */
  readonly text: string
  /** What the house says by itself; null where nothing here asks for the key. */
  readonly built: DefaultText | null
  /** What a super user has written; null as long as nobody has. */
  readonly written: ApiText | null
  /** What is written is from before a release that says something else, and nobody reads it. */
  readonly isOutOfForce: boolean
}

const nameOf = (category: TextCategory, key: string): string => `${category} ${key}`

/** A text of the house with the words in its place, if any. */
const ofTheHouse = (built: DefaultText, written: ApiText | null): ListedText => {
  const isOutOfForce = written !== null && !areInForce(written, built)
  const text = written === null || isOutOfForce ? built.text : written.text
  return { key: built.key, category: built.category, text, built, written, isOutOfForce }
}

const ofOthers = (written: ApiText): ListedText => ({
  key: written.entryKey,
  category: written.category,
  text: written.text,
  built: null,
  written,
  isOutOfForce: false,
})

/** What has been written, beside what the house says under its key. */
export const listedText = (written: ApiText, built: DefaultText | null): ListedText =>
  built?.category === written.category ? ofTheHouse(built, written) : ofOthers(written)

/** By key. */
export const joinTexts = (
  built: readonly DefaultText[],
  written: readonly ApiText[],
): readonly ListedText[] => {
  const left = new Map(written.map((text) => [nameOf(text.category, text.entryKey), text]))
  const own = built.map((text): ListedText => {
    const name = nameOf(text.category, text.key)
    const inItsPlace = left.get(name) ?? null
    left.delete(name)
    return ofTheHouse(text, inItsPlace)
  })
  return [...own, ...[...left.values()].map(ofOthers)].toSorted((one, other) =>
    one.key < other.key ? -1 : 1,
  )
}

export const SHOWN = ['all', 'own', 'unused'] as const

export interface TextFilter {
  readonly q: string
  readonly category: TextCategory | null
  readonly show: (typeof SHOWN)[number]
}

const isShown = ({ built, written }: ListedText, show: TextFilter['show']): boolean =>
  show === 'all' || (show === 'own' ? written !== null : built === null)

/** Each word anywhere in what is known of the text. */
export const foundTexts = (
  all: readonly ListedText[],
  { q, category, show }: TextFilter,
): readonly ListedText[] => {
  const words = q.toLowerCase().split(/\s+/).filter(Boolean)
  return all.filter((listed) => {
    if (!isShown(listed, show) || (category !== null && category !== listed.category)) return false
    const { key, text, built, written } = listed
    const said = [key, text, built?.text, written?.text, written?.description].join('\n').toLowerCase()
    return words.every((word) => said.includes(word))
  })
}
