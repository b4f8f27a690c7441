/** What an option says is what choosing it does, and the order of edits does not matter. */
import * as fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { colorLists } from '#domain/catalogue/colors/color-lists'
import { sentenceOf } from '#domain/messages/words'
import { priceList2026 } from '#domain/pricing/lists/2026-1'
import type { Patch } from '#domain/product/product'
import type { Configuration } from '#domain/rules/configuration'
import { defaultOf } from '#tests/factories/configured'
import { modelIds, patchOf, picks } from '#tests/factories/edits'
import { SEED } from '#tests/factories/seed'
import { CASES, grossOre, walk, walks } from '#tests/factories/walks'
import { applyTo } from '../apply.ts'
import { type OptionField, optionsOf } from '../options.ts'

// Tens of thousands of products; a loaded machine needs its time.
vi.setConfig({ testTimeout: 600_000 })

/** The product after all of these edits; null when one is refused. */
const inTurn = (modelId: number, patches: readonly Patch[]): Configuration | null =>
  patches.reduce<Configuration | null>((from, patch) => {
    const result = from && applyTo(from, patch, colorLists)
    return result?.ok === true ? result.value.configuration : null
  }, defaultOf(modelId))

test('edits of different fields give the same product in any order that accepts them', async () => {
  let compared = 0
  await fc.assert(
    fc.property(modelIds, fc.array(picks, { minLength: 2, maxLength: 4 }), (modelId, picked) => {
      const patches = picked.map((pick) => patchOf(defaultOf(modelId), pick))
      const different = patches.filter(
        (patch, index) =>
          !patches.slice(0, index).some((earlier) => Object.keys(patch).some((field) => field in earlier)),
      )
      const forwards = inTurn(modelId, different)
      const backwards = inTurn(modelId, different.toReversed())
      if (forwards === null || backwards === null) return
      compared += 1
      expect(backwards).toEqual(forwards)
    }),
    { numRuns: CASES, seed: SEED },
  )
  expect(compared).toBeGreaterThan(CASES / 3)
})

test('an option is available exactly when the edit is accepted, at the price and for the reason that it says', async () => {
  await fc.assert(
    fc.property(walks, fc.nat(), ({ modelId, steps: walked }, pick) => {
      const from = walk(modelId, walked)
      const options = optionsOf(from, colorLists, priceList2026)
      const names = Object.keys(options) as OptionField[]
      const field = names[pick % names.length]
      for (const option of field === undefined ? [] : options[field]) {
        const result = applyTo(from, option.patch, colorLists)
        expect(option.available).toBe(result.ok)
        if (result.ok) expect(option.priceDelta).toBe(grossOre(result.value.configuration) - grossOre(from))
        else expect(option.reason).toBe(sentenceOf(result))
      }
    }),
    { numRuns: CASES, seed: SEED },
  )
})
