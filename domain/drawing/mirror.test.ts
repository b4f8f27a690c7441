// Whoever stands inside sees what stands outside in a mirror, whatever has been chosen.
import * as fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { colorBook } from '#domain/catalogue/colors/color-book'
import type { Point } from '#domain/geometry/point'
import { SEED } from '#tests/factories/seed'
import { CASES, walk, walks } from '#tests/factories/walks'
import { buildScene } from './build-scene.ts'
import { closedPath, sheetOf } from './svg/sheet.ts'

// Ten thousand drawings from either side; a loaded machine needs its time.
vi.setConfig({ testTimeout: 600_000 })

test('the inside drawing of any product is its outside drawing mirrored, part by part', async () => {
  await fc.assert(
    fc.property(walks, ({ modelId, steps }) => {
      const configuration = walk(modelId, steps)
      const { width } = configuration.values
      const seenFrom = (side: 'outside' | 'inside') =>
        buildScene(configuration, colorBook, { side, measurements: true })
      const [outside, inside] = [seenFrom('outside'), seenFrom('inside')]
      const [fromOutside, fromInside] = [sheetOf(outside), sheetOf(inside)]
      const partOutside = new Map(outside.parts.map((part) => [part.id, part]))
      const inBoth = inside.parts.filter(({ id }) => partOutside.has(id))
      expect(inBoth.length).toBeGreaterThan(0)
      for (const { id, outlines } of inBoth) {
        const mirrored = (partOutside.get(id)?.outlines ?? []).map((outline) =>
          outline.map(([x, y]): Point => [width - x, y]),
        )
        expect(closedPath(outlines, fromInside), id).toBe(closedPath(mirrored, fromOutside))
      }
    }),
    { numRuns: CASES, seed: SEED },
  )
})
