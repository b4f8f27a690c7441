// CAD drawings as somebody else's program draws them: that what is read is also what is to be seen, where it is to be seen.
import { afterAll, beforeAll, test } from 'vitest'
import { colorLists } from '#domain/catalogue/colors/color-lists'
import { buildConstruction, type PlacedRows } from '#domain/drawing/build-construction'
import { buildScene } from '#domain/drawing/build-scene'
import type { View } from '#domain/drawing/scene'
import { elevationsDxf, ROW_TEXT_SIZE, rowDxf, SHEET_TEXT_SIZE } from '#domain/exchange/dxf/scene-dxf'
import type { Configuration } from '#domain/rules/configuration'
import { configured, defaultOf } from '#tests/factories/configured'
import { shapedModels } from '#tests/factories/shaped-models'
import { expectPicture } from './baseline.ts'
import { openDrawingTable } from './dxf-picture.ts'

let table: Awaited<ReturnType<typeof openDrawingTable>>

beforeAll(async () => {
  table = await openDrawingTable()
})
afterAll(() => table.close())

/** As the quote's rows and sheets are asked for. */
const rowView: View = {
  side: 'outside',
  measurements: true,
  textSize: ROW_TEXT_SIZE,
  joinery: ['sections', 'handle', 'fixed', 'free-opening'],
}
const sheetView: View = {
  side: 'outside',
  measurements: true,
  textSize: SHEET_TEXT_SIZE,
  joinery: ['sections'],
}

const slanted = (): Configuration => {
  const found = shapedModels.find(({ values }) => values.frameShapeId === 3)
  if (found === undefined) throw new Error('no model has the shape')
  return found
}

const rows: readonly (readonly [name: string, of: () => Configuration])[] = [
  ['window-1002', () => configured(1002)],
  ['door-3001', () => defaultOf(3001)],
  ['slanted', slanted],
]

test.each(rows)('%s, with its sections and measurements', async (name, of) => {
  await expectPicture(
    await table.pictureOf(rowDxf(buildScene(of(), colorLists, rowView)), 800),
    `dxf/${name}`,
  )
})

/** A door with a side light on its right, a post of 20 between them. */
const mounted: PlacedRows = [
  { rowNumber: 1, configuration: configured(3101, { width: 990, height: 2090 }), at: [0, 0] },
  { rowNumber: 2, configuration: configured(3411, { width: 490, height: 2090 }), at: [1010, 0] },
]

test('rows that are mounted together, as one', async () => {
  const drawing = rowDxf(buildConstruction(mounted, colorLists, rowView))
  await expectPicture(await table.pictureOf(drawing, 800), 'dxf/mounted-together')
})

test('a sheet of elevations, each with its words and sections', async () => {
  const drawn = [configured(1002), defaultOf(3001), slanted()]
  const drawing = elevationsDxf([
    ...drawn.map((each, index) => ({
      words: [`Rad ${index + 1} · V${index + 1}`, each.facts.description],
      scene: buildScene(each, colorLists, sheetView),
    })),
    { words: ['Rad 4 + 5'], scene: buildConstruction(mounted, colorLists, sheetView) },
  ])
  await expectPicture(await table.pictureOf(drawing, 1600), 'dxf/sheet')
})
