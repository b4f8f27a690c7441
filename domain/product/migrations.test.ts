import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type Migration, migrated, migrations, parseStoredProduct } from './migrations.ts'

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

test('a stored product lacks the choices that came after its version, and is lifted without them', () => {
  const [product] = JSON.parse(readFileSync(join(import.meta.dirname, 'stored/version-3.json'), 'utf8'))
  const { misc, ...before } = product.choices
  expect(misc).toBeDefined()
  const lifted = migrated({ ...product, choices: before }, 3, 4, migrations, () => ({
    ...product.choices,
    width: product.choices.width + 100,
  }))
  expect(lifted).toMatchObject({ choices: before, stated: ['height', 'width'] })
})
