// The file as another program reads it (web-ifc): it has nothing to complain of, and measures what we have drawn.
import { describe, expect, test } from 'vitest'
import { colorLists } from '#domain/catalogue/colors/color-lists'
import { models } from '#domain/catalogue/data/models'
import { configure } from '#domain/configurator/configure'
import { buildScene } from '#domain/drawing/build-scene'
import type { Material, PartKind, ScenePart } from '#domain/drawing/scene'
import { areaOf, boundsOf } from '#domain/geometry/polygon'
import { panesOf } from '#domain/layout/panes'
import type { Layout } from '#domain/layout/parts'
import type { Configuration } from '#domain/rules/configuration'
import { buildingRows } from '#tests/factories/building-lines'
import { configured, defaultOf } from '#tests/factories/configured'
import { RANDOM_PRODUCTS_MS, randomProducts } from '#tests/factories/random-products'
import { type ReadSolid, readIfc } from '#tests/factories/read-ifc'
import { SEED } from '#tests/factories/seed'
import { shapedModels } from '#tests/factories/shaped-models'
import { type IfcRow, ifcOfQuote } from './quote-ifc.ts'
import { solidsOf } from './solids.ts'

const rowOf = (configuration: Configuration, index: number, numberOf = 1): IfcRow => ({
  id: `row_${index}`,
  rowNumber: index + 1,
  reference: '',
  numberOf,
  connection: null,
  couples: null,
  configuration,
})

const modelOf = (rows: readonly IfcRow[]): string =>
  ifcOfQuote({ orderNumber: 1, rows }, { colorLists, name: 'a.ifc', at: '2026-11-20T11:00:00.000Z' })

/** Areas of the layout, by the ids of the parts that are drawn of it. */
const areasOf = ({
  frame,
  dividers,
  crossbars,
  fields,
  leaf,
  ...layout
}: Layout): ReadonlyMap<string, number> =>
  new Map([
    ...[...frame, ...dividers, ...crossbars, ...fields.flatMap(({ sash }) => sash?.members ?? [])].map(
      ({ id, outline }) => [id, areaOf(outline)] as const,
    ),
    ...panesOf({ ...layout, frame, dividers, crossbars, fields, leaf }).map(
      ({ address, kind, daylight }) =>
        [`${address}/${kind === 'GLASS' ? 'glass' : 'panel'}`, areaOf(daylight)] as const,
    ),
    ...(leaf === null
      ? []
      : [
          [
            leaf.id,
            areaOf(leaf.outline) - leaf.glass.reduce((sum, { daylight }) => sum + areaOf(daylight), 0),
          ] as const,
          ...leaf.bars.map((bar, index) => [`${leaf.id}/bar${index + 1}`, areaOf(bar)] as const),
        ]),
    ...layout.breastworks.map(({ field, rail }) => [`${field}/breastwork`, areaOf(rail)] as const),
    // Of a construction part.
    ['frame', areaOf(layout.outline)],
  ])

const PROMISED_SHARE = 1e-3
const PROMISED_MM = 0.1

/** What covers or lines a product lies about its layout, and folds and meeting stiles are worked out of it: as large as they are drawn. */
const AROUND: ReadonlySet<PartKind> = new Set(['cladding', 'jamb', 'flowerboard'])
const isDrawnOnly = ({ id, kind }: ScenePart): boolean =>
  AROUND.has(kind) || /\/(rebate|stile|strip\/\w+)$/.test(id)

const outlinedArea = ({ outlines: [outer = [], ...holes] }: ScenePart): number =>
  areaOf(outer) - holes.reduce((sum, hole) => sum + areaOf(hole), 0)

/** Through the wall; of a part in two colours the outer half is written first. */
const thickness = ({ z: [back, front] }: ScenePart, half: 'whole' | 'outer' | 'inner'): ScenePart['z'] => {
  const middle = (back + front) / 2
  return [half === 'outer' ? middle : back, half === 'inner' ? middle : front]
}

/** Along the façade from where the piece stands, inwards, and up. */
const boxOfPart = (part: ScenePart, [back, front]: ScenePart['z'], atX: number): ReadSolid['box'] => {
  const { minX, maxX, minY, maxY } = boundsOf(part.outlines[0] ?? [])
  return { min: [atX + minX, -front, minY], max: [atX + maxX, -back, maxY] }
}

/** A channel is written in thousandths. */
const PROMISED_CHANNEL = 0.001
const OPACITY: Readonly<Partial<Record<Material['finish'], number>>> = { glass: 0.3, frosted: 0.7 }

