/** Sends rows to be added. The same rows sent again with the same key are added once. */
import { type AddedSchedule, type AddScheduleBody, SCHEDULE_MAX } from '#domain/contracts/schedule'
import { send } from '../../../api/client.ts'
import type { OrderToAdd } from '../state/clear-orders.ts'

export type AddedRow = AddedSchedule['rows'][number]

const bodyOf = (orders: readonly OrderToAdd[]): AddScheduleBody => ({
  rows: orders.map(({ modelId, numberOf, patch, modelPieces }) => ({
    modelId,
    numberOf,
    choices: patch,
    ...(modelPieces && { modelPieces: [...modelPieces] }),
  })),
})

/** Answers for each row in order; `keyFor` gives the key of a part of a long schedule. */
export const postRows = async (
  orderNumber: number,
  orders: readonly OrderToAdd[],
  keyFor: (part: number) => string,
): Promise<readonly AddedRow[]> => {
  const added: AddedRow[] = []
  for (let from = 0; from < orders.length; from += SCHEDULE_MAX) {
    const { rows } = await send<AddedSchedule>(
      'POST',
      `/api/v1/products/schedule/${orderNumber}`,
      bodyOf(orders.slice(from, from + SCHEDULE_MAX)),
      { idempotencyKey: keyFor(from) },
    )
    added.push(...rows)
  }
  return added
}
