/** What a person may choose for one field of a product, with its price and, where it cannot be had, the reason. */
import type { Patch } from '#domain/product/product'
import type { Ore } from '#domain/units'

/** One thing that can be chosen for a field. */
export interface Option {
  /** The value that the field would get; compare with `sameChoice`. */
  readonly value: unknown
  readonly label: string
  /** The edit that chooses it; of something that is on, the edit that turns it off. */
  readonly patch: Patch
  readonly selected: boolean
  readonly available: boolean
  /** Norwegian; why it is not available. */
  readonly reason?: string
  /** Norwegian; what else choosing it changes, such as 'Bytter til 3-lags glass'. */
  readonly changes?: readonly string[]
  /** What choosing it adds to the unit list price; absent without a price list and on unavailable options. */
  readonly priceDelta?: Ore
  /** Swatch, where the option is a colour. */
  readonly rgbHex?: string
}
