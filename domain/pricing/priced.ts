/**
 * What a price is made of: parts of a product with a reason each. A part is either money with its figures, or the name of
 * something that the price list does not know, which refuses the whole price.
 */
import type { Configuration } from '#domain/rules/configuration'

/** What pricing reads of a configuration: of the layout, where parts stand and which panes are glass. */
export type Priced = Pick<Configuration, 'model' | 'values' | 'layout' | 'colors'> & {
  readonly facts: Pick<Configuration['facts'], 'heavyArms' | 'fourHinges'>
}

/** A part of the price in kroner, not yet rounded. The reason is written out only where somebody reads it. */
export interface PricePart {
  readonly code: string
  readonly label: string
  readonly kroner: number
  readonly because: () => string
}

export interface Missing {
  readonly missing: string
}

export type Line = PricePart | Missing

export const isMissing = (line: Line): line is Missing => 'missing' in line

/** A figure that is looked up in the list; nothing where the product does not have what it prices. */
export const found = (
  amount: number | undefined,
  what: string,
  part: (amount: number) => PricePart,
): readonly Line[] => {
  if (amount === undefined) return [{ missing: what }]
  const line = part(amount)
  return line.kroner === 0 ? [] : [line]
}
