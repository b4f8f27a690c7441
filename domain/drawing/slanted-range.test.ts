/** Every slanted window of the range, in every shape and size: made, priced, measured and drawn from both sides. */
import { describe, expect, test } from 'vitest'
import { colorLists } from '#domain/catalogue/colors/color-lists'
import { models } from '#domain/catalogue/data/models'
import type { FrameShapeId } from '#domain/catalogue/frame-shape-ids'
import type { Model } from '#domain/catalogue/types'
import { applyTo } from '#domain/configurator/apply'
import { halfPlanesOf } from '#domain/geometry/half-plane'
import type { Polygon } from '#domain/geometry/point'
import { areaOf, distanceBetween, edgesOf, mirrorX } from '#domain/geometry/polygon'
import { layOut } from '#domain/layout/lay-out'
import type { Layout } from '#domain/layout/parts'
import { anglesOf } from '#domain/layout/shapes/angles'
import { defaultDimensions } from '#domain/layout/shapes/default-dimensions'
import { shapeOf } from '#domain/layout/shapes/frame-shapes'
import { priceList2026 } from '#domain/pricing/lists/2026-1'
import { price } from '#domain/pricing/price-product'
import type { Bar, Choices } from '#domain/product/product'
import type { Configuration } from '#domain/rules/configuration'
import { sizeLimitOf } from '#domain/rules/context'
import { roundHalfAway } from '#domain/units'
import { configured, defaultOf } from '#tests/factories/configured'
import { buildScene } from './build-scene.ts'
import { angleText } from './rulers/angles.ts'
import type { Ruler, Scene, ViewSide } from './scene.ts'
import { closedPath, sheetOf } from './svg/sheet.ts'
import { svgText } from './svg-text.ts'
import { toSvgNodes } from './to-svg.ts'

/** A square millimetre: coordinates of metres, multiplied, carry rounding far below it. */
const TOLERANCE_MM2 = 1
/** A micrometre. */
const TOLERANCE_MM = 1e-3

/** Carries panes of four square metres, so that large windows are refused for nothing but their size. */
const STRONG_GLASS = '306'
const MODULE = 100

/** The shape at this size, or at the nearest by modules that can be made: a triangle needs more than a rectangle. */
const nearest = (
  model: Model,
  frameShapeId: FrameShapeId,
  [width, height]: readonly [width: number, height: number],
  step: number,
): Configuration => {
  for (let steps = 0; steps < 30; steps += 1) {
    const result = applyTo(
      defaultOf(model.id),
      {
        frameShapeId,
        ...defaultDimensions(frameShapeId, width + steps * step, height + steps * step),
        ...(step < 0 && { glassCode: STRONG_GLASS }),
      },
      colorLists,
    )
    if (result.ok) return result.value.configuration
  }
  throw new Error(`${model.name} cannot be made in shape ${frameShapeId} near ${width} × ${height}`)
}

const sizesOf = (model: Model, shape: FrameShapeId) => {
  const limit = sizeLimitOf(model.frameType, model.defaultFunction, model)
  if (limit === null) throw new Error(`${model.name} has no limits`)
  return [
    ['small', nearest(model, shape, [limit.widthMin, limit.heightMin], MODULE)],
    ['default', nearest(model, shape, [model.defaultWidth, model.defaultHeight], MODULE)],
    ['large', nearest(model, shape, [limit.widthMax, limit.heightMax], -MODULE)],
  ] as const
}

const slantedModels = models.filter(({ group }) => group === 50)

const cases = slantedModels.flatMap((model) =>
  model.shapes.flatMap((shape) =>
    sizesOf(model, shape).map(([size, of]) => ({
      name: `${model.id} ${shapeOf(shape).name}, ${size} (${of.values.width} × ${of.values.height})`,
      of,
    })),
  ),
)

const drawn = (of: Configuration, side: ViewSide): Scene =>
  buildScene(of, colorLists, { side, measurements: true })

const total = (polygons: readonly Polygon[]): number =>
  polygons.reduce((sum, polygon) => sum + areaOf(polygon), 0)

const isInside = (inner: Polygon, outer: Polygon): boolean =>
  halfPlanesOf(outer).every(({ a, b, c }) => inner.every(([x, y]) => a * x + b * y - c > -TOLERANCE_MM))

