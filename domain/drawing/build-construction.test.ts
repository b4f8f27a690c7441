import { describe, expect, test } from 'vitest'
import { colorBook } from '#domain/catalogue/colors/color-book'
import type { Point } from '#domain/geometry/point'
import { boundsOf } from '#domain/geometry/polygon'
import type { Patch } from '#domain/product/product'
import { configured } from '#tests/factories/configured'
import { buildConstruction, type PlacedRow } from './build-construction.ts'
import { buildScene } from './build-scene.ts'
import type { ScenePart, SvgNode, View } from './scene.ts'
import { svgText } from './svg-text.ts'
import { toSvgNodes } from './to-svg.ts'

const row = (rowNumber: number, modelId: number, patch: Patch, at: Point): PlacedRow => ({
  rowNumber,
  configuration: configured(modelId, patch),
  at,
})
const door = row(1, 3101, { width: 990, height: 2090 }, [0, 0])
const sidePanel = row(2, 3411, { width: 490, height: 2090 }, [1010, 0])
const light = row(3, 3422, { width: 990, height: 390 }, [0, 2110])

const outside: View = { side: 'outside', measurements: true }
const entrance = buildConstruction([door, sidePanel, light], colorBook, outside)

describe('D-031, D-046: an entrance of three rows in one drawing', () => {
  test('is as large as its rows together, and each stands in its place', () => {
    expect(entrance.product).toEqual({ minX: 0, minY: 0, maxX: 1500, maxY: 2500 })
    expect(entrance.neighbours?.map(boundsOf)).toEqual([
      { minX: 1010, minY: 0, maxX: 1500, maxY: 2090 },
      { minX: 0, minY: 2110, maxX: 990, maxY: 2500 },
    ])
    const glass = entrance.parts.filter(({ id, kind }) => id.startsWith('row3/') && kind === 'glass')
    expect(glass.length).toBeGreaterThan(0)
    for (const { outlines } of glass) expect(boundsOf(outlines[0] ?? []).minY).toBeGreaterThan(2110)
  })

  test('has every part of every row, under a name of its own', () => {
    const view: View = { side: 'outside', measurements: false }
    const alone = [door, sidePanel, light].map(({ configuration }) =>
      buildScene(configuration, colorBook, view),
    )
    expect(entrance.parts.length).toBe(alone.reduce((sum, { parts }) => sum + parts.length, 0))
    expect(new Set(entrance.parts.map(({ id }) => id)).size).toBe(
      new Set(alone.flatMap(({ parts }, index) => parts.map(({ id }) => `${index}/${id}`))).size,
    )
  })

  test('DD-24: own widths with the total under them, own heights with the total beside them', () => {
    const texts = (edge: string) =>
      entrance.rulers.filter((ruler) => ruler.edge === edge).map(({ text }) => text)
    expect(texts('BOTTOM')).toEqual(['990', '490', '1500'])
    expect(texts('LEFT')).toEqual(['2090', '390', '2500'])
    expect(texts('TOP')).toEqual([])
  })

  test('seen from inside, the heights are those at the other end', () => {
    const inside = buildConstruction([door, sidePanel, light], colorBook, { ...outside, side: 'inside' })
    const right = inside.rulers.filter(({ edge }) => edge === 'RIGHT').map(({ text }) => text)
    expect(right).toEqual(['2090', '390', '2500'])
  })

  test('is the same from whichever row it is looked at, but for where the origin lies', () => {
    const fromLight = buildConstruction([light, door, sidePanel], colorBook, outside)
    expect(fromLight.product).toEqual({ minX: 0, minY: -2110, maxX: 1500, maxY: 390 })
    expect(fromLight.rulers.map(({ text }) => text)).toEqual(entrance.rulers.map(({ text }) => text))
  })

  test('what can be selected, and what opens, is told apart', () => {
    const opening = buildConstruction(
      [row(1, 1005, {}, [0, 0]), row(2, 1005, {}, [590, 0])],
      colorBook,
      outside,
    )
    const { configuration } = row(1, 1005, {}, [0, 0])
    const selected = (parts: typeof opening.parts) => parts.flatMap(({ selects }) => selects ?? [])
    expect(selected(opening.parts)).toEqual(selected(buildScene(configuration, colorBook, outside).parts))
    const [own, other] = opening.poses
    expect(other?.id).toBe(`row2/${own?.id}`)
    expect((other?.axis.a[0] ?? 0) - (own?.axis.a[0] ?? 0)).toBe(590)
    const moving = opening.parts.filter(({ id, pose }) => id.startsWith('row2/') && pose !== undefined)
    expect(moving.every(({ pose }) => pose === other?.id)).toBe(true)
  })

  test('a row by itself is drawn as it always was', () => {
    const alone = buildConstruction([light], colorBook, { side: 'outside', measurements: true })
    const plain = buildScene(light.configuration, colorBook, { side: 'outside', measurements: true })
    expect(svgText(toSvgNodes(alone))).toBe(svgText(toSvgNodes(plain)))
  })
})

