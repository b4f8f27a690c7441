import { expect, test } from 'vitest'
import { makeWorkedDocument } from '#tests/factories/house-document'
import { FinalFailure } from './failure.ts'
import { rowsSheet } from './rows-sheet.ts'

const document = makeWorkedDocument()

test('a row whose price is missing makes no spreadsheet, and says which it is', async () => {
  const [first, second, ...others] = document.rows
  if (first === undefined || second === undefined) throw new Error('the worked quote has rows')
  const rows = [first, { ...second, prices: [] }, ...others]
  await expect(rowsSheet({ ...document, rows })).rejects.toEqual(
    new FinalFailure(`Prisen på rad ${second.rowNumber} mangler.`),
  )
  expect((await rowsSheet(document)).byteLength).toBeGreaterThan(0)
})
