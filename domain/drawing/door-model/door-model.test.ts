import { describe, expect, test } from 'vitest'
import { patternOf } from '#domain/catalogue/catalogue'
import { GROOVE_DEPTH, RAISED } from '../leaf-relief.ts'
import { buildDoorModel, type DoorModel } from './door-model.ts'
import { doorModels } from './files.ts'
import { indexed, type Solid, type Vector } from './solid.ts'

const modelOf = (name: string): DoorModel => {
  const id = doorModels.get(name)
  if (!id) throw new Error(`${name} is not made`)
  return buildDoorModel(id)
}

const partOf = (model: DoorModel, name: string): Solid => {
  const found = [...model.body, ...model.fittings].find((part) => part.name === name)
  if (!found) throw new Error(`${model.name} has no ${name}`)
  return [...found.faces.outside, ...found.faces.inside]
}

const corners = (solid: Solid): Vector[] => solid.flat().map(({ at }) => at)

const extentOf = (solid: Solid, axis: 0 | 1 | 2): [number, number] => {
  const values = corners(solid).map((at) => at[axis])
  return [Math.min(...values), Math.max(...values)]
}

const key = (at: Vector): string => at.map((value) => Math.round(value * 1e3) + 0).join(' ')

/** Edges that do not have exactly one neighbour running the other way: a closed solid has none. */
const openEdges = (solid: Solid): string[] => {
  const seen = new Map<string, number>()
  for (const [a, b, c] of solid) {
    for (const [from, to] of [
      [a, b],
      [b, c],
      [c, a],
    ] as const) {
      const [one, other] = [key(from.at), key(to.at)]
      if (one === other) continue
      const [edge, way] = one < other ? [`${one}|${other}`, 1] : [`${other}|${one}`, -1]
      seen.set(edge, (seen.get(edge) ?? 0) + way)
    }
  }
  return [...seen].filter(([, balance]) => balance !== 0).map(([edge]) => edge)
}

const volumeOf = (solid: Solid): number =>
  solid.reduce((sum, [a, b, c]) => {
    const [[ax, ay, az], [bx, by, bz], [cx, cy, cz]] = [a.at, b.at, c.at]
    return sum + (ax * (by * cz - bz * cy) + ay * (bz * cx - bx * cz) + az * (bx * cy - by * cx)) / 6
  }, 0)

describe.each([...doorModels.keys()])('%s', (name) => {
  const model = modelOf(name)

  test('every part of the leaf is closed and faces outwards', () => {
    for (const { name: part, faces } of model.body) {
      const solid = [...faces.outside, ...faces.inside]
      expect(openEdges(solid), part).toEqual([])
      expect(volumeOf(solid), part).toBeGreaterThan(0)
    }
  })

  test('its panel is as wide and as high as the leaf, and inside the frame', () => {
    const panel = partOf(model, 'panel')
    const { minX, maxX, minY, maxY } = model.leaf
    expect(extentOf(panel, 0)).toEqual([minX, maxX])
    expect(extentOf(panel, 1)).toEqual([minY, maxY])
    expect(minX).toBeGreaterThan(0)
    expect(maxX).toBeLessThan(model.frame.width)
    expect(maxY).toBeLessThan(model.frame.height)
  })

  test('it has as many panes as its pattern, and fittings if it opens', () => {
    const panes = model.body.filter((part) => part.name.startsWith('glass-'))
    expect(panes).toHaveLength(patternOf(model.id.patternId).glass.length)
    expect(model.fittings.map((part) => part.name)).toEqual(
      model.hands.length === 2 ? ['rose', 'lever', 'lock', 'hinge'] : [],
    )
  })
})

test('fittings are closed but for the foot that they stand on, and have normals of length one', () => {
  for (const { name, faces } of modelOf('DY101T').fittings) {
    const aboveFoot = openEdges(faces.outside).filter((edge) => !/ (0|10000)(\||$)/.test(edge))
    if (name !== 'lock') expect(aboveFoot, name).toEqual([])
    for (const { normal } of faces.outside.flat()) expect(Math.hypot(...normal)).toBeCloseTo(1, 6)
  }
})

const depthsInside = (model: DoorModel, minX: number, maxX: number, minY: number, maxY: number): number[] =>
  corners(partOf(model, 'panel'))
    .filter(([x, y]) => x > minX && x < maxX && y > minY && y < maxY)
    .map(([, , z]) => z)

test('the grooves of Røsslyng are 4 mm deep on both faces of a leaf of 60 mm', () => {
  const depths = depthsInside(modelOf('DY102T'), 109, 881, 399, 409)
  expect(Math.min(...depths.filter((z) => z > -30))).toBe(-GROOVE_DEPTH)
  expect(Math.max(...depths.filter((z) => z < -30))).toBe(-60 + GROOVE_DEPTH)
})

test('the four panels of Kvitnuten stand 6 mm out of both faces of a leaf of 80 mm', () => {
  expect(extentOf(partOf(modelOf('D8105T'), 'panel'), 2)).toEqual([-80 - RAISED, RAISED])
})

test('a pane lies in the middle of the leaf, where its pattern has it', () => {
  const pane = partOf(modelOf('DY104G'), 'glass-1')
  expect([extentOf(pane, 0), extentOf(pane, 1)]).toEqual([
    [640, 800],
    [330, 1830],
  ])
  const [back, front] = extentOf(pane, 2)
  expect((back + front) / 2).toBeCloseTo(-30, 6)
})

test('an inward leaf is modelled with the hinges on the left as well, its glass to the right', () => {
  expect(extentOf(partOf(modelOf('I8104G'), 'glass-1'), 0)).toEqual([640, 800])
})

test('glazing bars two by three: one upright, two lying, crossing without a shared plane', () => {
  const model = modelOf('DY107G')
  const fronts = [1, 2, 3].map((index) => extentOf(partOf(model, `bar-${index}`), 2)[1])
  expect(fronts).toEqual([-0.5, -1.5, -1.5])
})

test('D-157: a leaf that favours the lock side turns with its hinges, one that is even does not', () => {
  const turns = (name: string) => modelOf(name).body.find((part) => part.name === 'panel')?.turnsWithHand
  expect([turns('DY104G'), turns('D8109G'), turns('DY101T'), turns('DY108T')]).toEqual([
    true,
    true,
    false,
    false,
  ])
})

test('Stille has two seals, other doors one', () => {
  expect(partOf(modelOf('D8202T'), 'seal')).toHaveLength(2 * partOf(modelOf('D8201T'), 'seal').length)
})

test('a seal lies near the face that shuts against the frame: the inner one, of inward doors the outer one', () => {
  const middleOf = (name: string) =>
    extentOf(partOf(modelOf(name), 'seal'), 2).reduce((sum, z) => sum + z / 2, 0)
  expect(middleOf('D8101T')).toBe(-62.5)
  expect(middleOf('I8101T')).toBe(-17.5)
})

test('a narrow leaf is made for the narrow frame, its pattern drawn together', () => {
  const [from, to] = extentOf(partOf(modelOf('DF103G'), 'glass-1'), 0)
  expect(to - from).toBeCloseTo((230 * 490) / 990, 6)
})

test('corners that are alike are kept once', () => {
  const { positions, indices } = indexed(partOf(modelOf('DY101T'), 'panel'))
  expect(indices.length).toBe(3 * partOf(modelOf('DY101T'), 'panel').length)
  expect(positions.length / 3).toBeLessThan(indices.length)
})