const colorFaults = ({ rgbHex, finish }: Material, { x, y, z, w }: ReadSolid['color']): readonly string[] => {
  const channels = [1, 3, 5].map((at) => Number.parseInt(rgbHex.slice(at, at + 2), 16) / 255)
  const should = [...channels, OPACITY[finish] ?? 1]
  return [x, y, z, w].every((is, index) => Math.abs(is - (should[index] ?? 0)) <= PROMISED_CHANNEL)
    ? []
    : [`colour ${[x, y, z, w]} instead of ${finish} ${rgbHex}`]
}

/** What is wrong with one solid that was read, by the part of the drawing that it is of. */
const solidFaults = (
  part: ScenePart,
  half: 'whole' | 'outer' | 'inner',
  area: number | undefined,
  atX: number,
  { volumeMm3, box, color }: ReadSolid,
): readonly string[] => {
  const z = thickness(part, half)
  const expected = (area ?? (isDrawnOnly(part) ? outlinedArea(part) : Number.NaN)) * (z[1] - z[0])
  const should = boxOfPart(part, z, atX)
  const isThere = (['min', 'max'] as const).every((end) =>
    box[end].every((is, axis) => Math.abs(is - (should[end][axis] ?? Number.NaN)) <= PROMISED_MM),
  )
  return [
    ...(Math.abs(volumeMm3 / expected - 1) <= PROMISED_SHARE
      ? []
      : [`${volumeMm3} mm³ instead of ${expected}`]),
    ...(isThere ? [] : [`box ${JSON.stringify(box)} instead of ${JSON.stringify(should)}`]),
    ...colorFaults(half === 'inner' ? part.materialInside : part.materialOutside, color),
  ].map((fault) => `${part.id}: ${fault}`)
}

/** What is wrong with the solids read of one piece, which come in the order in which they were written. */
const faultsOf = (
  { layout, ...configuration }: Configuration,
  atX: number,
  read: readonly ReadSolid[],
): readonly string[] => {
  const { parts } = buildScene({ ...configuration, layout }, colorLists, {
    side: 'outside',
    measurements: false,
  })
  const written = solidsOf(parts)
  if (written.length !== read.length) return [`${read.length} solids instead of ${written.length}`]
  const areas = areasOf(layout)
  const solids = written.flatMap(({ id }, index) => {
    const [solid, part] = [read[index], parts.find((each) => each.id === id)]
    if (solid === undefined || part === undefined) return [`${id} is not drawn`]
    const isHalved = written.filter((each) => each.id === id).length > 1
    const half = isHalved ? (written[index - 1]?.id === id ? 'inner' : 'outer') : 'whole'
    return solidFaults(part, half, areas.get(id), atX, solid)
  })
  // A window board is as long as it is ordered; cladding lies around the frame.
  const kinds = new Map(parts.map(({ id, kind }) => [id, kind]))
  const lining = read.filter((_, index) => {
    const { id = '', role = 'Cladding' } = written[index] ?? {}
    return role !== 'Cladding' && kinds.get(id) !== 'flowerboard'
  })
  const extent = (axis: 0 | 2) =>
    Math.max(...lining.map(({ box }) => box.max[axis] ?? 0)) -
    Math.min(...lining.map(({ box }) => box.min[axis] ?? 0))
  const boxes = [
    ['width', extent(0), layout.width] as const,
    ['height', extent(2), layout.height] as const,
  ].flatMap(([name, is, should]) =>
    Math.abs(is - should) <= PROMISED_MM ? [] : [`${name} ${is} instead of ${should}`],
  )
  return [...solids, ...boxes]
}

/** Rows that nothing holds together stand so far apart, each to the right of the one before. */
const APART = 500

const startsOf = (configurations: readonly Configuration[]): readonly number[] =>
  configurations.map((_, index) =>
    configurations.slice(0, index).reduce((sum, { layout }) => sum + layout.width + APART, 0),
  )

const piecesOf = (solids: readonly ReadSolid[]) =>
  [...Map.groupBy(solids, ({ of }) => of).entries()].toSorted(([one], [other]) => one - other)

/** The program holds all of a file at once. */
const ROWS_OF_A_FILE = 100

