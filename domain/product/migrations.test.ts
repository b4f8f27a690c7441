import { expect, test } from 'vitest'
import { type Migration, migrated, parseStoredProduct } from './migrations.ts'

test('what was never a product is not read as one', () => {
  expect(() => parseStoredProduct(null)).toThrow()
  expect(() => parseStoredProduct({ schemaVersion: 1, modelId: 1001 })).toThrow()
  expect(() => parseStoredProduct({ schemaVersion: 2, modelId: 1001, choices: {} })).toThrow()
})

test('a stored value is lifted version by version, in order', () => {
  const steps: Migration[] = [
    { from: 2, name: 'glass gets a code', lift: ({ glass, ...rest }) => ({ ...rest, glassCode: glass }) },
    { from: 1, name: 'pane is called glass', lift: ({ pane, ...rest }) => ({ ...rest, glass: pane }) },
  ]
  expect(migrated({ schemaVersion: 1, pane: '304' }, 1, 3, steps)).toEqual({
    schemaVersion: 3,
    glassCode: '304',
  })
  expect(() => migrated({ schemaVersion: 1 }, 1, 4, steps)).toThrow('no migration from product version 3')
})
