import { describe, expect, test } from 'vitest'
import type { FrameShapeId } from '#domain/catalogue/frame-shape-ids'
import type { Polygon } from '#domain/geometry/point'
import { outlineOf } from '#domain/layout/shapes/outline'
import type { Connection } from './connection.ts'
import { connectionsOf, type JoinableFrame } from './connections-of.ts'
import { constructionOf } from './construction.ts'
import { meet, straightEdge } from './joint.ts'

const shape = (
  frameShapeId: FrameShapeId,
  sizes: { width: number; height: number; width1?: number; height1?: number },
): Polygon => outlineOf(frameShapeId, { width1: 0, width2: 0, height1: 0, height2: 0, ...sizes })

const box = (width: number, height: number): Polygon => shape(0, { width, height })

const frame = (
  rowNumber: number,
  outline: Polygon,
  connection: Connection | null = null,
  isConstructionPart = false,
): JoinableFrame => ({ rowNumber, outline, connection, isConstructionPart })

const to = (
  toRow: number,
  position: Connection['position'],
  location: Connection['location'] = 'START',
): Connection => ({ toRow, position, location })

/** Inngang A of an apartment building: a door, a side panel to its right, a light above it. */
const entrance = [
  frame(1, box(990, 2090)),
  frame(2, box(490, 2090), to(1, 'RIGHT')),
  frame(3, box(990, 390), to(1, 'TOP')),
]

const built = (rows: readonly JoinableFrame[], rowNumber = 1) => {
  const construction = constructionOf(rows, rowNumber)
  if (!construction.ok) throw new Error(construction.code)
  return construction.value
}

describe('where frames meet', () => {
  test('the joint lies on the edge of the row that is connected to, and the post between the frames has its 20 mm', () => {
    expect(meet(box(990, 2090), box(490, 2090), 'RIGHT', 'START')).toEqual({
      at: [1010, 0],
      joint: { direction: 'VERTICAL', from: [1000, 0], to: [1000, 2090], length: 2090 },
    })
    expect(meet(box(990, 2090), box(490, 2090), 'LEFT', 'START')?.at).toEqual([-510, 0])
    expect(meet(box(990, 2090), box(990, 390), 'TOP', 'START')).toEqual({
      at: [0, 2110],
      joint: { direction: 'HORIZONTAL', from: [0, 2100], to: [990, 2100], length: 990 },
    })
    expect(meet(box(990, 2090), box(990, 390), 'BOTTOM', 'START')?.at).toEqual([0, -410])
  })

  test.each([
    ['START', [1010, 0], 0],
    ['CENTER', [1010, 450], 450],
    ['END', [1010, 900], 900],
  ] as const)('%s is counted from below or from the left', (location, at, low) => {
    expect(meet(box(990, 2090), box(490, 1190), 'RIGHT', location)).toMatchObject({
      at,
      joint: { from: [1000, low], to: [1000, low + 1190], length: 1190 },
    })
    expect(meet(box(2000, 500), box(800, 500), 'TOP', location)?.at[0]).toBe((low / 900) * 1200)
  })

  test('a smaller row decides how long the joint is, whichever of the two it is', () => {
    expect(meet(box(490, 1190), box(990, 2090), 'RIGHT', 'CENTER')?.joint.length).toBe(1190)
  })

  test.each([
    ['START', -200],
    ['CENTER', -300],
    ['END', -400],
  ] as const)('%s is counted from where the straight part of an edge begins and ends', (location, x) => {
    const gable: Polygon = [
      [0, 0],
      [1000, 0],
      [800, 1000],
      [200, 1000],
    ]
    expect(meet(box(400, 500), gable, 'BOTTOM', location)?.at[0]).toBe(x)
  })

  test('a slanted window is joined along its upright side and its sill, not along its slope', () => {
    const slanted = shape(1, { width: 1200, height: 1500, height1: 700 })
    expect(straightEdge(slanted, 'TOP')).toBeNull()
    expect(straightEdge(slanted, 'BOTTOM')).toEqual({ low: 0, high: 1200 })
    const sides = [straightEdge(slanted, 'LEFT'), straightEdge(slanted, 'RIGHT')]
    expect(sides.map((edge) => edge && edge.high - edge.low).sort()).toEqual([1500, 700])
    expect(meet(slanted, box(1200, 400), 'TOP', 'START')).toBeNull()
  })
})