const expectAsDrawn = async (configurations: readonly Configuration[]): Promise<void> => {
  const model = await readIfc(modelOf(configurations.map((each, index) => rowOf(each, index))))
  try {
    expect(model.complaints).toEqual([])
    const pieces = piecesOf(model.solids)
    expect(pieces.length).toBe(configurations.length)
    const starts = startsOf(configurations)
    const faults = configurations.flatMap((configuration, index) =>
      faultsOf(configuration, starts[index] ?? 0, pieces[index]?.[1] ?? []).map(
        (fault) => `${configuration.facts.description}: ${fault}`,
      ),
    )
    expect(faults).toEqual([])
  } finally {
    model.close()
  }
}

describe('another program reads', () => {
  test('every model of the range, each solid in its place, as large as in the layout and in its colour', async () => {
    await expectAsDrawn(models.map(({ id }) => defaultOf(id)))
  })

  test('all sixteen frame shapes, each solid in its place, as large as in the layout and in its colour', async () => {
    expect(new Set(shapedModels.map(({ values }) => values.frameShapeId)).size).toBe(16)
    await expectAsDrawn(shapedModels)
  })

  test(
    `products after edits at random, each solid in its place, as large as in the layout and in its colour (seed ${SEED})`,
    async () => {
      const products = randomProducts(150)
      for (let from = 0; from < products.length; from += ROWS_OF_A_FILE)
        await expectAsDrawn(products.slice(from, from + ROWS_OF_A_FILE))
    },
    RANDOM_PRODUCTS_MS,
  )

  test('cladding, linings and a window board, each as thick, deep and long as it is ordered', async () => {
    const window = configured(1002, {
      width: 1190,
      height: 1390,
      depth: 160,
      aluminium: { selected: true, color: null },
      extensionJamb: { mounted: true, featherSize: 12, material: '01', hasBottom: false },
      flowerBoard: { selected: true, material: '01', height: 28, depth: 200, extension: 50 },
    })
    const model = await readIfc(modelOf([rowOf(window, 0)]))
    try {
      const { parts } = buildScene(window, colorLists, { side: 'outside', measurements: false })
      const written = solidsOf(parts)
      const sizeOf = (id: string) => {
        const { box, volumeMm3 } = model.solids[written.findIndex((solid) => solid.id === id)] ?? {}
        return [...(box?.min ?? []), ...(box?.max ?? []), volumeMm3 ?? 0].map((each) => Math.round(each) + 0)
      }
      // The frame fills y from 0 to its 105 mm; 55 of 160 are lined.
      expect({
        board: sizeOf('flowerboard'),
        leftLining: sizeOf('jamb/LEFT'),
        lowerCladding: sizeOf('frame/BOTTOM/cladding'),
      }).toEqual({
        board: [-50, 105, -28, 1240, 305, 0, 1290 * 200 * 28],
        leftLining: [0, 105, 0, 18, 160, 1390, (1390 - 18 / 2) * 18 * 55],
        // Mitred at both ends, 9 mm before the frame.
        lowerCladding: [0, -9, 0, 1190, 0, 37, (1190 - 37) * 37 * 9],
      })
    } finally {
      model.close()
    }
  })

  test('rows that are mounted together, side by side with a joint between them', async () => {
    const hung = { toRow: 1, position: 'RIGHT', location: 'START' } as const
    const model = await readIfc(
      modelOf([
        rowOf(configured(1001), 0),
        { ...rowOf(configured(1002, { width: 790 }), 1), connection: hung },
      ]),
    )
    try {
      expect(model.complaints).toEqual([])
      const extents = piecesOf(model.solids).map(([, solids]) => [
        Math.round(Math.min(...solids.map(({ box }) => box.min[0] ?? Number.NaN))),
        Math.round(Math.max(...solids.map(({ box }) => box.max[0] ?? Number.NaN))),
      ])
      expect(extents).toEqual([
        [0, 1190],
        [1210, 2000],
      ])
    } finally {
      model.close()
    }
  })

  test('the 61 rows of an apartment building, where every entity has the attributes that IFC4 gives it', async () => {
    const rows = buildingRows().map(({ product, numberOf }, index) =>
      rowOf(configure(product, colorLists), index, numberOf),
    )
    const text = modelOf(rows)
    const model = await readIfc(text)
    try {
      expect([model.schema, model.complaints]).toEqual(['IFC4', []])
      expect(rows).toHaveLength(61)
      expect(piecesOf(model.solids).length).toBe(rows.reduce((sum, { numberOf }) => sum + numberOf, 0))
      expect(model.malformed()).toEqual([])
      expect(text.length).toBeLessThan(3e6)
    } finally {
      model.close()
    }
  })
})
