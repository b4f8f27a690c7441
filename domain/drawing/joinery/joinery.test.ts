import { describe, expect, test } from 'vitest'
import { colorLists } from '#domain/catalogue/colors/color-lists'
import { models } from '#domain/catalogue/data/models'
import type { Box, Point, Polygon } from '#domain/geometry/point'
import { boundsOf, edgesOf } from '#domain/geometry/polygon'
import { panesOf } from '#domain/layout/panes'
import { freeOpeningOf } from '#domain/physics/free-opening'
import type { Configuration } from '#domain/rules/configuration'
import { configured, defaultOf } from '#tests/factories/configured'
import { shapedModels } from '#tests/factories/shaped-models'
import { buildScene } from '../build-scene.ts'
import { textWidth } from '../rulers/scale.ts'
import type { Scene, ViewSide } from '../scene.ts'
import { toSvgNodes } from '../to-svg.ts'
import { type JoineryMark, joineryMarks } from './marks.ts'

const drawn = (
  configuration: Configuration,
  joinery: readonly JoineryMark[],
  side: ViewSide = 'outside',
): Scene => buildScene(configuration, colorLists, { side, measurements: true, joinery })

/** Of a pane without a corner that points inwards, counter-clockwise. */
const isInside = (pane: Polygon, [x, y]: Point): boolean =>
  edgesOf(pane).every(([[x1, y1], [x2, y2]]) => (x2 - x1) * (y - y1) - (y2 - y1) * (x - x1) > 0)

const rulersOf = (scene: Scene, kind: string) => scene.rulers.filter((ruler) => ruler.kind === kind)

describe('rulers that joiners ask for', () => {
  test('the hole in the wall is 10 mm larger on each side, across from the outer measures', () => {
    const scene = drawn(configured(1001, { width: 1490, height: 990 }), ['wall-opening'])
    expect(rulersOf(scene, 'wall').map(({ text, edge, line }) => [text, edge, line[0], line[1]])).toEqual([
      ['Veggåpning 1510', 'TOP', [-10, expect.any(Number)], [1500, expect.any(Number)]],
      ['Veggåpning 1010', 'RIGHT', [expect.any(Number), -10], [expect.any(Number), 1000]],
    ])
  })

  test('the handle of a door is measured from the frame’s lower edge, from inside on the other side', () => {
    const [outside] = rulersOf(drawn(defaultOf(3104), ['handle']), 'handle')
    const [inside] = rulersOf(drawn(defaultOf(3104), ['handle'], 'inside'), 'handle')
    expect(outside?.text).toMatch(/^Håndtak \d+$/)
    expect(outside?.line[0][1]).toBe(0)
    expect([outside?.edge, inside?.edge]).toEqual(['RIGHT', 'LEFT'])
    expect(inside?.text).toBe(outside?.text)
  })

  test('what is fixed has no handle to measure', () => {
    expect(rulersOf(drawn(defaultOf(1001), ['handle']), 'handle')).toEqual([])
  })
})

describe('words in panes', () => {
  test('fixed fields have an F in the middle of their glass, those that open have none', () => {
    const labels = drawn(defaultOf(1001), ['fixed']).labels ?? []
    expect(labels.map(({ text, at }) => [text, at])).toEqual([['F', [595, 595]]])
    expect(drawn(defaultOf(1005), ['fixed']).labels).toBeUndefined()
  })

  test('in a slanted pane the F stands on the glass, whatever the shape', () => {
    const beside = shapedModels.flatMap((each) => {
      const panes = panesOf(each.layout).map(({ daylight }) => daylight)
      return (drawn(each, ['fixed']).labels ?? []).flatMap(({ at: [x, y], size }) => {
        // The letter is about half as wide as it is high.
        const [wide, high] = [textWidth('F', size) / 2, size / 3]
        const corners: readonly Point[] = [
          [x - wide, y - high],
          [x + wide, y - high],
          [x + wide, y + high],
          [x - wide, y + high],
        ]
        const isOnGlass = panes.some((pane) => corners.every((corner) => isInside(pane, corner)))
        return isOnGlass ? [] : [`shape ${each.values.frameShapeId}`]
      })
    })
    expect(beside).toEqual([])
  })

  test('a side panel beside a door is fixed, the door is not, and one without glass has no F', () => {
    expect(drawn(defaultOf(3411), ['fixed']).labels).toHaveLength(1)
    expect(drawn(defaultOf(3101), ['fixed']).labels).toBeUndefined()
    expect(drawn(defaultOf(3402), ['fixed']).labels).toBeUndefined()
  })

  test('the free opening is the one of the technical data', () => {
    const configuration = defaultOf(1005)
    const opening = freeOpeningOf(configuration.layout, configuration.values, configuration.model)
    const words = (drawn(configuration, ['free-opening']).labels ?? []).map(({ text }) => text).join(' ')
    expect(words).toBe(`Fri åpning ${opening?.width} × ${opening?.height}`)
    expect(drawn(defaultOf(1001), ['free-opening']).labels).toBeUndefined()
  })
})

