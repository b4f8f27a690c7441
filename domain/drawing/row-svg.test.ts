// A row as a picture to paste anywhere, as another program (librsvg) opens it: whole, and as large as it is at 1:10.
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { colorLists } from '#domain/catalogue/colors/color-lists'
import { models } from '#domain/catalogue/data/models'
import { heightOf, widthOf } from '#domain/geometry/polygon'
import type { Configuration } from '#domain/rules/configuration'
import { defaultOf } from '#tests/factories/configured'
import { RANDOM_PRODUCTS_MS, randomProducts } from '#tests/factories/random-products'
import { SEED } from '#tests/factories/seed'
import { shapedModels } from '#tests/factories/shaped-models'
import { buildScene } from './build-scene.ts'
import { rowSvg } from './row-svg.ts'

const POINTS_PER_MM = 72 / 25.4
const DENOMINATOR = 10

const faultsOf = async (configuration: Configuration): Promise<readonly string[]> => {
  const scene = buildScene(configuration, colorLists, { side: 'outside', measurements: true })
  const svg = rowSvg(scene)
  const { format, width = 0, height = 0 } = await sharp(Buffer.from(svg)).metadata()
  const expected = [widthOf(scene.bounds), heightOf(scene.bounds)].map(
    (length) => (length / DENOMINATOR) * POINTS_PER_MM,
  )
  return [
    ...(format === 'svg' ? [] : [`is ${format}`]),
    // Opened, it has whole points.
    ...[width, height].flatMap((points, axis) =>
      Math.abs(points - (expected[axis] ?? 0)) <= 1 ? [] : [`${points} points instead of ${expected[axis]}`],
    ),
    ...(/NaN|Infinity|undefined/.test(svg) ? ['something of it is no number'] : []),
  ]
}

test.each([
  ['every model of the range', () => models.map(({ id }) => defaultOf(id))],
  ['all sixteen frame shapes', () => shapedModels],
  [`products after edits at random (seed ${SEED})`, () => randomProducts(150)],
] as const)(
  '%s',
  async (_, products) => {
    const faults: string[] = []
    for (const each of products())
      for (const fault of await faultsOf(each)) faults.push(`${each.facts.description}: ${fault}`)
    expect(faults).toEqual([])
  },
  RANDOM_PRODUCTS_MS,
)
