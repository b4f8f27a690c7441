// The table of fields (docs/fields.md) against the code: nothing that a person chooses is missing from it, and what it names is there.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { productRow } from '#domain/contracts/product'
import { choicesSchema } from '#domain/product/product-schema'
import { ruleTable } from '#domain/rules/rule-table'
import { root } from '#infra/paths'

const lines = readFileSync(join(root, 'docs/fields.md'), 'utf8').split('\n')
const cells = lines
  .filter((line) => line.startsWith('| ') && !line.startsWith('| Field'))
  .map((line) =>
    line
      .slice(2, -2)
      .split(' | ')
      .map((cell) => cell.trim()),
  )
const text = cells.flat().join('\n')

/** Rules of rows that are mounted together are commands of the quote, not rows of the product's table. */
const CONNECTION_RULES = ['R-C-01', 'R-C-02', 'R-C-03', 'R-C-04', 'R-C-05']

const isNamed = (field: string): boolean => new RegExp(`\\b${field}\\b`).test(text)

test('every line says where, who, which rule and which test', () => {
  expect(cells.length).toBeGreaterThan(50)
  expect(cells.filter((row) => row.length !== 5 || row.includes(''))).toEqual([])
})

test('no choice of a product is missing from the table', () => {
  expect(Object.keys(choicesSchema.shape).filter((field) => !isNamed(field))).toEqual([])
})

test('no field of the product on the wire is missing from the table', () => {
  /** What the address and the conflict check need beside the product itself. */
  const envelope = ['revision', 'choices', 'stated', 'component', 'formType', 'price', 'warnings']
  const { frame } = productRow.shape
  const fields = [...Object.keys(productRow.shape), ...Object.keys(frame.shape)]
  expect(fields.filter((field) => !envelope.includes(field) && !isNamed(field))).toEqual([])
})

test('every rule that the table names is one', () => {
  const known = [...ruleTable.map(({ id }) => id), ...CONNECTION_RULES]
  const named = new Set(text.match(/R-[A-Z]+-\d+/g))
  expect(named.size).toBeGreaterThan(50)
  expect([...named].filter((id) => !known.includes(id))).toEqual([])
})

test('every test that the table names is there', () => {
  const paths = cells.map((row) => row[4]?.replaceAll('`', '') ?? '')
  expect([...new Set(paths)].filter((path) => !existsSync(join(root, path)))).toEqual([])
})
