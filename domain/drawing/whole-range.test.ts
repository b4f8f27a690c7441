/** Facts that hold for the drawing of every product: the whole range as it comes, and products with everything on them. */
import { describe, expect, test } from 'vitest'
import { colorLists } from '#domain/catalogue/colors/color-lists'
import { models } from '#domain/catalogue/data/models'
import { halfPlanesOf } from '#domain/geometry/half-plane'
import type { Point, Polygon } from '#domain/geometry/point'
import {
  areaOf,
  boundsOf,
  interiorAngles,
  isCounterClockwise,
  mirrorX,
  rectangle,
} from '#domain/geometry/polygon'
import type { Bar } from '#domain/product/product'
import type { Configuration } from '#domain/rules/configuration'
import { roundHalfAway } from '#domain/units'
import { configured, defaultOf } from '#tests/factories/configured'
import { buildScene } from './build-scene.ts'
import type { Ruler, Scene, ScenePart, ViewSide } from './scene.ts'
import { closedPath, sheetOf } from './svg/sheet.ts'

/** A micrometre, and what a metre of it is in area. */
const TOLERANCE_MM = 1e-3
const TOLERANCE_MM2 = 1

const cross = (typeId: string, panel: string): Bar[] =>
  (['VERTICAL', 'HORIZONTAL'] as const).map((direction) => ({ panel, direction, typeId, position: null }))

const clad = { aluminium: { selected: true, color: 'RAL 7016' } }
const jamb = { extensionJamb: { mounted: true, featherSize: 12, material: '04', hasBottom: true } }
const board = { flowerBoard: { selected: true, material: '02', height: 28, depth: 200, extension: 50 } }

const strained: readonly (readonly [name: string, of: Configuration])[] = [
  ['clad, with vent and jamb', configured(1002, clad, { numberOfVents: 1 }, jamb)],
  ['with a flower board', configured(1002, board)],
  ['inward, clad and lined', configured(1201, clad, jamb)],
  [
    'divided five by five',
    configured(1001, { width: 2790, height: 1790, dividers: [...cross('P60', ''), ...cross('P60', '')] }),
  ],
  ['with through-going bars', configured(1005, { crossbars: cross('S28', 'c1r1') })],
  ['with bars between the panes', configured(1001, { crossbars: cross('A26', 'c1r1') })],
  ['with bars on the glass', configured(1001, { crossbars: cross('C28', 'c1r1') })],
  ['slanted and clad', configured(1401, clad)],
  ['a double door, clad', configured(2003, clad)],
  ['a breastwork with grooves', configured(2004, { panelQualityId: 22 })],
  ['a frosted pane', configured(1002, { panelProperties: [{ panel: 'c1r1', id: 6 }] })],
  [
    'a door with everything on it',
    configured(3101, {
      doorHandleId: 'V06',
      closerId: 'DL2',
      binocular: 'K3',
      smartlockId: 'SL1',
      kickplate: { outside: '25S', inside: '15B' },
      extralock: true,
    }),
  ],
]

const products = [
  ...models.map((model) => [`${model.id} ${model.name}`, defaultOf(model.id)] as const),
  ...strained,
]

const drawn = (of: Configuration, side: ViewSide = 'outside'): Scene =>
  buildScene(of, colorLists, { side, measurements: true })

const isInside = (inner: Polygon, outer: Polygon): boolean =>
  halfPlanesOf(outer).every(({ a, b, c }) => inner.every(([x, y]) => a * x + b * y - c > -TOLERANCE_MM))

const isConvex = (ring: Polygon): boolean => interiorAngles(ring).every((angle) => angle < 180.001)

/** Stands in front of or beside the frame, and may reach out of it. */
const REACHES_OUT: readonly ScenePart['kind'][] = ['flowerboard']

/** What a part must lie in: its pane's opening, its sash or leaf, else the frame. */
const parentOf = ({ layout }: Configuration, { id, kind }: ScenePart): Polygon => {
  const held = layout.fields.find(({ address }) => id.startsWith(`${address}/`))
  // A forend stands in the play between leaf and frame.
  if (held === undefined || kind === 'hinge' || id.endsWith('/rail') || id.includes('/lock/'))
    return layout.outline
  if (layout.leaf !== null)
    return kind === 'gasket' && id.endsWith('/joint') ? layout.outline : layout.leaf.outline
  const opening = held.sash?.daylight ?? held.cavity
  if (kind === 'glass' || kind === 'panel' || id.endsWith('/spacer')) return opening
  if (held.sash === null || kind === 'gasket') return layout.outline
  return held.sash.outer
}

