import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { SEED } from '#tests/factories/seed'
import { constructionRows, inConstructions } from './connected-rows.ts'
import type { Connectable } from './connection.ts'

const row = (rowNumber: number, toRow: number | null = null, couples: number | null = null): Connectable => ({
  rowNumber,
  connection: toRow === null ? null : { toRow, position: 'RIGHT', location: 'START' },
  couples,
})

const numbers = (rows: readonly Connectable[]) => rows.map(({ rowNumber }) => rowNumber)

test('rows that are mounted together stand together with their coupling posts, all others by themselves', () => {
  const rows = [row(1), row(2), row(3, 2), row(4), row(5, null, 3), row(6, 3)]
  expect(inConstructions(rows).map(numbers)).toEqual([[1], [2, 3, 5, 6], [4]])
  expect(inConstructions([])).toEqual([])
})

/** Rows of which some hang on earlier ones and some are coupling posts of these, in any order. */
const anyRows: fc.Arbitrary<readonly Connectable[]> = fc
  .array(fc.record({ hangs: fc.boolean(), isPost: fc.boolean(), on: fc.nat() }), { maxLength: 30 })
  .chain((drawn) => {
    const rows: Connectable[] = []
    for (const [index, { hangs, isPost, on }] of drawn.entries()) {
      const earlier = rows.filter(({ couples }) => couples === null)
      const target = earlier[on % Math.max(1, earlier.length)]
      const isConnected = target !== undefined && target.connection !== null
      if (target !== undefined && isPost && isConnected) rows.push(row(index + 1, null, target.rowNumber))
      else rows.push(row(index + 1, hangs ? (target?.rowNumber ?? null) : null))
    }
    return fc.shuffledSubarray(rows, { minLength: rows.length })
  })

test('each row stands with exactly those that it hangs together with by itself, in the order of the rows', async () => {
  await fc.assert(
    fc.property(anyRows, (rows) => {
      const constructions = inConstructions(rows)
      expect(constructions.flat()).toHaveLength(rows.length)
      for (const construction of constructions)
        for (const { rowNumber } of construction) {
          const together = new Set(numbers(constructionRows({ rows }, rowNumber)))
          expect(numbers(construction)).toEqual(numbers(rows).filter((each) => together.has(each)))
        }
    }),
    { seed: SEED },
  )
})