/** The angle that two points of a slope measure, as a person with a protractor would. */
const measuredAngle = ({ from, to }: Ruler): number =>
  (Math.atan2(Math.abs(to[1] - from[1]), Math.abs(to[0] - from[0])) * 180) / Math.PI

/** What a ruler measures, read off the two points that it stands between. */
const measured = (ruler: Ruler): string => {
  if (ruler.kind === 'angle') return angleText(measuredAngle(ruler))
  const along = ruler.direction === 'HORIZONTAL' ? 0 : 1
  return String(roundHalfAway(Math.abs(ruler.to[along] - ruler.from[along])))
}

const isOnOutline = ({ outline }: Layout, [x, y]: readonly [number, number]): boolean =>
  edgesOf(outline).some(
    ([from, to]) =>
      distanceBetween(from, [x, y]) + distanceBetween([x, y], to) - distanceBetween(from, to) < TOLERANCE_MM,
  )

test('the slanted range is seven models in fifteen shapes', () => {
  expect(slantedModels.map(({ id }) => id)).toEqual([1401, 1402, 1403, 1404, 1405, 1406, 1407])
  const shapes = new Set(slantedModels.flatMap((model) => model.shapes))
  expect([...shapes].toSorted((one, other) => one - other)).toEqual([
    1, 2, 3, 4, 5, 7, 9, 19, 34, 35, 38, 40, 43, 51, 52,
  ])
  expect(cases).toHaveLength(35 * 3)
})

