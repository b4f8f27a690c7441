/** The price list that a viewer's browser prices with at once; the server's answer replaces it (settled: versioned, authenticated). */
import type { PriceList } from '../pricing/price-list.ts'

export interface PriceListAnswer {
  readonly list: PriceList
}
