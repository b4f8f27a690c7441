import { describe, expect, test } from 'vitest'
import { colorLists } from '#domain/catalogue/colors/color-lists'
import { laminateLooks, laminatePath, laminates } from '#domain/catalogue/data/laminates'
import type { Configuration } from '#domain/rules/configuration'
import { configured, defaultOf } from '#tests/factories/configured'
import { buildScene } from '../build-scene.ts'
import { elevation, windowOf } from '../elevation.fixture.ts'
import { paneIconFile, paneIconPath } from '../pane-icons.ts'
import type { Scene, ScenePart } from '../scene.ts'
import { svgText } from '../svg-text.ts'
import { toSvgNodes } from '../to-svg.ts'

const sceneOf = (of: Configuration): Scene =>
  buildScene(of, colorLists, { side: 'outside', measurements: false })
const partOf = ({ parts }: Scene, id: string): ScenePart => {
  const part = parts.find((each) => each.id === id)
  if (part === undefined) throw new Error(`no ${id}`)
  return part
}
const svgOf = (scene: Scene): string => svgText(toSvgNodes(scene))

describe('D-146: a breastwork', () => {
  const breastwork = (panelQualityId: number, more: object = {}) =>
    sceneOf(configured(2002, { panelQualityId }, more))

  test('is a solid panel 24 thick in the colour of its sash, below a rail, and opens with it', () => {
    const scene = breastwork(21)
    const [panel, sash] = [partOf(scene, 'c1r1/c1r1/panel'), partOf(scene, 'c1r1/sash/LEFT')]
    expect(panel.z[1] - panel.z[0]).toBe(24)
    expect([panel.materialOutside, panel.pose]).toEqual([sash.materialOutside, sash.pose])
    expect(partOf(scene, 'c1r1/breastwork').kind).toBe('sash')
  })

  test('has upright grooves, or aluminium outside, where that is chosen', () => {
    const grooves = ({ parts }: Scene) => parts.filter(({ id }) => id.includes('/panel/groove')).length
    expect([grooves(breastwork(21)), grooves(breastwork(22))]).toEqual([0, 6])
    const { materialOutside, materialInside } = partOf(breastwork(23), 'c1r1/c1r1/panel')
    expect([materialOutside.finish, materialInside.finish]).toEqual(['aluminium', 'paint'])
  })

  test('two in one window may look each in its own way', () => {
    const fill = { panelProperties: ['c1r1', 'c2r1'].map((panel) => ({ panel, id: 14 })) }
    const post = { panel: '', direction: 'VERTICAL', typeId: 'P60', position: null } as const
    const scene = sceneOf(
      configured(
        1001,
        { width: 1490 },
        { dividers: [post], ...fill },
        { panelQualityId: 22, solidPanelQualities: [{ panel: 'c2r1', id: 23 }] },
      ),
    )
    const grooves = (address: string) =>
      scene.parts.filter(({ id }) => id.startsWith(`${address}/panel/groove`)).length
    const finishOf = (address: string) => partOf(scene, `${address}/panel`).materialOutside.finish
    expect([grooves('c1r1') > 0, grooves('c2r1')]).toEqual([true, 0])
    expect([finishOf('c1r1'), finishOf('c2r1')]).toEqual(['paint', 'aluminium'])
  })

  test('D-147: has a sign in the drawing, which the site has as a file', () => {
    expect(svgOf(breastwork(21))).toContain('data-icon="/assets/images/breastwork.svg"')
    expect(svgOf(sceneOf(defaultOf(2001)))).not.toContain('data-icon')
    expect(paneIconFile('breastwork')).toMatch(/^<svg [^>]*><path d="M[^"]+"\/><\/svg>\n$/)
  })
})

test('D-145: frosted glass has a sign in the drawing, which the site has as a file; clear glass has none', () => {
  const frosted = elevation(1001, { panelProperties: [{ panel: 'c1r1', id: 6 }] })
  expect(partOf(frosted, 'c1r1/glass').icon).toBe('frosted')
  expect(svgOf(frosted)).toContain(`data-icon="${paneIconPath('frosted')}"`)
  expect(paneIconPath('frosted')).toBe('/assets/images/frosted.svg')
  expect(svgOf(elevation(1001))).not.toContain('data-icon')
})

describe('the bead that holds the glass', () => {
  test('is outside, and inside where the layout is reversed (DD-14)', () => {
    expect(partOf(elevation(1005), 'c1r1/bead').onlySide).toBe('outside')
    for (const letter of ['I', 'J'] as const) {
      const scene = elevation(windowOf(letter, 'SIV'))
      const bead = partOf(scene, 'c1r1/bead')
      expect(bead.onlySide).toBe('inside')
      expect(bead.z[1]).toBe(partOf(scene, 'c1r1/sash/LEFT').z[0])
    }
  })

  test('an entrance door has none round its leaf', () => {
    expect(elevation(3104).parts.some(({ kind }) => kind === 'bead')).toBe(false)
  })
})

describe('decor laminate', () => {
  const leafOf = (decorLaminate: string) => partOf(sceneOf(configured(3104, { decorLaminate })), 'c1r1/leaf')

  test('covers both faces of the leaf with the picture of its code', () => {
    const { materialOutside, materialInside } = leafOf('L202')
    expect(materialOutside.laminate).toBe('L202')
    expect(materialInside).toEqual(materialOutside)
  })

  test('D-093: 00 is none', () => {
    expect(partOf(sceneOf(defaultOf(3104)), 'c1r1/leaf').materialOutside.laminate).toBeUndefined()
  })

  test('D-152: every laminate that can be chosen has its picture at its own address', () => {
    const codes = laminates.map(({ code }) => code).filter((code) => code !== '00')
    expect(Object.keys(laminateLooks)).toEqual(codes)
    expect(laminatePath('L202')).toBe('/assets/images/laminate/L202.jpeg')
  })

  test('D-154: on paper it is its tint, without a picture', () => {
    const svg = svgOf(sceneOf(configured(3110, { decorLaminate: 'L202' })))
    expect(svg).not.toMatch(/<image|<pattern|url\(/)
    expect(svg).toMatch(new RegExp(`fill="${laminateLooks.L202?.rgbHex}"[^>]*data-kind="leaf"`))
  })
})
