import { expect, test } from 'vitest'
import { makeCommandContext, makeManifest, makeManifestRow, makeProduct } from '#tests/factories/quotes'
import { applyCommand } from '../apply-command.ts'
import { MAX_ROWS } from '../outcome.ts'
import type { Manifest } from '../quote.ts'

const add = (manifest: Manifest, ...counts: readonly number[]) => {
  const rows = counts.map((numberOf, index) => ({
    rowId: `row_${index}`,
    product: makeProduct(1002),
    numberOf,
  }))
  const outcome = applyCommand(manifest, new Map(), { kind: 'add-rows', rows }, makeCommandContext())
  if (!outcome.ok) throw new Error(outcome.code)
  return outcome.value
}
const codesOf = ({ refusals = new Map() }: ReturnType<typeof add>) =>
  [...refusals].map(([rowId, { code }]) => [rowId, code])

test('a row that would make a sum which whole øre cannot hold keeps no other out', () => {
  const outcome = add(makeManifest(), 2, Number.MAX_SAFE_INTEGER, 3)
  expect(outcome.manifest.rows.map(({ rowNumber, numberOf }) => [rowNumber, numberOf])).toEqual([
    [1, 2],
    [2, 3],
  ])
  expect(codesOf(outcome)).toEqual([['row_1', 'quote.sum-too-large']])
  expect(outcome.newRevisions.map(({ revisionId }) => revisionId)).toEqual(
    outcome.manifest.rows.map(({ revisionId }) => revisionId),
  )
})

test('what a full quote has no room for is refused, row by row; the same rows again are there', () => {
  const rows = Array.from({ length: MAX_ROWS - 1 }, (_, index) =>
    makeManifestRow({ id: `row_old_${index}`, rowNumber: index + 1 }),
  )
  const outcome = add(makeManifest({ rows, nextRowNumber: MAX_ROWS }), 1, 1)
  expect(outcome.manifest.rows).toHaveLength(MAX_ROWS)
  expect(codesOf(outcome)).toEqual([['row_1', 'quote.too-many-rows']])
  expect(add(outcome.manifest, 1).manifest).toBe(outcome.manifest)
})
