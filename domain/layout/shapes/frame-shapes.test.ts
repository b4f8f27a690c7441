import { describe, expect, test } from 'vitest'
import { FRAME_SHAPE_IDS } from '#domain/catalogue/frame-shape-ids'
import { namedEdgesOf } from '#domain/geometry/edges'
import {
  areaOf,
  boundsOf,
  interiorAngles,
  isCounterClockwise,
  perimeterOf,
  sideLengths,
} from '#domain/geometry/polygon'
import { m2Of, roundHalfAway } from '#domain/units'
import { type AngleName, anglesOf } from './angles.ts'
import { faultsOf } from './faults.ts'
import { frameShapes, shapeOf } from './frame-shapes.ts'
import { outlineOf } from './outline.ts'
import vectors from './shape-vectors.fixture.json' with { type: 'json' }

/** The dimensions that the table of trade handbook 3 was worked out with. */
const dimensions = { width: 1200, height: 1200, width2: 400, height1: 700, height2: 800 }
const withFirstWidth = (id: number) => ({ ...dimensions, width1: id === 5 || id === 7 ? 500 : 300 })

const round = (values: readonly number[], decimals: number): number[] =>
  values.map((value) => roundHalfAway(value, decimals))

const rows = frameShapes.map((shape) => {
  const row = Object.entries(vectors).find(([id]) => id === String(shape.id))?.[1]
  if (row === undefined) throw new Error(`no vector for shape ${shape.id}`)
  return { shape, row, outline: outlineOf(shape.id, withFirstWidth(shape.id)) }
})

test('D-108: the range has exactly these sixteen shapes', () => {
  expect(FRAME_SHAPE_IDS).toEqual(frameShapes.map(({ id }) => id))
  expect(frameShapes.map(({ id }) => id)).toEqual([0, 1, 2, 3, 4, 5, 7, 9, 19, 34, 35, 38, 40, 43, 51, 52])
})

test('D-110: an unknown shape raises an error', () => {
  expect(() => shapeOf(6)).toThrow('unknown frame shape 6')
})

describe.each(rows)('shape $shape.id, $shape.name', ({ shape, row, outline }) => {
  test('D-109: is a closed outline that fills its box and starts lowest', () => {
    expect(outline).toEqual(row.vertices)
    expect(isCounterClockwise(outline)).toBe(true)
    expect(boundsOf(outline)).toEqual({ minX: 0, minY: 0, maxX: 1200, maxY: 1200 })
  })

  test('measures what the table says', () => {
    expect(roundHalfAway(m2Of(areaOf(outline)), 4)).toBe(row.area)
    expect(roundHalfAway(perimeterOf(outline), 1)).toBe(row.perimeter)
    expect(round(sideLengths(outline), 1)).toEqual(row.sides)
    expect(round(interiorAngles(outline), 1)).toEqual(row.interior)
    expect(namedEdgesOf(outline).map(({ side }) => side)).toEqual(row.edges)
    expect([...shape.uses]).toEqual(row.uses)
    expect(shape.name).toBe(row.name)
  })

  test('D-111: its angles follow from its dimensions', () => {
    const angles = anglesOf(shape.id, withFirstWidth(shape.id))
    for (const which of ['angle1', 'angle2'] as const satisfies AngleName[]) {
      const angle = angles[which]
      expect(angle === null ? null : roundHalfAway(angle, 1)).toBe(row[which])
    }
  })

  test('is valid as it stands in the table', () => {
    const used = withFirstWidth(shape.id)
    expect(faultsOf(shape.id, used)).toEqual([])
  })
})
