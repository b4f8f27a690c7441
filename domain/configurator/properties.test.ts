/** What holds for every product, however it came about. A failing run prints its seed. */
import * as fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { colorBook } from '#domain/catalogue/colors/color-book'
import { models } from '#domain/catalogue/data/models'
import { isWindow } from '#domain/catalogue/model-kind'
import { sentenceOf } from '#domain/messages/words'
import { priceList2026 } from '#domain/pricing/lists/2026-1'
import { grossOf, price } from '#domain/pricing/price-product'
import { parseStoredProduct } from '#domain/product/migrations'
import type { Patch } from '#domain/product/product'
import type { Configuration } from '#domain/rules/configuration'
import { sizeLimitOf } from '#domain/rules/context'
import { configured, defaultOf } from '#tests/factories/configured'
import { edits, junkEdits, modelIds, type Pick, patchOf, picks } from '#tests/factories/edits'
import { applyTo } from './apply.ts'
import { configure } from './configure.ts'
import { type OptionField, optionsOf } from './options.ts'

// Hundreds of products per property; a loaded machine needs its time.
vi.setConfig({ testTimeout: 60_000 })

type Step = { readonly pick: Pick } | { readonly patch: unknown }

const steps: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ pick: picks }) },
  { weight: 2, arbitrary: fc.record({ patch: edits }) },
)

const walks = fc.record({ modelId: modelIds, steps: fc.array(steps, { maxLength: 8 }) })

/** The product after those of these steps that are accepted. */
const walk = (modelId: number, taken: readonly Step[]): Configuration =>
  taken.reduce<Configuration>((from, step) => {
    const result = applyTo(from, 'pick' in step ? patchOf(from, step.pick) : step.patch, colorBook)
    if (!result.ok) expect(sentenceOf(result).length).toBeGreaterThan(5)
    return result.ok ? result.value.configuration : from
  }, defaultOf(modelId))

const holds = async (property: fc.IRawProperty<unknown>, numRuns: number): Promise<void> => {
  await fc.assert(property, { numRuns })
}

const grossOre = (configuration: Configuration): number => {
  const gross = grossOf(configuration, priceList2026)
  if (!gross.ok) throw new Error(String(gross.data?.what))
  return gross.value
}

describe('any sequence of edits', () => {
  test('leads to a product that can be made, or is refused with a sentence', async () => {
    await holds(
      fc.property(walks, ({ modelId, steps: taken }) => {
        const { findings, layout } = walk(modelId, taken)
        expect(findings.filter(({ severity }) => severity === 'ERROR')).toEqual([])
        expect(layout.fields.length).toBeGreaterThan(0)
      }),
      120,
    )
  })

  test('leads to a product with a price whose lines add up', async () => {
    await holds(
      fc.property(walks, ({ modelId, steps: taken }) => {
        const priced = price(walk(modelId, taken), priceList2026)
        if (!priced.ok) throw new Error(String(priced.data?.what))
        expect(priced.value.gross).toBeGreaterThan(0)
        expect(priced.value.gross % 100).toBe(0)
        expect(priced.value.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(priced.value.gross)
      }),
      120,
    )
  })

  test('gives the same as evaluating the stored product afresh: nothing is carried over that an edit touched', async () => {
    await holds(
      fc.property(walks, ({ modelId, steps: taken }) => {
        const reached = walk(modelId, taken)
        const stored = parseStoredProduct(JSON.parse(JSON.stringify(reached.product)))
        expect(stored).toEqual(reached.product)
        expect(configure(stored, colorBook)).toEqual(reached)
      }),
      120,
    )
  })

  test('is refused without harm when it cannot be read', async () => {
    await holds(
      fc.property(modelIds, fc.array(junkEdits, { maxLength: 4 }), (modelId, patches) => {
        const reached = walk(
          modelId,
          patches.map((patch) => ({ patch })),
        )
        expect(configure(reached.product, colorBook)).toEqual(reached)
      }),
      120,
    )
  })
})

/** The product after all of these edits; null when one is refused. */
const inTurn = (modelId: number, patches: readonly Patch[]): Configuration | null =>
  patches.reduce<Configuration | null>((from, patch) => {
    const result = from && applyTo(from, patch, colorBook)
    return result?.ok === true ? result.value.configuration : null
  }, defaultOf(modelId))

test('edits of different fields give the same product in any order that accepts them', async () => {
  let compared = 0
  await holds(
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
    150,
  )
  expect(compared).toBeGreaterThan(50)
})

test('an option is available exactly when the edit is accepted, at the price and for the reason that it says', async () => {
  await holds(
    fc.property(walks, fc.nat(), ({ modelId, steps: taken }, pick) => {
      const from = walk(modelId, taken)
      const options = optionsOf(from, colorBook, priceList2026)
      const names = Object.keys(options) as OptionField[]
      const field = names[pick % names.length]
      for (const option of field === undefined ? [] : options[field]) {
        const result = applyTo(from, option.patch, colorBook)
        expect(option.available).toBe(result.ok)
        if (result.ok) expect(option.priceDelta).toBe(grossOre(result.value.configuration) - grossOre(from))
        else expect(option.reason).toBe(sentenceOf(result))
      }
    }),
    150,
  )
})

const windows = models.filter(isWindow)

test.each(windows.map(({ id, name }) => [id, name] as const))(
  '%i %s never gets cheaper by growing, with the same glass',
  async (modelId) => {
    const { model, values } = defaultOf(modelId)
    const limit = sizeLimitOf(model.frameType, values.function, model)
    if (limit === null) throw new Error('no limit')
    const sizes = fc.record({
      width: fc.integer({ min: limit.widthMin, max: limit.widthMax }),
      height: fc.integer({ min: limit.heightMin, max: limit.heightMax }),
      wider: fc.integer({ min: 0, max: 200 }),
      taller: fc.integer({ min: 0, max: 200 }),
    })
    let compared = 0
    await holds(
      fc.property(sizes, ({ width, height, wider, taller }) => {
        const small = applyTo(defaultOf(modelId), { width, height }, colorBook)
        const large = applyTo(
          defaultOf(modelId),
          { width: width + wider, height: height + taller },
          colorBook,
        )
        if (!small.ok || !large.ok) return
        const [one, other] = [small.value.configuration, large.value.configuration]
        if (one.values.glassCode !== other.values.glassCode) return
        compared += 1
        expect(grossOre(other)).toBeGreaterThanOrEqual(grossOre(one))
      }),
      150,
    )
    expect(compared).toBeGreaterThan(0)
  },
)

test('a product keeps its choices when nothing is edited', () => {
  const from = configured(1002, { depth: 130 })
  const result = applyTo(from, from.product.choices, colorBook)
  expect(result.ok && result.value.product).toEqual(from.product)
})
