// The drawing as another program reads it (dxf-parser): whole, as large as the product, and with measurements that measure it.
import { describe, expect, test } from 'vitest'
import { colorLists } from '#domain/catalogue/colors/color-lists'
import { models } from '#domain/catalogue/data/models'
import { configure } from '#domain/configurator/configure'
import { buildScene } from '#domain/drawing/build-scene'
import { OWN_WALL_CLEARANCE } from '#domain/drawing/joinery/wall-clearance'
import type { View } from '#domain/drawing/scene'
import type { Point } from '#domain/geometry/point'
import { areaOf, heightOf, unionOf, widthOf } from '#domain/geometry/polygon'
import type { Configuration } from '#domain/rules/configuration'
import { buildingRows } from '#tests/factories/building-lines'
import { configured, defaultOf } from '#tests/factories/configured'
import { RANDOM_PRODUCTS_MS, randomProducts } from '#tests/factories/random-products'
import { boxOfPolyline, type ReadPolyline, readDxf, sectionsBeside } from '#tests/factories/read-dxf'
import { SEED } from '#tests/factories/seed'
import { shapedModels } from '#tests/factories/shaped-models'
import { elevationsDxf, ROW_TEXT_SIZE, rowDxf, SHEET_TEXT_SIZE, wallOpeningsDxf } from './scene-dxf.ts'

const rowView: View = {
  side: 'outside',
  measurements: true,
  textSize: ROW_TEXT_SIZE,
  joinery: ['sections', 'handle', 'fixed', 'free-opening'],
}
const sheetView: View = { side: 'outside', measurements: true, textSize: SHEET_TEXT_SIZE }
const openingView: View = { ...sheetView, measurements: false, joinery: ['wall-opening'] }

const sceneOf = (configuration: Configuration, view: View) => buildScene(configuration, colorLists, view)
const drawnRow = (configuration: Configuration) => readDxf(rowDxf(sceneOf(configuration, rowView)))

const onLayer = (lines: readonly ReadPolyline[], name: string) => lines.filter(({ layer }) => layer === name)

/** A ten-thousandth of a millimetre is lost at each end when it is written. */
const WRITTEN = 0.001

const faultsOf = (configuration: Configuration): readonly string[] => {
  const { layout } = configuration
  const { polylines, measures, strangers } = drawnRow(configuration)
  const [outline] = onLayer(polylines, 'Omriss')
  if (outline === undefined) return ['no outline']
  const { minX, minY, maxX, maxY } = boxOfPolyline(outline)
  const isAsLarge =
    Math.abs(minX) + Math.abs(minY) + Math.abs(maxX - layout.width) + Math.abs(maxY - layout.height) < WRITTEN
  const lengths = measures.filter(({ kind }) => kind === 'length').map(({ says }) => Math.round(says))
  return [
    ...strangers,
    ...(isAsLarge && outline.isClosed ? [] : [`outline ${minX} ${minY} ${maxX} ${maxY}`]),
    ...[layout.width, layout.height]
      .filter((size) => !lengths.includes(Math.round(size)))
      .map((size) => `nothing measures ${size}`),
    ...measures
      .filter(({ says, measures: measured }) => Math.abs(says - measured) > WRITTEN)
      .map(({ says, measures: measured }) => `says ${says}, measures ${measured}`),
    ...measures.filter(({ picture }) => picture < 2).map(({ says }) => `${says} has no picture`),
  ]
}

const expectAsDrawn = (configurations: readonly Configuration[]): void => {
  const faults = configurations.flatMap((configuration) =>
    faultsOf(configuration).map((fault) => `${configuration.facts.description}: ${fault}`),
  )
  expect(faults).toEqual([])
}

