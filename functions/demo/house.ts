/** The window and door schedule of one real-sized house, quoted by the store in Sandnes. */
import type { Patch } from '#domain/product/product'
import schedule from './enebolig.json' with { type: 'json' }
import { buildProduct, type PlannedRow } from './products.ts'

type Entry = (typeof schedule.rows)[number] & {
  readonly frosted?: boolean
  readonly aluminium?: boolean
}

const FROSTED = 6

const patchOf = ({ modelId: _, numberOf: __, frosted, aluminium, outerColor, ...choices }: Entry): Patch => ({
  ...(choices as Patch),
  ...(frosted && { panelProperties: [{ panel: 'c1r1', id: FROSTED }] }),
  ...(aluminium && { aluminium: { selected: true, color: outerColor ?? null } }),
})

export const houseHeader = {
  customer: schedule.customer,
  deliveryLabel: schedule.deliveryLabel,
  externalReference: schedule.externalReference,
}

export const houseStoreId = schedule.owner.storeId

export const houseRows = (): readonly PlannedRow[] =>
  schedule.rows.map((entry) => ({
    product: buildProduct(entry.modelId, patchOf(entry)),
    numberOf: entry.numberOf,
  }))
