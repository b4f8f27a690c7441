/**
 * What takes a click of Bestillingskontroll back. A row that was changed gets the choices of its revision before, and what
 * was chosen for the delivery is unchosen; a row that was deleted is gone for good, so that is asked about first.
 */
import type { Offer } from '#domain/contracts/offer'
import type { OrderFindingWire } from '#domain/contracts/order-check'
import { fixLabels } from '#domain/messages/order-check'

/** A fix that cannot be taken back. */
export const isForGood = ({ fix }: Pick<OrderFindingWire, 'fix'>): boolean => fix === fixLabels.delete

interface RowBefore {
  readonly rowNumber: number
  /** What the row is to be again. */
  readonly before: string
  /** What it is now, and what the undoing is based on. */
  readonly now: string
}

export interface Undo {
  readonly rows: readonly RowBefore[]
  /** Set where the delivery was changed. */
  readonly deliveryByCrane: boolean | null
}

export const undoOf = (
  { rows }: Pick<OrderFindingWire, 'rows'>,
  before: Pick<Offer, 'productRows' | 'deliveryByCrane'>,
  after: Pick<Offer, 'productRows' | 'deliveryByCrane'>,
): Undo => ({
  rows: rows.flatMap((rowNumber) => {
    const isRow = (row: Offer['productRows'][number]) => row.rowNumber === rowNumber
    const [then, now] = [before.productRows.find(isRow), after.productRows.find(isRow)]
    if (then === undefined || now === undefined || then.revision === now.revision) return []
    return [{ rowNumber, before: then.revision, now: now.revision }]
  }),
  deliveryByCrane: before.deliveryByCrane === after.deliveryByCrane ? null : before.deliveryByCrane,
})