describe('another program reads', () => {
  test('every model of the range, as wide and high as it is ordered, and every measurement measures what it says', () => {
    expectAsDrawn(models.map(({ id }) => defaultOf(id)))
  })

  test('all sixteen frame shapes alike', () => {
    expect(new Set(shapedModels.map(({ values }) => values.frameShapeId)).size).toBe(16)
    expectAsDrawn(shapedModels)
  })

  test(
    `products after edits at random (seed ${SEED})`,
    () => expectAsDrawn(randomProducts(150)),
    RANDOM_PRODUCTS_MS,
  )

  test('millimetres, text in UTF-8, and layers by part in elevation and section', () => {
    const { version, unit, layers, switchedOff } = drawnRow(configured(1002))
    expect([version, unit]).toEqual(['AC1021', 4])
    for (const name of ['Omriss', 'Mål', 'Slagretning', 'Oppriss-karm', 'Snitt-karm', 'Snitt-glass'])
      expect(layers).toContain(name)
    expect(switchedOff).toEqual(['Skjulte kanter'])
  })

  test('an edge under a nearer part on the layer that is switched off, and its frame in sight as large as the frame', () => {
    const configuration = configured(1002)
    const { polylines } = drawnRow(configuration)
    expect(onLayer(polylines, 'Skjulte kanter').length).toBeGreaterThan(0)
    const frame = unionOf(onLayer(polylines, 'Oppriss-karm').map(boxOfPolyline))
    expect([widthOf(frame), heightOf(frame)]).toEqual([
      configuration.layout.width,
      configuration.layout.height,
    ])
    expect(polylines.filter(({ points }) => points.length < 2)).toEqual([])
  })

  test('both sections of every model: the level one under it and as wide, the upright one beside it and as high, both as deep', () => {
    const faults = models.flatMap(({ id, name }) => {
      const configuration = defaultOf(id)
      const { width, height, depth } = configuration.values
      const read = drawnRow(configuration)
      const [outline] = onLayer(read.polylines, 'Omriss').map(boxOfPolyline)
      if (outline === undefined) return [`${name} has no outline`]
      const { level, upright } = sectionsBeside(read, outline)
      const sizes = [level, upright].flatMap((box) => (box === null ? [] : [widthOf(box), heightOf(box)]))
      const expected = [width, depth, depth, height]
      // Of a slanted frame it depends on where it is cut.
      const isStraight = areaOf(configuration.layout.outline) === width * height
      const isRight =
        sizes.length === 4 &&
        expected.every((size, index) => {
          const short = size - (sizes[index] ?? 0)
          return Math.abs(short) < WRITTEN || (!isStraight && size !== depth && short > 0)
        })
      return isRight ? [] : [`${id} ${name}: ${sizes.join(' ')} instead of ${expected.join(' ')}`]
    })
    expect(faults).toEqual([])
  })

  test('the height of the handle under its name, with the figure left to the program', () => {
    const { measures } = drawnRow(configured(1003))
    expect(measures.map(({ text }) => text)).toContain('Håndtak <>')
  })

  test('61 rows of an apartment building side by side, none upon another, each with its words under it', () => {
    const rows = buildingRows().map(({ product }) => configure(product, colorLists))
    const { polylines, texts, strangers } = readDxf(
      elevationsDxf(
        rows.map((row, index) => ({
          words: [`Rad ${index + 1} · V${index}`, 'Vindu'],
          scene: sceneOf(row, sheetView),
        })),
      ),
    )
    expect(strangers).toEqual([])
    const outlines = onLayer(polylines, 'Omriss')
    expect(outlines).toHaveLength(61)
    const sizes = outlines
      .map(boxOfPolyline)
      .map((box) => [Math.round(widthOf(box)), Math.round(heightOf(box))])
    expect(sizes).toEqual(rows.map(({ layout: { width, height } }) => [width, height]))
    const boxes = outlines.map(boxOfPolyline)
    const upon = boxes.flatMap((one, index) =>
      boxes
        .slice(index + 1)
        .filter(
          (other) =>
            one.minX < other.maxX && other.minX < one.maxX && one.minY < other.maxY && other.minY < one.maxY,
        ),
    )
    expect(upon).toEqual([])
    for (const [index, { minX, minY, maxX }] of boxes.entries()) {
      const words = texts.find(({ text }) => text.startsWith(`Rad ${index + 1} ·`))
      expect(words?.at[1]).toBeLessThan(minY)
      expect(words?.at[0]).toBeGreaterThan(minX)
      expect(words?.at[0]).toBeLessThan(maxX)
    }
  })

  test('the hole in the wall a clearance wider and higher on each side, with its width and height measured', () => {
    const { polylines, measures } = readDxf(
      wallOpeningsDxf([{ words: ['Rad 1'], scene: sceneOf(configured(1002), openingView) }]),
    )
    const [[hole], [frame]] = [onLayer(polylines, 'Veggåpning'), onLayer(polylines, 'Omriss')]
    const [around, inside] = [hole, frame].map((line) =>
      line === undefined ? undefined : boxOfPolyline(line),
    )
    expect(
      [around, inside].map((box) => box && [Math.round(widthOf(box)), Math.round(heightOf(box))]),
    ).toEqual([
      [1190 + 2 * OWN_WALL_CLEARANCE, 1190 + 2 * OWN_WALL_CLEARANCE],
      [1190, 1190],
    ])
    expect(measures.map(({ says }) => Math.round(says)).toSorted()).toEqual([1210, 1210])
  })

  test('a hole as its frame is shaped: of a triangle no box', () => {
    const shaped = shapedModels.find(
      ({ layout }) => areaOf(layout.outline) < 0.6 * layout.width * layout.height,
    )
    if (shaped === undefined) throw new Error('no shape is so far from its box')
    const { polylines } = readDxf(wallOpeningsDxf([{ words: [], scene: sceneOf(shaped, openingView) }]))
    const [hole] = onLayer(polylines, 'Veggåpning')
    if (hole === undefined) throw new Error('no hole')
    const box = boxOfPolyline(hole)
    const area = areaOf(hole.points.map(([x, y]): Point => [x, y]))
    expect(area).toBeGreaterThan(areaOf(shaped.layout.outline))
    expect(area).toBeLessThan(0.8 * widthOf(box) * heightOf(box))
  })

  test('what people have typed as words, and never as a code or as an entity of its own', () => {
    const typed = 'V1 %%d \\U+00E6 ^J\n0\nEOF\n0\nLINE æøå 窓 👩‍👩‍👧'
    const { texts, strangers, polylines } = readDxf(
      elevationsDxf([{ words: [typed], scene: sceneOf(configured(1001), sheetView) }]),
    )
    expect(strangers).toEqual([])
    expect(onLayer(polylines, 'Omriss')).toHaveLength(1)
    const [words] = texts.filter(({ text }) => text.startsWith('V1'))
    expect(words?.text).toBe('V1 %%%%%%d \\U+005CU+00E6 ^ J 0 EOF 0 LINE æøå 窓 👩‍👩‍👧')
  })

  test('the same drawing as the same file, to the byte', () => {
    const once = rowDxf(sceneOf(configured(3001), rowView))
    expect(rowDxf(sceneOf(configured(3001), rowView))).toBe(once)
    expect(once.endsWith('0\nEOF\n')).toBe(true)
  })
})