describe('sections', () => {
  test.each(['outside', 'inside'] as const)(
    'the depth of the frame is measured in both, seen from %s',
    (side) => {
      const configuration = defaultOf(1002)
      const scene = drawn(configuration, ['sections'], side)
      const depth = String(configuration.values.depth)
      expect(rulersOf(scene, 'depth').map(({ text }) => text)).toEqual([depth, depth])
    },
  )

  test('a cut goes through the frame, the sash and the glass between them, and through nothing else', () => {
    const [level] = drawn(defaultOf(1002), ['sections']).sections ?? []
    const kinds = new Set(level?.pieces.map(({ kind }) => kind))
    for (const kind of ['frame', 'sash', 'glass'] as const) expect(kinds).toContain(kind)
    for (const kind of ['handle', 'hinge', 'vent'] as const) expect(kinds).not.toContain(kind)
    expect(level?.box.minX).toBe(0)
    expect(level?.box.maxX).toBe(1190)
    const glass = level?.pieces.find(({ kind }) => kind === 'glass')
    const { minX, maxX } = boundsOf(glass?.outline ?? [])
    // As wide as the glass that one sees, in the middle of the window.
    expect(minX + maxX).toBeCloseTo(1190)
  })

  test('what one looks at lies away from the elevation: outside down, from inside the other way round', () => {
    const heights = (side: ViewSide) => {
      const [level] = drawn(defaultOf(1002), ['sections'], side).sections ?? []
      const sash = level?.pieces.filter(({ kind }) => kind === 'sash') ?? []
      const middle = ((level?.box.minY ?? 0) + (level?.box.maxY ?? 0)) / 2
      return sash.every(({ outline }) => (boundsOf(outline).minY + boundsOf(outline).maxY) / 2 < middle)
    }
    // A sash that opens out stands in the outer half of the frame.
    expect(heights('outside')).toBe(true)
    expect(heights('inside')).toBe(false)
  })

  test('they stand clear of the elevation and its rulers, and within the sheet', () => {
    const { sections = [], rulers, bounds, product } = drawn(defaultOf(1002), joineryMarks)
    const outer = rulers.filter(({ kind }) => kind !== 'depth').flatMap(({ line }) => [...line])
    const lowest = Math.min(product.minY, ...outer.map(([, y]) => y))
    const farthest = Math.max(product.maxX, ...outer.map(([x]) => x))
    const [level, upright] = sections
    expect(level?.box.maxY).toBeLessThan(lowest)
    expect(upright?.box.minX).toBeGreaterThan(farthest)
    for (const { box } of sections) {
      expect(box.minX).toBeGreaterThanOrEqual(bounds.minX)
      expect(box.maxX).toBeLessThanOrEqual(bounds.maxX)
      expect(box.minY).toBeGreaterThanOrEqual(bounds.minY)
      expect(box.maxY).toBeLessThanOrEqual(bounds.maxY)
    }
  })
})

const textBoxes = ({ rulers, sections = [] }: Scene): readonly Box[] =>
  [...rulers.map(({ text, label }) => ({ ...label, text })), ...sections.flatMap(({ labels }) => labels)].map(
    ({ text, at: [x, y], size, turned }) => {
      const [half, high] = [textWidth(text, size) / 2, size / 2]
      const [across, up] = turned === true ? [high, half] : [half, high]
      return { minX: x - across, maxX: x + across, minY: y - up, maxY: y + up }
    },
  )

const overlap = (one: Box, other: Box): boolean =>
  one.minX < other.maxX && other.minX < one.maxX && one.minY < other.maxY && other.minY < one.maxY

test.each(models.map(({ id }) => id))('model %i: no figure of all the measures runs into another', (id) => {
  for (const side of ['outside', 'inside'] as const) {
    const boxes = textBoxes(drawn(defaultOf(id), joineryMarks, side))
    const met = boxes.flatMap((box, index) => boxes.slice(index + 1).filter((other) => overlap(box, other)))
    expect(met).toEqual([])
  }
})

test('nothing of it is drawn until somebody asks for it', () => {
  const plain = buildScene(defaultOf(1002), colorLists, { side: 'outside', measurements: true })
  expect(JSON.stringify(toSvgNodes(drawn(defaultOf(1002), [])))).toBe(JSON.stringify(toSvgNodes(plain)))
  expect(plain.sections).toBeUndefined()
})