describe.each(cases)('$name', ({ of }) => {
  const { layout, values } = of

  test('frame, posts and cavities fill the outline, sash members and glass their opening', () => {
    const parts = [
      ...layout.frame.map(({ outline }) => outline),
      ...layout.dividers.map(({ outline }) => outline),
      ...layout.fields.map(({ cavity }) => cavity),
    ]
    expect(Math.abs(total(parts) - areaOf(layout.outline))).toBeLessThan(TOLERANCE_MM2)
    for (const { sash, cavity, panes } of layout.fields) {
      const glass = panes.map(({ daylight }) => daylight)
      expect(Math.abs(total(glass) - areaOf(sash?.daylight ?? cavity))).toBeLessThan(TOLERANCE_MM2)
      if (sash === null) continue
      const members = sash.members.map(({ outline }) => outline)
      expect(Math.abs(total([...members, sash.daylight]) - areaOf(sash.outer))).toBeLessThan(TOLERANCE_MM2)
    }
  })

  test('has a price whose lines add up, a U-value and a weight', () => {
    const priced = price(of, priceList2026)
    if (!priced.ok) throw new Error(String(priced.data?.what))
    expect(priced.value.lines.map(({ code }) => code)).toContain('shape')
    expect(priced.value.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(priced.value.gross)
    expect(of.thermal.uValue).toBeGreaterThan(0.4)
    expect(of.thermal.uValue).toBeLessThan(2)
    // Glass of the visible area alone weighs less than the product, and the product less than 100 kg per m².
    const kg = ((of.weight.totalKg ?? 0) * 1e6) / areaOf(layout.outline)
    expect(kg).toBeGreaterThan(15)
    expect(kg).toBeLessThan(100)
  })

  test.each(['outside', 'inside'] as const)('every ruler seen from %s says what it measures', (side) => {
    const { rulers } = drawn(of, side)
    for (const ruler of rulers) {
      expect(ruler.text, ruler.id).toBe(measured(ruler))
      if (ruler.kind === 'angle')
        expect([ruler.from, ruler.to].every((end) => isOnOutline(layout, end))).toBe(true)
    }
    const texts = (kind: Ruler['kind']) =>
      rulers.filter((ruler) => ruler.kind === kind).map(({ text }) => text)
    expect(texts('overall')).toEqual([String(values.width), String(values.height)])
    for (const partial of shapeOf(values.frameShapeId).uses)
      expect(texts(partial)).toEqual([String(values[partial])])
    const angles = Object.values(anglesOf(values.frameShapeId, values)).filter((angle) => angle !== null)
    expect(texts('angle')).toEqual(angles.map(angleText))
  })

  test('the inside drawing is the outside drawing mirrored, part by part', () => {
    const outside = drawn(of, 'outside')
    const inside = drawn(of, 'inside')
    expect(inside.parts).toEqual(outside.parts)
    const [seenOutside, seenInside] = [sheetOf(outside), sheetOf(inside)]
    for (const { id, outlines } of outside.parts)
      expect(closedPath(outlines, seenInside), id).toBe(
        closedPath(
          outlines.map((outline) => outline.map(([x, y]) => [values.width - x, y] as const)),
          seenOutside,
        ),
      )
    expect(svgText(toSvgNodes(inside))).not.toContain('NaN')
  })
})

/** The shape that each one is in a mirror; the others are their own. */
const MIRRORED: Partial<Record<FrameShapeId, FrameShapeId>> = { 1: 2, 3: 4, 9: 19, 40: 43, 51: 52 }

const mirroredShape = (id: FrameShapeId): FrameShapeId => {
  const [back] = Object.entries(MIRRORED).find(([, other]) => other === id) ?? []
  return MIRRORED[id] ?? (back === undefined ? id : shapeOf(Number(back)).id)
}

/** The same frame as a mirror shows it: left and right partial dimensions change places, an apex its side. */
const mirroredValues = (values: Choices): Choices => {
  const { hasApex } = shapeOf(values.frameShapeId)
  return {
    ...values,
    frameShapeId: mirroredShape(values.frameShapeId),
    width1: hasApex ? values.width - values.width1 : values.width2,
    width2: hasApex ? 0 : values.width1,
    height1: values.height2,
    height2: values.height1,
  }
}

const placesOf = (polygons: readonly Polygon[]): string[] =>
  polygons.map((polygon) => polygon.map(([x, y]) => `${x.toFixed(3)} ${y.toFixed(3)}`).join(', ')).toSorted()

test.each(cases)('$name: its mirrored shape has every part mirrored', ({ of: { model, values, layout } }) => {
  const mirrored = layOut(mirroredValues(values), model)
  const outlinesOf = (of: Layout, seen: (polygon: Polygon) => Polygon) =>
    placesOf(
      [
        of.outline,
        ...of.frame.map(({ outline }) => outline),
        ...of.fields.flatMap(({ cavity, sash, panes }) => [
          cavity,
          sash?.outer ?? [],
          ...panes.map(({ glassEdge }) => glassEdge),
        ]),
      ].map(seen),
    )
  const inMirror = (polygon: Polygon) => mirrorX(polygon, values.width)
  expect(outlinesOf(mirrored, inMirror)).toEqual(
    outlinesOf(layout, (polygon) => mirrorX(inMirror(polygon), values.width)),
  )
})

const grid = (typeId: string): Bar[] =>
  (['VERTICAL', 'HORIZONTAL'] as const).map((direction) => ({ panel: '', direction, typeId, position: null }))

describe.each(['A18', 'C45'])('a cross of bars %s in the glass', (typeId) => {
  const defaults = cases.filter(({ name }) => name.includes('default'))

  test.each(defaults)('$name: lies in the glass, meets its edges and costs its length', ({ of }) => {
    const { frameShapeId, width, height } = of.values
    const barred = configured(
      of.model.id,
      { frameShapeId, ...defaultDimensions(frameShapeId, width, height) },
      { crossbars: grid(typeId) },
    )
    const [field] = barred.layout.fields
    const glass = field?.sash?.daylight ?? field?.cavity ?? []
    const { crossbars } = barred.layout
    expect(new Set(crossbars.map(({ direction }) => direction)).size).toBe(2)
    expect(crossbars.filter(({ outline }) => !isInside(outline, glass))).toEqual([])
    expect(total(crossbars.map(({ outline }) => outline))).toBeLessThan(areaOf(glass))
    const priced = price(barred, priceList2026)
    if (!priced.ok) throw new Error(String(priced.data?.what))
    const metres = crossbars.reduce((sum, { length }) => sum + length, 0) / 1000
    const line = priced.value.lines.find(({ code }) => code === `crossbar.${typeId}`)
    const perMetre = { A18: 15_000, C45: 23_000 }[typeId] ?? 0
    expect(Math.abs((line?.amount ?? 0) - perMetre * metres)).toBeLessThanOrEqual(100)
  })
})
