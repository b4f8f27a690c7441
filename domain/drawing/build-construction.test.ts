import { describe, expect, test } from 'vitest'
import { colorLists } from '#domain/catalogue/colors/color-lists'
import type { Point } from '#domain/geometry/point'
import { boundsOf } from '#domain/geometry/polygon'
import type { Patch } from '#domain/product/product'
import { configured } from '#tests/factories/configured'
import { buildConstruction, type PlacedRow } from './build-construction.ts'
import { buildScene } from './build-scene.ts'
import { opensAnything, rowsOf } from './rows-of-scene.ts'
import type { Scene, ScenePart, SvgNode, View } from './scene.ts'
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
const entrance = buildConstruction([door, sidePanel, light], colorLists, outside)

describe('D-031, D-046: an entrance of three rows in one drawing', () => {
  test('is as large as its rows together, and each stands in its place', () => {
    expect(entrance.product).toEqual({ minX: 0, minY: 0, maxX: 1500, maxY: 2500 })
    const besides = (entrance.beside ?? []).map(({ rowNumber, at, scene: { product } }) => [
      rowNumber,
      ...at,
      product.maxX,
      product.maxY,
    ])
    expect(besides).toEqual([
      [2, 1010, 0, 490, 2090],
      [3, 0, 2110, 990, 390],
    ])
  })

  test('on the sheet the glass of the light over the door lies over the door', () => {
    const pathsOf = (node: SvgNode | string): string[] =>
      typeof node === 'string'
        ? []
        : node.attributes['data-kind'] === 'glass'
          ? [String(node.attributes.d)]
          : node.children.flatMap(pathsOf)
    const heights = pathsOf(toSvgNodes(entrance)).map((path) =>
      Math.max(...[...path.matchAll(/ (-?[\d.]+)/g)].map(([, y]) => Number(y))),
    )
    expect(heights.filter((lowest) => lowest < -2110)).toHaveLength(1)
  })

  test('has every part of every row as it is drawn alone', () => {
    const view: View = { side: 'outside', measurements: false }
    const alone = [door, sidePanel, light].map(({ configuration }) =>
      buildScene(configuration, colorLists, view),
    )
    expect(rowsOf(entrance).map(({ scene }) => scene.parts)).toEqual(alone.map(({ parts }) => parts))
  })

  test('DD-24: own widths with the total under them, own heights with the total beside them', () => {
    const texts = (edge: string) =>
      entrance.rulers.filter((ruler) => ruler.edge === edge).map(({ text }) => text)
    expect(texts('BOTTOM')).toEqual(['990', '490', '1500'])
    expect(texts('LEFT')).toEqual(['2090', '390', '2500'])
    expect(texts('TOP')).toEqual([])
  })

  test('seen from inside, the heights are those at the other end', () => {
    const inside = buildConstruction([door, sidePanel, light], colorLists, { ...outside, side: 'inside' })
    const right = inside.rulers.filter(({ edge }) => edge === 'RIGHT').map(({ text }) => text)
    expect(right).toEqual(['2090', '390', '2500'])
  })

  test('is the same from whichever row it is looked at, but for where the origin lies', () => {
    const fromLight = buildConstruction([light, door, sidePanel], colorLists, outside)
    expect(fromLight.product).toEqual({ minX: 0, minY: -2110, maxX: 1500, maxY: 390 })
    expect(fromLight.rulers.map(({ text }) => text)).toEqual(entrance.rulers.map(({ text }) => text))
  })

  test('what can be selected, and what opens, is told apart', () => {
    const opening = buildConstruction(
      [row(1, 1005, {}, [0, 0]), row(2, 1005, {}, [590, 0])],
      colorLists,
      outside,
    )
    const { configuration } = row(1, 1005, {}, [0, 0])
    const pressable = (scene: Scene) =>
      svgText(toSvgNodes(scene, { interactive: true, selected: ['c1r1'] })).match(
        /data-(part|selected)="[^"]+"/g,
      )
    expect(pressable(opening)).toEqual(pressable(buildScene(configuration, colorLists, outside)))
    expect(opening.poses).toHaveLength(1)
    expect(opensAnything(opening)).toBe(true)
  })

  test('a row by itself is drawn as it always was', () => {
    const alone = buildConstruction([light], colorLists, { side: 'outside', measurements: true })
    const plain = buildScene(light.configuration, colorLists, { side: 'outside', measurements: true })
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
    const scene = buildConstruction([door, sidePanel, light], colorLists, {
      ...outside,
      muteNeighbours: true,
    })
    const isBeside = (node: SvgNode | string): node is SvgNode =>
      typeof node !== 'string' && node.attributes['data-beside'] !== undefined
    const { children } = toSvgNodes(scene)
    const seen = ({ onlySide, isHiddenShut }: ScenePart): boolean =>
      onlySide !== 'inside' && isHiddenShut !== true
    const [ownRow, ...others] = rowsOf(scene).map((of) => of.scene.parts.filter(seen))
    const beside = children.filter(isBeside)
    const own = children.filter((node) => !isBeside(node)).flatMap(kindsIn)
    expect(beside.map(({ attributes }) => attributes.opacity)).toEqual([0.38])
    expect(beside.flatMap(kindsIn)).toHaveLength(others.flat().length)
    expect(own).toHaveLength(ownRow?.length ?? 0)
    expect(own.length).toBeGreaterThan(0)
  })

  test('DD-24: keeps what it is divided into, nearest to itself', () => {
    const { rulers } = buildConstruction([window, plain(2, 490, 990, [1210, 0])], colorLists, outside)
    const below = rulers.filter(({ edge }) => edge === 'BOTTOM')
    expect(below.map(({ text }) => text)).toEqual(['400', '790', '1190', '490', '1700'])
    const offsets = [...new Set(below.map(({ offset }) => offset))]
    expect(offsets).toHaveLength(3)
    expect(offsets.toSorted((one, other) => one - other)).toEqual(offsets)
  })

  test('no measure of its own runs across a row that stands before it', () => {
    const { rulers } = buildConstruction([window, plain(2, 1190, 490, [0, -510])], colorLists, outside)
    expect(rulers.map(({ kind }) => kind)).not.toContain('divider')
  })

  test('its own height is measured on the other side where a higher row hides it', () => {
    const { rulers } = buildConstruction([window, plain(2, 490, 1990, [-510, 0])], colorLists, outside)
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
      colorLists,
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
    const scene = buildConstruction([door, sidePanel, light, post], colorLists, outside)
    expect(scene.rulers.map(({ text }) => text)).toEqual(entrance.rulers.map(({ text }) => text))
    const drawn = scene.beside?.at(-1)
    expect([drawn?.rowNumber, drawn?.at]).toEqual([4, [990, 0]])
    expect(drawn?.scene.parts.map(({ outlines }) => boundsOf(outlines[0] ?? []))).toEqual([
      { minX: 0, minY: 0, maxX: 20, maxY: 2090 },
    ])
  })

  test('a door keeps its 3D model beside what it is connected to', () => {
    const alone = buildScene(door.configuration, colorLists, outside)
    expect(alone.leafModel).toBeDefined()
    expect(entrance.leafModel).toEqual(alone.leafModel)
    expect(buildConstruction([light, door], colorLists, outside).leafModel).toBeUndefined()
  })

  test('an edit of one row leaves the drawings of the others the same', () => {
    const before = buildConstruction([window, plain(2, 490, 990, [1210, 0])], colorLists, outside)
    const others = buildConstruction([window, sidePanel, light], colorLists, outside).beside
    const edited = { ...window, configuration: { ...window.configuration } }
    const after = buildConstruction([edited, sidePanel, light], colorLists, outside).beside
    expect(after?.map(({ scene }, index) => scene === others?.[index]?.scene)).toEqual([true, true])
    const inside = buildConstruction([edited, sidePanel, light], colorLists, { ...outside, side: 'inside' })
    expect(inside.beside?.every(({ scene }) => scene.view.side === 'inside')).toBe(true)
    expect(before.beside).toHaveLength(1)
  })
})
