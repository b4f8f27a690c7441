/** What a seller reads beside a price is the sum that made it: whoever works it out by hand comes to the same. */
import * as fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { kronerOf } from '#domain/units'
import { casesOf, SEED } from '#tests/factories/seed'
import { productsOn, walks } from '#tests/factories/walks'
import { priceList2026 } from './lists/2026-1.ts'
import { price } from './price-product.ts'

// Thousands of products; a loaded machine needs its time.
vi.setConfig({ testTimeout: 120_000 })

const WALKS = casesOf({ deep: 1000, daily: 300 })

/** Metres are written to the millimetre, and a metre of the dearest frame costs 1 150. */
const WRITTEN_TO_KRONER = 0.6

/** The written sum in kroner. */
const workedOut = (because: string): number => {
  const sum = because
    .replaceAll(/(?<=\d)\u00A0(?=\d)/g, '')
    .replaceAll('\u00A0', ' ')
    .replaceAll(/ \+ (\S+) % for \S+ \d+ mm/g, ' × (1 + $1 / 100)')
    .replaceAll(/ for .*?(?= [+−] |\)|$)/g, '')
    .replace(/^(\S+) % av (\S+?)(, |$)/, '$1 / 100 × $2$3')
    .replace(/^(.*), minst (.*)$/, 'Math.max($1; $2)')
    .replaceAll(/ (mm|m²|m|stk\.|rute|ruter)( karm| ramme)?(?=[ );]|$)/g, '')
    .replaceAll(',', '.')
    .replaceAll(';', ',')
    .replaceAll('−', '-')
    .replaceAll('×', '*')
  return Number(new Function(`return ${sum}`)())
}

test('the written sum of every line gives its kroner', async () => {
  const codes = new Set<string>()
  await fc.assert(
    fc.property(walks, ({ modelId, steps }) => {
      for (const product of productsOn(modelId, steps)) {
        const priced = price(product, priceList2026)
        for (const { code, amount, because } of priced.ok ? priced.value.lines : []) {
          // Two are no sums: what is rounded away, and a size that costs what it costs.
          if (code === 'rounding' || code === 'special-size') continue
          codes.add(code)
          const [, sum = ''] = because.split('Prisliste 2026-1: ')
          const difference = Math.abs(workedOut(sum) - kronerOf(amount))
          if (!(difference <= WRITTEN_TO_KRONER))
            expect.fail(`${code}: ${sum} is ${workedOut(sum)}, not ${kronerOf(amount)}`)
        }
      }
    }),
    { numRuns: WALKS, seed: SEED },
  )
  expect(codes.size).toBeGreaterThan(45)
})
