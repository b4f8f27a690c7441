import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { colorBook } from '#domain/catalogue/colors/color-book'
import { configure } from '#domain/configurator/configure'
import { priceList2026 } from '#domain/pricing/lists/2026-1'
import { grossOf } from '#domain/pricing/price-product'
import { kronerOf } from '#domain/units'
import { type Migration, migrated, parseStoredProduct } from './migrations.ts'
import { PRODUCT_SCHEMA_VERSION } from './product.ts'

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

/** Products as each version stored them, never rewritten; list prices of what they still are. */
const stored = join(import.meta.dirname, 'stored')
const kroner = [9267, 10_874, 25_930]

test('every version that was ever stored is kept as a fixture', () => {
  const versions = Array.from({ length: PRODUCT_SCHEMA_VERSION }, (_, index) => `version-${index + 1}.json`)
  expect(readdirSync(stored).toSorted()).toEqual(versions)
})

test.each(readdirSync(stored))('%s still opens, as the products that were ordered', (file) => {
  const products: unknown[] = JSON.parse(readFileSync(join(stored, file), 'utf8'))
  const opened = products.map((product) => configure(parseStoredProduct(product), colorBook))
  expect(opened.flatMap(({ findings }) => findings.filter(({ severity }) => severity === 'ERROR'))).toEqual(
    [],
  )
  expect(
    opened.map((configuration) => {
      const gross = grossOf(configuration, priceList2026)
      return gross.ok ? kronerOf(gross.value) : gross.code
    }),
  ).toEqual(kroner)
})
