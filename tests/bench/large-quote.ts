/** The house many times over in one quote: every row with a product of its own, as if each had been typed. */
import { nextNumber } from '#functions/data/counters/counter-repository'
import {
  findManifest,
  findRevisions,
  insertManifest,
  putRevisions,
} from '#functions/data/quotes/quote-repository'
import type { World } from './world.ts'

export const makeLargeQuote = async ({ house }: Pick<World, 'house'>, count: number): Promise<number> => {
  const manifest = await findManifest(house)
  if (manifest === null) throw new Error('the house is gone')
  const single = manifest.rows.filter(({ connection, couples }) => connection === null && couples === null)
  const revisions = await findRevisions(
    house,
    single.map(({ revisionId }) => revisionId),
  )
  const orderNumber = await nextNumber('order-number')
  const copies = Array.from({ length: count }, (_, index) => {
    const row = single[index % single.length]
    const revision = revisions.get(row?.revisionId ?? '')
    if (row === undefined || revision === undefined) throw new Error('the house has no rows')
    const place = { rowNumber: index + 1, revisionId: `rev_large_${orderNumber}_${index + 1}` }
    return {
      row: { ...row, ...place, id: `row_large_${orderNumber}_${index + 1}` },
      revision: { ...revision, ...place, orderNumber },
    }
  })
  await putRevisions(copies.map(({ revision }) => revision))
  await insertManifest({
    ...manifest,
    orderNumber,
    rows: copies.map(({ row }) => row),
    nextRowNumber: count + 1,
  })
  return orderNumber
}
