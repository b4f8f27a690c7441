// Whoever stands inside sees what stands outside in a mirror, whatever has been chosen.
import * as fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { colorLists } from '#domain/catalogue/colors/color-lists'
import type { Point } from '#domain/geometry/point'
import type { Configuration } from '#domain/rules/configuration'
import { casesOf, SEED } from '#tests/factories/seed'
import { productsOn, walks } from '#tests/factories/walks'
import { buildScene } from './build-scene.ts'
import type { ScenePart } from './scene.ts'
import { closedPath, sheetOf } from './svg/sheet.ts'

// Many products from either side; a loaded machine needs its time.
vi.setConfig({ testTimeout: 600_000 })

/** To edit a product costs more than to draw it: each that comes about on the way is drawn, and none twice. */
const WALKS = casesOf({ deep: 4_000, daily: 250 })
const DIFFERENT = 1.4 * WALKS

/** What is compared of a product, and those of its parts that are not where the mirror has them. */
const mirrorOf = (configuration: Configuration): { compared: number; astray: string[] } => {
  const { width } = configuration.values
  const seenFrom = (side: 'outside' | 'inside') =>
    buildScene(configuration, colorLists, { side, measurements: true })
  const [outside, inside] = [seenFrom('outside'), seenFrom('inside')]
  const [fromOutside, fromInside] = [sheetOf(outside), sheetOf(inside)]
  const partOutside = new Map(outside.parts.map((part) => [part.id, part]))
  const mirrored = ({ outlines }: ScenePart): Point[][] =>
    outlines.map((outline) => outline.map(([x, y]): Point => [width - x, y]))
  const pairs = inside.parts.flatMap((part) => {
    const other = partOutside.get(part.id)
    return other === undefined ? [] : [{ part, other }]
  })
  const astray = pairs.filter(
    ({ part, other }) => closedPath(part.outlines, fromInside) !== closedPath(mirrored(other), fromOutside),
  )
  return { compared: pairs.length, astray: astray.map(({ part }) => part.id) }
}

test('the inside drawing of any product is its outside drawing mirrored, part by part', async () => {
  const drawn = new Set<string>()
  await fc.assert(
    fc.property(walks, ({ modelId, steps }) => {
      for (const product of productsOn(modelId, steps)) {
        const key = JSON.stringify([modelId, product.values])
        if (drawn.has(key)) continue
        const { compared, astray } = mirrorOf(product)
        if (compared === 0 || astray.length > 0)
          throw new Error(`astray: ${astray.join(', ') || 'everything'}`)
        drawn.add(key)
      }
    }),
    { numRuns: WALKS, seed: SEED },
  )
  expect(drawn.size).toBeGreaterThan(DIFFERENT)
})
