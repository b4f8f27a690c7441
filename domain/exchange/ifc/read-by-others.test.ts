// The file as another program reads it (web-ifc): it has nothing to complain of, and measures what we have drawn.
import { describe, expect, test } from 'vitest'
import { colorLists } from '#domain/catalogue/colors/color-lists'
import { models } from '#domain/catalogue/data/models'
import { configure } from '#domain/configurator/configure'
import { buildScene } from '#domain/drawing/build-scene'
import { areaOf } from '#domain/geometry/polygon'
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
        ]),
  ])

const PROMISED_SHARE = 1e-3
const PROMISED_MM = 0.1

/** What is wrong with the solids read of one piece, which come in the order in which they were written. */
const faultsOf = (
  { layout, ...configuration }: Configuration,
  read: readonly ReadSolid[],
): readonly string[] => {
  const { parts } = buildScene({ ...configuration, layout }, colorLists, {
    side: 'outside',
    measurements: false,
  })
  const written = solidsOf(parts)
  if (written.length !== read.length) return [`${read.length} solids instead of ${written.length}`]
  const kinds = new Map(parts.map(({ id, kind }) => [id, kind]))
  const areas = areasOf(layout)
  const volumes = written.flatMap(({ id, z: [back, front] }, index) => {
    const area = areas.get(id)
    const { volumeMm3 = 0 } = read[index] ?? {}
    const expected = (area ?? 0) * (front - back)
    return area === undefined || Math.abs(volumeMm3 / expected - 1) <= PROMISED_SHARE
      ? []
      : [`${id}: ${volumeMm3} mm³ instead of ${expected}`]
  })
  // A window board is as long as it is ordered; cladding lies around the frame.
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
  return [...volumes, ...boxes]
}

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
    const faults = configurations.flatMap((configuration, index) =>
      faultsOf(configuration, pieces[index]?.[1] ?? []).map(
        (fault) => `${configuration.facts.description}: ${fault}`,
      ),
    )
    expect(faults).toEqual([])
  } finally {
    model.close()
  }
}

describe('another program reads', () => {
  test('every model of the range, each solid as large as in the layout', async () => {
    await expectAsDrawn(models.map(({ id }) => defaultOf(id)))
  })

  test('all sixteen frame shapes, each solid as large as in the layout', async () => {
    expect(new Set(shapedModels.map(({ values }) => values.frameShapeId)).size).toBe(16)
    await expectAsDrawn(shapedModels)
  })

  test(
    `products after edits at random, each solid as large as in the layout (seed ${SEED})`,
    async () => {
      const products = randomProducts(150)
      for (let from = 0; from < products.length; from += ROWS_OF_A_FILE)
        await expectAsDrawn(products.slice(from, from + ROWS_OF_A_FILE))
    },
    RANDOM_PRODUCTS_MS,
  )

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
