/**
 * «Inkludert / ikke inkludert»: what the price of a quote covers and what it does not, so that nobody meets the difference on
 * the building site. What is added to the products comes from the quote itself; what a dealer of windows does not deliver at all
 * stands in a list of its own. Order: what is there first. Pure.
 */
import type { Configuration } from '#domain/rules/configuration'
import type { Ore } from '#domain/units'
import { articlesOf } from '../money/visible-money.ts'
import type { Manifest } from '../quote.ts'
import { includedText } from './included-text.ts'

export interface IncludedItem {
  readonly label: string
  readonly included: boolean
  /** How much of it; empty where there is nothing to say. */
  readonly detail: string
  /** The price of an article, excluding VAT; null where the price is part of the products. */
  readonly price: Ore | null
}

interface Piece {
  readonly numberOf: number
  readonly configuration: Configuration
}

/** Put on the products at the factory, window by window. */
const options: readonly { readonly label: string; readonly has: (of: Configuration) => boolean }[] = [
  {
    get label() {
      return includedText.jambs
    },
    has: ({ values }) => values.extensionJamb.mounted,
  },
  {
    get label() {
      return includedText.flowerBoards
    },
    has: ({ values }) => values.flowerBoard.selected,
  },
  {
    get label() {
      return includedText.vents
    },
    has: ({ values }) => values.numberOfVents > 0,
  },
]

const withPrice = (label: string, price: Ore, detail = ''): IncludedItem => ({
  label,
  included: true,
  detail,
  price,
})
const without = (label: string): IncludedItem => ({ label, included: false, detail: '', price: null })

const optionFor = (pieces: readonly Piece[], { label, has }: (typeof options)[number]): IncludedItem => {
  const count = (some: readonly Piece[]) => some.reduce((sum, { numberOf }) => sum + numberOf, 0)
  const [having, all] = [count(pieces.filter(({ configuration }) => has(configuration))), count(pieces)]
  if (having === 0) return without(label)
  return { label, included: true, detail: having < all ? includedText.onSome(having, all) : '', price: null }
}

export const includedIn = (manifest: Manifest, pieces: readonly Piece[]): readonly IncludedItem[] => {
  const glazed = pieces.filter(({ configuration: { model } }) => model.isConstructionPart !== true)
  const items = [
    ...articlesOf(manifest).map(({ description, numberOf, price }) =>
      withPrice(description, price, numberOf > 1 ? includedText.pieces(numberOf) : ''),
    ),
    ...options.map((option) => optionFor(glazed, option)),
    ...(manifest.header.deliveryByCrane ? [] : [without(includedText.crane)]),
    ...includedText.never.map((label) => without(label)),
  ]
  return [...items.filter(({ included }) => included), ...items.filter(({ included }) => !included)]
}
