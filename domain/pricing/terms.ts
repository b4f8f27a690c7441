/** The rates a quote was made on (trade handbook 10.2): what each party pays and may give. */
import type { Percent } from '#domain/units'

/** Norwegian VAT. Quotes keep the rate that they were made with. */
export const TAX_RATE: Percent = 25

/** Rates agreed when the quote was made; percent. */
export interface Terms {
  /** Margin mode (project calculation) or discount mode; fixed when the quote is created. */
  readonly projectCalculation: boolean
  readonly taxRate: Percent
  readonly store: {
    /** What the store pays the provider: discount on list price in discount mode, and in margin mode. */
    readonly netWindows: Percent
    readonly netDoors: Percent
    readonly projectWindows: Percent
    readonly projectDoors: Percent
    readonly discountMaxWindows: Percent
    readonly discountMaxDoors: Percent
    readonly defaultMargin: Percent
  }
  /** Null on a store's own quote. */
  readonly agent: {
    readonly netWindows: Percent
    readonly netDoors: Percent
    readonly storeMargin: Percent
    readonly defaultMargin: Percent
  } | null
}
