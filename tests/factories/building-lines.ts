/** The 61 products of an apartment building (tests/api/schedules), as rows of a quote on paper. */
import schedule from '../api/schedules/apartments.json' with { type: 'json' }
import { asPlanned, type PlannedRow } from './planned-quote.ts'
import { makeProduct } from './quotes.ts'

/** What has been stated of each of them. */
export const buildingPlan: readonly PlannedRow[] = schedule.rows.map(
  ({ modelId, numberOf, connectTo: _, connectPosition: __, ...patch }) =>
    asPlanned({ modelId, numberOf, patch: patch as PlannedRow['patch'] }),
)

export const buildingRows = () =>
  buildingPlan.map(({ modelId, patch, numberOf }) => ({ product: makeProduct(modelId, patch), numberOf }))
