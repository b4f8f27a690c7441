/** The 61 products of an apartment building (tests/api/schedules), as rows of a quote on paper. */
import schedule from '../api/schedules/apartments.json' with { type: 'json' }
import { makeProduct } from './quotes.ts'

export const buildingRows = () =>
  schedule.rows.map(({ modelId, numberOf, connectTo: _, connectPosition: __, ...choices }) => ({
    product: makeProduct(modelId, choices as Parameters<typeof makeProduct>[1]),
    numberOf,
  }))
