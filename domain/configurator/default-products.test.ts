import { expect, test } from 'vitest'
import { colorBook } from '#domain/catalogue/colors/color-book'
import { models } from '#domain/catalogue/data/models'
import { priceList2026 } from '#domain/pricing/lists/2026-1'
import { price } from '#domain/pricing/price-product'
import { kronerOf, roundHalfAway } from '#domain/units'
import { configure } from './configure.ts'
import { createProduct } from './create.ts'

/** U-value, weight and list price of every model as it comes (trade handbook 9). */
const expected: Readonly<Record<number, readonly [uValue: number, kg: number, gross: number]>> = {
  1001: [0.72, 49.3, 4988],
  1002: [0.79, 55.9, 7022],
  1003: [0.86, 40, 6107],
  1004: [0.92, 30.2, 4903],
  1005: [0.92, 30.2, 4903],
  1008: [0.81, 94.7, 10_792],
  1106: [0.67, 195.7, 17_217],
  1401: [0.75, 40.3, 5891],
  1403: [0.71, 52.4, 6777],
  2001: [0.89, 80.2, 12_543],
  2101: [0.82, 248.5, 36_873],
  3104: [0.68, 85.2, 21_500],
  3301: [1.1, 64, 6900],
}

test.each(models.map(({ id, name }) => [id, name] as const))(
  '%i %s comes with the figures of the range',
  (id) => {
    const product = createProduct(id)
    if (!product.ok) throw new Error(product.code)
    const configuration = configure(product.value, colorBook)
    const priced = price(configuration, priceList2026)
    if (!priced.ok) throw new Error(String(priced.data?.what))
    expect(configuration.findings.filter(({ severity }) => severity === 'ERROR')).toEqual([])
    expect([
      roundHalfAway(configuration.thermal.uValue ?? 0, 2),
      roundHalfAway(configuration.weight.totalKg, 1),
      kronerOf(priced.value.gross),
    ]).toEqual(expected[id])
  },
)
