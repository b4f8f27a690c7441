/** A larger window of the same model and glass never costs less. */
import * as fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { colorLists } from '#domain/catalogue/colors/color-lists'
import { models } from '#domain/catalogue/data/models'
import { isWindow } from '#domain/catalogue/model-kind'
import { sizeLimitOf } from '#domain/rules/context'
import { defaultOf } from '#tests/factories/configured'
import { casesOf, SEED } from '#tests/factories/seed'
import { grossOre } from '#tests/factories/walks'
import { applyTo } from '../apply.ts'

/** Random sizes that all windows share; each window needs enough of them for two with the same glass to be compared. */
const SIZES = casesOf({ deep: 10_000, daily: 1_500 })

// Thousands of products; a loaded machine needs its time.
vi.setConfig({ testTimeout: 120_000 })

/** Stock comes in one size, and a construction part is a bar, sold by length alone. */
const windows = models.filter(
  (model) => isWindow(model) && model.isStockItem !== true && model.isConstructionPart !== true,
)

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
    await fc.assert(
      fc.property(sizes, ({ width, height, wider, taller }) => {
        const small = applyTo(defaultOf(modelId), { width, height }, colorLists)
        const large = applyTo(
          defaultOf(modelId),
          { width: width + wider, height: height + taller },
          colorLists,
        )
        if (!small.ok || !large.ok) return
        const [one, other] = [small.value.configuration, large.value.configuration]
        if (one.values.glassCode !== other.values.glassCode) return
        compared += 1
        expect(grossOre(other)).toBeGreaterThanOrEqual(grossOre(one))
      }),
      { numRuns: Math.ceil(SIZES / windows.length), seed: SEED },
    )
    expect(compared).toBeGreaterThan(0)
  },
)
