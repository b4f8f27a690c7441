import { describe, expect, test } from 'vitest'
import { crossbarTypes } from '#domain/catalogue/data/crossbars'
import { boundsOf } from '#domain/geometry/polygon'
import type { Bar } from '#domain/product/product'
import { elevation } from '../elevation.fixture.ts'
import type { Scene, ScenePart } from '../scene.ts'
import { svgText } from '../svg-text.ts'
import { toSvgNodes } from '../to-svg.ts'

const upright = (typeId: string): Bar => ({ panel: 'c1r1', direction: 'VERTICAL', typeId, position: null })
const withBar = (typeId: string): Scene => elevation(1005, { crossbars: [upright(typeId)] })

const partOf = ({ parts }: Scene, end: string): ScenePart => {
  const part = parts.find(({ id }) => id.endsWith(end))
  if (part === undefined) throw new Error(`no ${end}`)
  return part
}

const widthOf = ({ outlines: [outline] }: ScenePart): number => {
  const { minX, maxX } = boundsOf(outline ?? [])
  return maxX - minX
}

describe('D-100 D-139: glazing bars', () => {
  test('are of three types', () => {
    expect([...new Set(crossbarTypes.map(({ kind }) => kind))]).toEqual(['SOLID', 'AIR', 'CLIPS'])
  })

  test('a through-going one is as thick as its sash, parts the glass, and has a ridge along its middle', () => {
    const scene = withBar('S28')
    const bar = partOf(scene, 'crossbar/V1')
    expect(bar.z).toEqual(partOf(scene, 'sash/LEFT').z)
    expect(scene.parts.filter(({ kind }) => kind === 'glass')).toHaveLength(2)
    expect(widthOf(bar)).toBe(28)
    expect(widthOf(partOf(scene, 'V1/ridge'))).toBeCloseTo(0.4 * 28, 6)
  })

  test('one between the panes lies inside the glass, and is seen through it', () => {
    const scene = withBar('A26')
    const [glass, bar] = [partOf(scene, 'c1r1/glass'), partOf(scene, 'crossbar/V1')]
    expect(bar.z[0]).toBeGreaterThan(glass.z[0])
    expect(bar.z[1]).toBeLessThan(glass.z[1])
    const kinds = [...svgText(toSvgNodes(scene)).matchAll(/data-kind="(\w+)"/g)].map(([, kind]) => kind)
    expect(kinds.indexOf('crossbar')).toBeLessThan(kinds.indexOf('glass'))
  })

  test('one on the glass stands out of it on both sides, on a line of shadow', () => {
    const scene = withBar('C28')
    const glass = partOf(scene, 'c1r1/glass')
    const [bar, inside, foot] = [
      partOf(scene, 'crossbar/V1'),
      partOf(scene, 'V1/inside'),
      partOf(scene, 'V1/foot'),
    ]
    expect([bar.z[0], inside.z[1]]).toEqual([glass.z[1], glass.z[0]])
    expect(widthOf(foot) - widthOf(bar)).toBe(5)
    expect(foot.z[1]).toBeLessThan(bar.z[1])
  })
})
