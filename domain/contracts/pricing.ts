/**
 * The price list that a viewer's browser prices with at once; the server's answer replaces it. Versioned by its id and
 * handed out by an authenticated call only, because prices are not in the public bundle.
 */
import * as z from 'zod'
import type { PriceList } from '#domain/pricing/price-list'

export const priceListAnswer = z
  .object({ list: z.looseObject({ id: z.string(), validFrom: z.string() }) })
  .meta({ id: 'PriceList', description: 'Kroner excluding VAT, as printed in the list.' })

export interface PriceListAnswer {
  readonly list: PriceList
}