describe('a construction', () => {
  test('the entrance of a building: a door with a side panel and a light above', () => {
    const { frames, joints, box: whole } = built(entrance)
    expect(frames.map(({ rowNumber, at }) => [rowNumber, at])).toEqual([
      [1, [0, 0]],
      [2, [1010, 0]],
      [3, [0, 2110]],
    ])
    expect(whole).toEqual({ minX: 0, minY: 0, maxX: 1500, maxY: 2500 })
    expect(joints.map(({ rowNumber, length }) => [rowNumber, length])).toEqual([
      [2, 2090],
      [3, 990],
    ])
  })

  test('is the same whichever of its rows is asked', () => {
    expect(built(entrance, 3)).toEqual(built(entrance, 1))
  })

  test('a row by itself is a construction of one', () => {
    expect(built([frame(4, box(990, 990))], 4)).toMatchObject({ joints: [], frames: [{ rowNumber: 4 }] })
  })

  test('rows may hang on rows that hang on others', () => {
    const chain = [...entrance, frame(4, box(490, 390), to(3, 'RIGHT'))]
    expect(built(chain, 4).frames.at(-1)).toMatchObject({ rowNumber: 4, at: [1010, 2110] })
  })

  test('two frames do not stand in the same place', () => {
    const twice = [...entrance, frame(4, box(300, 600), to(1, 'RIGHT', 'END'))]
    expect(constructionOf(twice, 1)).toMatchObject({ code: 'connection.place-taken', data: { rowNumber: 2 } })
    const both = [frame(1, box(990, 2090)), frame(2, box(490, 990), to(1, 'RIGHT'))]
    expect(constructionOf([...both, frame(4, box(300, 600), to(1, 'RIGHT', 'END'))], 1).ok).toBe(true)
  })

  test('a joint is as long as coupling posts are made', () => {
    const low = shape(1, { width: 1200, height: 1500, height1: 150 })
    const side = straightEdge(low, 'LEFT')?.high === 150 ? 'LEFT' : 'RIGHT'
    const rows = [frame(1, low), frame(2, box(490, 990), to(1, side))]
    expect(constructionOf(rows, 1)).toMatchObject({
      code: 'connection.joint-length',
      data: { length: 150, min: 200 },
    })
  })
})

describe('Q-301: where a row may be connected', () => {
  const alone = [frame(1, box(990, 2090)), frame(2, box(490, 2090)), frame(9, box(20, 2090), null, true)]
  const placeOf = (rows: readonly JoinableFrame[], rowNumber: number, toRow: number, position: string) =>
    connectionsOf(rows, rowNumber)
      .find((candidate) => candidate.rowNumber === toRow)
      ?.positions.find((place) => place.position === position)

  test('to every other row, on four sides, at three places of each; construction parts are left out', () => {
    const [candidate, ...others] = connectionsOf(alone, 2)
    expect(others).toEqual([])
    expect(candidate).toMatchObject({ rowNumber: 1, available: true, bb: null })
    expect(candidate?.positions.map(({ position, available }) => [position, available])).toEqual([
      ['LEFT', true],
      ['RIGHT', true],
      ['TOP', true],
      ['BOTTOM', true],
    ])
    expect(candidate?.positions[0]?.locations.map(({ location }) => location)).toEqual([
      'START',
      'CENTER',
      'END',
    ])
  })

  test('C-01: not to a row that hangs on it, however far out', () => {
    const [onDoor] = connectionsOf(entrance, 1)
    expect(onDoor).toMatchObject({ rowNumber: 2, available: false, reason: 'Ugyldig sammenkobling.' })
    const chain = [...entrance, frame(4, box(490, 390), to(3, 'RIGHT'))]
    expect(connectionsOf(chain, 1).every(({ available }) => !available)).toBe(true)
  })

  test('a connected row says that it is so, and where the others stand from it', () => {
    const [toDoor, toLight] = connectionsOf(entrance, 2)
    expect(toDoor?.reason).toBe('Rad 2 er allerede koblet til rad 1. Koble den fra først.')
    expect(toDoor?.bb).toEqual({ minX: -1010, minY: 0, maxX: -20, maxY: 2090 })
    expect(toLight?.bb).toEqual({ minX: -1010, minY: 2110, maxX: -20, maxY: 2500 })
    const [doorBelow] = connectionsOf(entrance, 3)
    expect(doorBelow?.bb).toEqual({ minX: 0, minY: -2110, maxX: 990, maxY: -20 })
  })

  test('a side that is taken says by whom; the others are free', () => {
    const more = [...entrance, frame(4, box(490, 2090))]
    expect(placeOf(more, 4, 1, 'RIGHT')).toMatchObject({
      available: false,
      reason: 'Plassen er opptatt av rad 2.',
    })
    expect(placeOf(more, 4, 1, 'LEFT')).toMatchObject({ available: true })
    expect(placeOf(more.toReversed(), 4, 1, 'RIGHT')?.reason).toBe('Plassen er opptatt av rad 2.')
  })

  test('a slope says that it is one', () => {
    const rows = [frame(1, shape(1, { width: 1200, height: 1500, height1: 700 })), frame(2, box(1200, 400))]
    expect(placeOf(rows, 2, 1, 'TOP')?.reason).toBe(
      'Rad 2 og rad 1 har ikke rette kanter som kan stå mot hverandre her.',
    )
    expect(placeOf(rows, 2, 1, 'BOTTOM')).toMatchObject({ available: true })
  })
})
