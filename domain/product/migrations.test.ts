import { expect, test } from 'vitest'
import { type Migration, migrated, parseStoredProduct } from './migrations.ts'

const startOf = () => null

test('what was never a product is not read as one', () => {
  expect(() => parseStoredProduct(null, startOf)).toThrow()
  expect(() => parseStoredProduct({ schemaVersion: 1, modelId: 1001 }, startOf)).toThrow()
  expect(() => parseStoredProduct({ schemaVersion: 2, modelId: 1001, choices: {} }, startOf)).toThrow()
})

test('a stored value is lifted version by version, in order', () => {
  const steps: Migration[] = [
    { from: 2, name: 'glass gets a code', lift: ({ glass, ...rest }) => ({ ...rest, glassCode: glass }) },
    { from: 1, name: 'pane is called glass', lift: ({ pane, ...rest }) => ({ ...rest, glass: pane }) },
  ]
  expect(migrated({ schemaVersion: 1, pane: '304' }, 1, 3, steps, startOf)).toEqual({
    schemaVersion: 3,
    glassCode: '304',
  })
  expect(() => migrated({ schemaVersion: 1 }, 1, 4, steps, startOf)).toThrow(
    'no migration from product version 3',
  )
})
