import { describe, expect, test } from 'vitest'
import type { Patch } from '#domain/product/product'
import type { Result } from '#domain/result'
import type { Configuration } from '#domain/rules/configuration'
import { configured, defaultOf } from '#tests/factories/configured'
import { divideAnew, loosenPost, removeBars } from './bar-edits.ts'
import { switchProperties } from './property-edits.ts'

const FIXED = 1001
const HALVES = { verticals: 1, horizontals: 0 }
const upright = (panel: string, typeId: string) => ({ panel, direction: 'VERTICAL', typeId, position: null })

const patchOf = (result: Result<Patch>): Patch => {
  if (!result.ok) throw new Error(result.code)
  return result.value
}
const divided = (): Configuration =>
  configured(FIXED, patchOf(divideAnew(defaultOf(FIXED), 'dividers', [''], HALVES)))

describe('dividing anew', () => {
  test('a window with one field is divided as a whole, however its field is named', () => {
    const patch = patchOf(divideAnew(defaultOf(FIXED), 'dividers', ['c1r1'], HALVES))
    expect(patch).toEqual({ dividers: [upright('', 'P60')] })
  })

  test('what stood inside a panel goes, and the other panels keep theirs', () => {
    const halves = divided()
    const nested = configured(
      FIXED,
      { dividers: halves.product.choices.dividers },
      patchOf(divideAnew(halves, 'crossbars', ['c1r1', 'c2r1'], { ...HALVES, verticalId: 'C22' })),
    )
    expect(patchOf(divideAnew(nested, 'crossbars', ['c2r1'], { verticals: 0, horizontals: 0 }))).toEqual({
      crossbars: [upright('c1r1', 'C22')],
    })
    expect(patchOf(divideAnew(nested, 'crossbars', [''], { verticals: 0, horizontals: 0 }))).toEqual({
      crossbars: [],
    })
  })

  test('an entrance door has nothing to divide', () => {
    expect(divideAnew(defaultOf(3104), 'dividers', [''], HALVES)).toMatchObject({ code: 'divider.invalid' })
    expect(divideAnew(defaultOf(FIXED), 'dividers', ['c2r1'], HALVES)).toMatchObject({
      code: 'divider.invalid',
    })
  })
})

test('a bar that is cut into pieces goes as one, by the name of any of them', () => {
  const [whole] = divided().layout.dividers
  expect(patchOf(removeBars(divided(), 'dividers', [whole?.id ?? '']))).toEqual({ dividers: [] })
  expect(patchOf(removeBars(divided(), 'dividers', ['divider/V1', 'divider/V1']))).toEqual({ dividers: [] })
})

test('a fixed frame has no post that can be taken out', () => {
  expect(loosenPost(divided(), 'divider/V1', true)).toMatchObject({ code: 'divider.removable-only-double' })
  expect(loosenPost(divided(), 'divider/V9', true)).toMatchObject({ code: 'divider.invalid' })
})

describe('properties of panes', () => {
  const on = (id: number) => [{ id, selected: true }]
  const off = (id: number) => [{ id, selected: false }]
  const frosted = () =>
    configured(FIXED, { ...divided().product.choices, panelProperties: [{ panel: '', id: 6 }] })

  test('what all panes have is not said again of one', () => {
    expect(patchOf(switchProperties(frosted(), on(6), ['c1r1']))).toEqual({
      panelProperties: [{ panel: '', id: 6 }],
    })
  })

  test('taken off one pane, the others keep it', () => {
    expect(patchOf(switchProperties(frosted(), off(6), ['c1r1']))).toEqual({
      panelProperties: [{ panel: 'c2r1', id: 6 }],
    })
    expect(patchOf(switchProperties(frosted(), off(6), ['c1r1', 'c2r1']))).toEqual({ panelProperties: [] })
  })

  test('several are switched at once, each by itself', () => {
    const patch = patchOf(switchProperties(frosted(), [...off(6), ...on(5)], ['c2r1']))
    expect(patch.panelProperties).toEqual([
      { panel: 'c1r1', id: 6 },
      { panel: 'c2r1', id: 5 },
    ])
  })
})
