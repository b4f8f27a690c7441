/** What a priced product looks like. Lines add up to `gross` exactly; the last line may be the rounding. */
import type { Ore } from '#domain/units'

export interface PriceLine {
  /** Dotted, such as 'body', 'glass', 'option.aluminium', 'rounding'. */
  readonly code: string
  /** Norwegian label for the person who may see the build-up. */
  readonly label: string
  readonly amount: Ore
  /** Where the figure comes from, such as 'Prisliste 2026-1: 2 300 + 620 × 4,760 m + 400 × 1,4161 m²'. */
  readonly because: string
}

export interface ProductPrice {
  readonly priceListId: string
  readonly lines: readonly PriceLine[]
  /** Unit list price excluding VAT, whole kroner expressed in øre. */
  readonly gross: Ore
}