describe('the row that is worked on, among its neighbours', () => {
  const divided = configured(1001, {
    width: 1190,
    height: 990,
    dividers: [{ panel: '', typeId: 'P60', direction: 'VERTICAL', position: 400 }],
  })
  const window: PlacedRow = { rowNumber: 1, configuration: divided, at: [0, 0] }
  const plain = (rowNumber: number, width: number, height: number, at: Point): PlacedRow =>
    row(rowNumber, 1001, { width, height }, at)
  const kindsIn = (node: SvgNode | string): string[] =>
    typeof node === 'string'
      ? []
      : [String(node.attributes['data-kind'] ?? ''), ...node.children.flatMap(kindsIn)].filter(Boolean)

  test('D-031: on the screen the others recede behind it, and nothing of itself does', () => {
    const scene = buildConstruction([door, sidePanel, light], colorBook, { ...outside, muteNeighbours: true })
    const isBeside = (node: SvgNode | string): node is SvgNode =>
      typeof node !== 'string' && node.attributes['data-beside'] !== undefined
    const { children } = toSvgNodes(scene)
    const seen = ({ onlySide, isHiddenShut }: ScenePart): boolean =>
      onlySide !== 'inside' && isHiddenShut !== true
    const shown = scene.parts.filter(seen)
    const beside = children.filter(isBeside).flatMap(kindsIn)
    const own = children.filter((node) => !isBeside(node)).flatMap(kindsIn)
    expect(beside).toHaveLength(shown.filter(({ ofRow }) => ofRow !== undefined).length)
    expect(own).toHaveLength(shown.filter(({ ofRow }) => ofRow === undefined).length)
    expect(own.length).toBeGreaterThan(0)
  })

  test('DD-24: keeps what it is divided into, nearest to itself', () => {
    const { rulers } = buildConstruction([window, plain(2, 490, 990, [1210, 0])], colorBook, outside)
    const below = rulers.filter(({ edge }) => edge === 'BOTTOM')
    expect(below.map(({ text }) => text)).toEqual(['400', '790', '1190', '490', '1700'])
    const offsets = [...new Set(below.map(({ offset }) => offset))]
    expect(offsets).toHaveLength(3)
    expect(offsets.toSorted((one, other) => one - other)).toEqual(offsets)
  })

  test('no measure of its own runs across a row that stands before it', () => {
    const { rulers } = buildConstruction([window, plain(2, 1190, 490, [0, -510])], colorBook, outside)
    expect(rulers.map(({ kind }) => kind)).not.toContain('divider')
  })

  test('its own height is measured on the other side where a higher row hides it', () => {
    const { rulers } = buildConstruction([window, plain(2, 490, 1990, [-510, 0])], colorBook, outside)
    const heights = rulers.filter(({ direction }) => direction === 'VERTICAL')
    expect(heights.map(({ edge, text }) => [edge, text])).toEqual([
      ['RIGHT', '990'],
      ['LEFT', '1990'],
    ])
  })

  test('slopes keep their angles', () => {
    const gable = configured(1401, { width: 990, height: 1490, height1: 990 })
    const { rulers } = buildConstruction(
      [{ rowNumber: 1, configuration: gable, at: [0, 0] }, plain(2, 490, 1490, [1010, 0])],
      colorBook,
      outside,
    )
    expect(rulers.filter(({ kind }) => kind === 'angle').map(({ text }) => text)).toEqual(['26,8°'])
    expect(rulers.map(({ kind }) => kind)).toContain('height1')
  })

  test('a coupling post is drawn in the joint and has no measure', () => {
    const post: PlacedRow = {
      ...row(4, 9001, { width: 20, height: 2090 }, [990, 0]),
      isPost: true,
    }
    const scene = buildConstruction([door, sidePanel, light, post], colorBook, outside)
    expect(scene.rulers.map(({ text }) => text)).toEqual(entrance.rulers.map(({ text }) => text))
    expect(
      scene.parts.filter(({ ofRow }) => ofRow === 4).map(({ outlines }) => boundsOf(outlines[0] ?? [])),
    ).toEqual([{ minX: 990, minY: 0, maxX: 1010, maxY: 2090 }])
  })

  test('a door keeps its 3D model beside what it is connected to', () => {
    const alone = buildScene(door.configuration, colorBook, outside)
    expect(alone.leafModel).toBeDefined()
    expect(entrance.leafModel).toEqual(alone.leafModel)
    expect(buildConstruction([light, door], colorBook, outside).leafModel).toBeUndefined()
  })
})
