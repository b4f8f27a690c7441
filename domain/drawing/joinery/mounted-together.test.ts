import { describe, expect, test } from 'vitest'
import { colorLists } from '#domain/catalogue/colors/color-lists'
import type { Point } from '#domain/geometry/point'
import type { Patch } from '#domain/product/product'
import { configured } from '#tests/factories/configured'
import { buildConstruction, type PlacedRow } from '../build-construction.ts'
import type { Scene, ViewSide } from '../scene.ts'
import { type JoineryMark, joineryMarks } from './marks.ts'

const row = (rowNumber: number, modelId: number, patch: Patch, at: Point): PlacedRow => ({
  rowNumber,
  configuration: configured(modelId, patch),
  at,
})
const door = row(1, 3101, { width: 990, height: 2090 }, [0, 0])
const sidePanel = row(2, 3411, { width: 490, height: 2090 }, [1010, 0])
const light = row(3, 3422, { width: 990, height: 390 }, [0, 2110])

const entrance = (joinery: readonly JoineryMark[], side: ViewSide = 'outside', first = door): Scene => {
  const others = [door, sidePanel, light].filter((each) => each !== first)
  return buildConstruction([first, ...others], colorLists, { side, measurements: true, joinery })
}
const textsOf = ({ rulers }: Scene, kind: string) =>
  rulers.filter((ruler) => ruler.kind === kind).map(({ text, edge }) => `${text} ${edge}`)

describe('an entrance of three rows that are mounted together', () => {
  test('has one hole in the wall, 10 mm larger on each side than all of it', () => {
    expect(textsOf(entrance(['wall-opening']), 'wall')).toEqual([
      'Veggåpning 1520 TOP',
      'Veggåpning 2520 RIGHT',
    ])
    expect(textsOf(entrance(['wall-opening'], 'inside', light), 'wall')).toEqual([
      'Veggåpning 1520 TOP',
      'Veggåpning 2520 LEFT',
    ])
  })

  test('is cut through as one: the level cut goes through the door and what stands beside it, the upright one through the light over it', () => {
    const [level, upright] = entrance(['sections']).sections ?? []
    const rowsIn = (section: typeof level) => new Set(section?.pieces.map(({ id }) => id.split('/')[1]))
    expect(rowsIn(level)).toEqual(new Set(['row-1', 'row-2']))
    expect(rowsIn(upright)).toEqual(new Set(['row-1', 'row-3']))
    expect([level?.box.minX, level?.box.maxX]).toEqual([0, 1500])
    expect([upright?.box.minY, upright?.box.maxY]).toEqual([0, 2500])
    expect(textsOf(entrance(['sections']), 'depth')).toHaveLength(2)
  })

  test('the handle of the door is measured where nothing stands between it and the edge', () => {
    expect(textsOf(entrance(['handle']), 'handle')).toEqual([expect.stringMatching(/^Håndtak \d+ LEFT$/)])
    expect(textsOf(entrance(['handle'], 'outside', light), 'handle')).toEqual([])
  })

  test('words stand in the panes of every row, in its place', () => {
    const labels = entrance(['fixed']).labels ?? []
    expect(labels.map(({ text, id }) => [text, id])).toEqual([
      ['F', 'row-2/fixed/leaf'],
      ['F', 'row-3/fixed/c1r1'],
    ])
    const [besideDoor, overDoor] = labels
    expect(besideDoor?.at[0]).toBeGreaterThan(1010)
    expect(overDoor?.at[1]).toBeGreaterThan(2110)
  })

  test('everything stands within the sheet, and without being asked for nothing is drawn', () => {
    const { sections = [], bounds } = entrance(joineryMarks)
    for (const { box } of sections) {
      expect(box.minY).toBeGreaterThanOrEqual(bounds.minY)
      expect(box.maxX).toBeLessThanOrEqual(bounds.maxX)
    }
    const plain = entrance([])
    expect(plain.sections).toBeUndefined()
    expect(plain.labels).toBeUndefined()
  })
})
