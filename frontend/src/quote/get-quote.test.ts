import { expect, test } from 'vitest'
import { makeOffer, makeOfferRow } from '#tests/factories/offers'
import { createQueryClient } from '../api/query-client.ts'
import { quoteQuery } from './get-quote.ts'

const nothing = () => undefined

const shown = makeOffer({ productRows: [1, 2, 3].map((rowNumber) => makeOfferRow({ rowNumber })) })
const { orderNumber, productRows } = shown
const copyOf = <Of>(of: Of): Of => JSON.parse(JSON.stringify(of)) as Of

/** What the page is given when this has come after `shown`. */
const given = (came: typeof shown) => {
  const client = createQueryClient({ fetchFailed: nothing, saveFailed: nothing })
  const { queryKey, structuralSharing } = quoteQuery(orderNumber)
  client.setQueryDefaults(queryKey, { structuralSharing })
  client.setQueryData(queryKey, shown)
  return client.setQueryData(queryKey, came)
}

test('the same quote once more is the same object', () => {
  expect(given(copyOf(shown))).toBe(shown)
})

test('when a row is gone, the others are the same objects, and when one has come, too', () => {
  const [, second, third] = productRows
  const without = given({ ...copyOf(shown), productRows: copyOf(productRows.slice(1)) })
  expect(without?.productRows).toHaveLength(2)
  expect(without?.productRows[0]).toBe(second)
  expect(without?.productRows[1]).toBe(third)

  const fourth = makeOfferRow({ rowNumber: 4 })
  const more = given({ ...copyOf(shown), productRows: copyOf([fourth, ...productRows]) })
  expect(more?.productRows[0]).toEqual(fourth)
  for (const [index, row] of productRows.entries()) expect(more?.productRows[index + 1]).toBe(row)
})

test('rows that have changed places are the same objects in another order', () => {
  const turned = given({ ...copyOf(shown), productRows: copyOf(productRows.toReversed()) })
  expect(turned?.productRows.map((row) => productRows.indexOf(row))).toEqual([2, 1, 0])
})

test('what has changed is what came', () => {
  const [first, second, third] = productRows
  if (!first || !second || !third) throw new Error('there are three rows')
  const came = { ...copyOf(shown), productRows: [first, { ...second, numberOf: 7 }, third] }
  const now = given(came)
  expect(now).toEqual(came)
  expect(now?.productRows[0]).toBe(first)
  expect(given({ ...copyOf(shown), customerNote: 'Ring først' })?.productRows).toBe(productRows)
})

test('a quote that is older than the one shown is not shown', () => {
  expect(given({ ...copyOf(shown), version: shown.version - 1, customerNote: 'Gammel' })).toBe(shown)
})
