// Products from the shelf, of every version that was ever stored.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { colorLists } from '#domain/catalogue/colors/color-lists'
import { priceList2026 } from '#domain/pricing/lists/2026-1'
import { grossOf } from '#domain/pricing/price-product'
import { PRODUCT_SCHEMA_VERSION } from '#domain/product/bounds'
import { kronerOf } from '#domain/units'
import { configure } from './configure.ts'
import { readStoredProduct } from './stored-product.ts'

/** Products as each version stored them, never rewritten; list prices of what they still are. */
const stored = join(import.meta.dirname, '../product/stored')
const kroner = [9267, 10_874, 25_930]

test('every version that was ever stored is kept as a fixture', () => {
  const versions = Array.from({ length: PRODUCT_SCHEMA_VERSION }, (_, index) => `version-${index + 1}.json`)
  expect(readdirSync(stored).toSorted()).toEqual(versions)
})

test.each(readdirSync(stored))('%s still opens, as the products that were ordered', (file) => {
  const products: unknown[] = JSON.parse(readFileSync(join(stored, file), 'utf8'))
  const opened = products.map((product) => configure(readStoredProduct(product), colorLists))
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
