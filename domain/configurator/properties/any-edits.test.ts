/** What holds for every product, however it came about. */
import * as fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { colorLists } from '#domain/catalogue/colors/color-lists'
import { priceList2026 } from '#domain/pricing/lists/2026-1'
import { price } from '#domain/pricing/price-product'
import { modelOf } from '#domain/rules/context'
import { configured } from '#tests/factories/configured'
import { junkEdits, modelIds } from '#tests/factories/edits'
import { SEED } from '#tests/factories/seed'
import { CASES, walk, walks } from '#tests/factories/walks'
import { applyTo } from '../apply.ts'
import { configure } from '../configure.ts'
import { readStoredProduct } from '../stored-product.ts'

// Tens of thousands of products; a loaded machine needs its time.
vi.setConfig({ testTimeout: 600_000 })

describe('any sequence of edits', () => {
  test('leads to a product that can be made, or is refused with a sentence', async () => {
    await fc.assert(
      fc.property(walks, ({ modelId, steps: walked }) => {
        const { findings, layout } = walk(modelId, walked)
        expect(findings.filter(({ severity }) => severity === 'ERROR')).toEqual([])
        const { isConstructionPart } = modelOf(modelId)
        expect(layout.fields.length > 0).toBe(isConstructionPart !== true)
      }),
      { numRuns: CASES, seed: SEED },
    )
  })

  test('leads to a product with a price whose lines add up', async () => {
    await fc.assert(
      fc.property(walks, ({ modelId, steps: walked }) => {
        const priced = price(walk(modelId, walked), priceList2026)
        if (!priced.ok) throw new Error(String(priced.data?.what))
        expect(priced.value.gross).toBeGreaterThan(0)
        expect(priced.value.gross % 100).toBe(0)
        expect(priced.value.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(priced.value.gross)
      }),
      { numRuns: CASES, seed: SEED },
    )
  })

  test('gives the same as evaluating the stored product afresh: nothing is carried over that an edit touched', async () => {
    await fc.assert(
      fc.property(walks, ({ modelId, steps: walked }) => {
        const reached = walk(modelId, walked)
        const stored = readStoredProduct(JSON.parse(JSON.stringify(reached.product)))
        expect(stored).toEqual(reached.product)
        expect(configure(stored, colorLists)).toEqual(reached)
      }),
      { numRuns: CASES, seed: SEED },
    )
  })

  test('is refused without harm when it cannot be read', async () => {
    await fc.assert(
      fc.property(modelIds, fc.array(junkEdits, { maxLength: 4 }), (modelId, patches) => {
        const reached = walk(
          modelId,
          patches.map((patch) => ({ patch })),
        )
        expect(configure(reached.product, colorLists)).toEqual(reached)
      }),
      { numRuns: CASES, seed: SEED },
    )
  })
})

test('a product keeps its choices when nothing is edited', () => {
  const from = configured(1002, { depth: 130 })
  const result = applyTo(from, from.product.choices, colorLists)
  expect(result.ok && result.value.product).toEqual(from.product)
})
