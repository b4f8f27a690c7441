import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { LAMINATE_TILE, laminateLooks } from '#domain/catalogue/data/laminates'
import { sourceRoot } from './cached-file.ts'
import { laminateTile, TILE_PIXELS } from './laminate-tile.ts'
import { withoutGeneralDecoder } from './only-our-decoder.ts'

const { width, height } = TILE_PIXELS

test('a tile is drawn in its own proportions', () => {
  expect(width / LAMINATE_TILE.width).toBeCloseTo(height / LAMINATE_TILE.height, 6)
})

describe.each(['L101', 'L302'])('laminate %s', (code) => {
  const look = laminateLooks[code]
  if (look === undefined) throw new Error(`no ${code}`)
  const tile = laminateTile(look, 3)
  const at = (x: number, y: number, channel: number): number => tile[(y * width + x) * 3 + channel] ?? 0

  test('is the same every time', () => {
    expect(laminateTile(look, 3)).toEqual(tile)
  })

  test('has no seam: opposite edges differ no more than neighbours within it', () => {
    const steps = (from: number, to: number): number => {
      let sum = 0
      for (let y = 0; y < height; y += 1) sum += Math.abs(at(from, y, 0) - at(to, y, 0))
      return sum / height
    }
    expect(steps(width - 1, 0)).toBeLessThan(2 * Math.max(1, steps(200, 201)))
  })
})

test('of the decoders only the one for our models comes with the site', () => {
  const loader = readFileSync(
    join(sourceRoot, 'node_modules/three/examples/jsm/loaders/DRACOLoader.js'),
    'utf8',
  )
  const named = (source: string): string[] =>
    [...source.matchAll(/libs\/draco\/([\w/]+\.(?:js|wasm))/g)].map(([, file = '']) => file)
  expect(named(loader)).toHaveLength(5)
  expect(named(withoutGeneralDecoder(loader))).toEqual([
    'gltf/draco_wasm_wrapper.js',
    'gltf/draco_decoder.wasm',
  ])
})
