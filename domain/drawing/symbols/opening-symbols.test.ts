import { describe, expect, test } from 'vitest'
import { elevation, windowOf } from '../elevation.fixture.ts'
import type { Scene } from '../scene.ts'

const size = { width: 1230, height: 1480 }

const pointsOf = ({ lines }: Scene, name: string) => lines.find(({ id }) => id.endsWith(name))?.points
const styles = ({ lines }: Scene) => [...new Set(lines.map(({ style }) => style))]

describe('D-133: the apex points to the hinges', () => {
  test('a top-swing sash: apex in the middle of the head, a line 60 % down', () => {
    const scene = elevation(1002, size)
    expect(pointsOf(scene, 'turn')).toEqual([
      [106, 106],
      [615, 1374],
      [1124, 106],
    ])
    expect(pointsOf(scene, 'reversible')).toEqual([
      [106, 1374 - 0.6 * 1268],
      [1124, 1374 - 0.6 * 1268],
    ])
  })

  test.each([
    ['SSV', 106, 106 + 0.6 * 1018],
    ['SSH', 1124, 1124 - 0.6 * 1018],
  ])('side-swing %s: apex at x %d, a line 60 %% away from the hinges', (opens, apex, mark) => {
    const scene = elevation(1003, { ...size, function: opens })
    expect(pointsOf(scene, 'turn')?.[1]).toEqual([apex, 740])
    expect(pointsOf(scene, 'reversible')?.[0]?.[0]).toBe(mark)
  })

  test.each([
    ['SHV', 106],
    ['SHH', 1124],
  ])('side-hung %s: apex at x %d and no line across', (opens, apex) => {
    const scene = elevation(1005, { ...size, function: opens })
    expect(pointsOf(scene, 'turn')?.[1]).toEqual([apex, 740])
    expect(scene.lines).toHaveLength(1)
  })

  test('a top-hung sash has its apex in the head, a bottom-hung one in the sill', () => {
    expect(pointsOf(elevation(1004, size), 'turn')?.[1]).toEqual([615, 1374])
    const [, apex] = pointsOf(elevation(windowOf('I', 'BI'), size), 'turn') ?? []
    expect(apex).toEqual([615, 118])
  })

  test('a tilt-turn window has two triangles: tilt about the bottom, turn about the side', () => {
    const scene = elevation(windowOf('I', 'DKV'), size)
    expect(pointsOf(scene, 'tilt')?.[1]).toEqual([615, 118])
    expect(pointsOf(scene, 'turn')?.[1]).toEqual([1230 - 118, 740])
  })

  test('under a slope that is steeper than it is wide both triangles stay in the glass, and turn about the stile', () => {
    const slanted = { width: 590, height: 1290, frameShapeId: 1, height1: 600, function: 'DKV' } as const
    const scene = elevation(1407, slanted)
    const slope = (1290 - 600) / 590
    for (const [x, y] of [...(pointsOf(scene, 'tilt') ?? []), ...(pointsOf(scene, 'turn') ?? [])])
      expect(y).toBeLessThan(600 + slope * x)
    // The lock is on the short side: the base of the turn triangle stands upright there.
    const [from, , to] = pointsOf(scene, 'turn') ?? []
    expect(from?.[0]).toBe(to?.[0])
  })

  test('an entrance door has its triangle on the leaf, from outside to its edges', () => {
    expect(pointsOf(elevation(3104), 'turn')?.[1]).toEqual([39, 29 + 2022 / 2])
    expect(pointsOf(elevation(3104, { function: 'HU' }), 'turn')?.[1]?.[0]).toBe(951)
  })

  test('seen from inside the triangle of a door keeps to what the frame shows of the leaf', () => {
    const [from, apex] = pointsOf(elevation(3104, {}, { side: 'inside' }), 'turn') ?? []
    expect(apex?.[0]).toBe(52)
    expect(from).toEqual([938, 25])
  })
})

describe('solid towards the viewer, dashed away', () => {
  test('an outward sash is solid from outside and dashed from inside', () => {
    expect(styles(elevation(1005))).toEqual(['solid'])
    expect(styles(elevation(1005, {}, { side: 'inside' }))).toEqual(['dashed'])
  })

  test('an inward sash is dashed from outside and solid from inside', () => {
    const inward = windowOf('I', 'SIV')
    expect(styles(elevation(inward, size))).toEqual(['dashed'])
    expect(styles(elevation(inward, size, { side: 'inside' }))).toEqual(['solid'])
  })
})

describe('sliding and fixed', () => {
  const arrow = (opens: string): readonly number[] =>
    (pointsOf(elevation(2101, { function: opens }), 'slide') ?? []).map(([x]) => x)

  test('the arrow points the way the leaf slides, in the leaf that moves', () => {
    const [from = 0, to = 0] = arrow('SKV')
    expect(to).toBeLessThan(from)
    expect(to).toBeGreaterThan(1195)
    const [start = 0, end = 0] = arrow('SKH')
    expect(end).toBeGreaterThan(start)
    expect(end).toBeLessThan(1195)
  })

  test('D-132: fixed glass has none, a fixed sash a plus of 40 mm in its middle', () => {
    expect(elevation(1001).lines).toEqual([])
    expect(elevation(windowOf('E', 'FR'), size).lines.map(({ points, role }) => [role, points])).toEqual([
      [
        'mark',
        [
          [595, 740],
          [635, 740],
        ],
      ],
      [
        'mark',
        [
          [615, 720],
          [615, 760],
        ],
      ],
    ])
  })

  test('a combined window has the symbol of each field', () => {
    expect(elevation(1008).lines.map(({ id }) => id)).toEqual([
      'c1r1/symbol/fixed1',
      'c1r1/symbol/fixed2',
      'c1r2/symbol/turn',
      'c1r2/symbol/reversible',
    ])
  })

  test('D-019: hiding them removes them all', () => {
    expect(elevation(1008, {}, { hideFunctionIndicator: true }).lines).toEqual([])
  })
})