describe.each(products)('%s', (_, of) => {
  const scene = drawn(of)

  test('every part is closed, convex and as thick as something', () => {
    for (const { id, outlines, z } of scene.parts) {
      for (const ring of outlines) {
        expect(ring.length, id).toBeGreaterThanOrEqual(3)
        expect(areaOf(ring), id).toBeGreaterThan(1)
        expect(isCounterClockwise(ring) && isConvex(ring), id).toBe(true)
        expect(closedPath([ring], sheetOf(scene)), id).toMatch(/^M[^M]+Z$/)
      }
      const [outer = [], ...holes] = outlines
      for (const hole of holes) expect(isInside(hole, outer), id).toBe(true)
      expect(z[1], id).toBeGreaterThan(z[0])
    }
  })

  test('its parts have names of their own', () => {
    const ids = scene.parts.map(({ id }) => id)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  })

  test('no part reaches out of what holds it', () => {
    const outside = scene.parts.filter(
      (part) => !REACHES_OUT.includes(part.kind) && !isInside(part.outlines[0] ?? [], parentOf(of, part)),
    )
    expect(outside.map(({ id }) => id)).toEqual([])
  })

  test('D-142: the glass that is drawn is the glass that the U-value reckons with', () => {
    const glass = scene.parts.filter(({ kind }) => kind === 'glass')
    const area = glass.reduce((sum, { outlines }) => sum + areaOf(outlines[0] ?? []), 0)
    expect(Math.abs(area - of.thermal.glassAreaM2 * 1e6)).toBeLessThan(TOLERANCE_MM2)
  })

  test('mitred members meet along their mitres, others without a gap', () => {
    const { frame } = of.layout
    const key = ([x, y]: Point): string => `${x.toFixed(3)} ${y.toFixed(3)}`
    for (const [index, member] of frame.entries()) {
      const next = frame[(index + 1) % frame.length]
      if (next === undefined) continue
      const corners = new Set(member.outline.map(key))
      const shared = next.outline.filter((corner) => corners.has(key(corner))).length
      if (member.endType === 'MITRE' && next.endType === 'MITRE') expect(shared, member.id).toBe(2)
      else expect(shared, member.id).toBeGreaterThanOrEqual(1)
    }
  })

  test('the inside view is the outside view in a mirror', () => {
    const inside = drawn(of, 'inside')
    expect(inside.parts).toEqual(scene.parts)
    const mirror = boundsOf(of.layout.outline).maxX
    const [seenOutside, seenInside] = [sheetOf(scene), sheetOf(inside)]
    for (const { id, outlines } of scene.parts)
      for (const ring of outlines) {
        const places = (path: string) => path.split(/[MLZ]/).toSorted()
        expect(places(closedPath([ring], seenInside)), id).toEqual(
          places(closedPath([mirrorX(ring, mirror)], seenOutside)),
        )
      }
  })

  test('rulers read what they measure', () => {
    for (const side of ['outside', 'inside'] as const)
      for (const ruler of drawn(of, side).rulers)
        if (ruler.kind !== 'angle') expect(ruler.text, ruler.id).toBe(lengthOf(ruler))
    const overall = scene.rulers.filter(({ kind }) => kind === 'overall').map(({ text }) => text)
    expect(overall).toEqual([String(of.values.width), String(of.values.height)])
  })

  test.each(['outside', 'inside'] as const)('seen from %s, symbols point to the hinges', (side) => {
    const { poses, lines } = drawn(of, side)
    for (const { field, motion, axis } of poses) {
      if (motion === 'slide') continue
      const turn = lines.find(({ id }) => id === `${field}/symbol/turn`)
      if (turn === undefined) continue
      const [from, apex, to] = turn.points
      if (from === undefined || apex === undefined || to === undefined)
        throw new Error(`${field}: no triangle`)
      const away = ([x, y]: Point): number => distanceToLine([x, y], axis.a, axis.b)
      expect(away(apex)).toBeLessThan(away(from))
      expect(away(apex)).toBeLessThan(away(to))
    }
  })
})

const lengthOf = ({ direction, from, to }: Ruler): string => {
  const along = direction === 'HORIZONTAL' ? 0 : 1
  return String(roundHalfAway(Math.abs(to[along] - from[along])))
}

const distanceToLine = ([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number =>
  Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / Math.hypot(bx - ax, by - ay)

test('every symbol of the range stands on a sash that opens, and every one that opens has one', () => {
  for (const [name, of] of products) {
    const { poses, lines } = drawn(of)
    const opens = new Set(poses.map(({ field }) => field))
    const findings = new Set(
      lines.flatMap(({ id, role }) => (role === 'opening-symbol' ? [id.split('/symbol')[0]] : [])),
    )
    expect([...findings].toSorted(), name).toEqual([...opens].toSorted())
  }
})

test('a part that leaves its frame is found', () => {
  const frame = rectangle({ minX: 0, minY: 0, maxX: 100, maxY: 100 })
  expect(isInside(rectangle({ minX: 1, minY: 1, maxX: 100.1, maxY: 99 }), frame)).toBe(false)
  expect(isInside(rectangle({ minX: 0, minY: 0, maxX: 100, maxY: 99 }), frame)).toBe(true)
})
