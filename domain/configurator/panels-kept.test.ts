import { describe, expect, test } from 'vitest'
import { colorLists } from '#domain/catalogue/colors/color-lists'
import type { Bar, Patch } from '#domain/product/product'
import type { Configuration } from '#domain/rules/configuration'
import { configured } from '#tests/factories/configured'
import { applyTo } from './apply.ts'
import { divideAnew, removeBars } from './bar-edits.ts'

const post = (direction: Bar['direction'] = 'VERTICAL', panel = ''): Bar => ({
  ...{ panel, direction, typeId: 'P60', position: null },
})
const FROSTED = 6
const frosted = (...panels: readonly string[]) => ({
  panelProperties: panels.map((panel) => ({ panel, id: FROSTED })),
})
const three = (patch: Patch) => configured(1001, { width: 2390 }, { dividers: [post(), post()] }, patch)

const edited = (from: Configuration, patch: ReturnType<typeof removeBars>): Configuration => {
  if (!patch.ok) throw new Error(patch.code)
  const applied = applyTo(from, patch.value, colorLists)
  if (!applied.ok) throw new Error(applied.code)
  return applied.value.configuration
}
const without = (from: Configuration, name: string) => edited(from, removeBars(from, 'dividers', [name]))
const frostedIn = ({ layout }: Configuration) =>
  layout.fields.flatMap(({ panes }) =>
    panes.filter(({ properties }) => properties.includes(FROSTED)).map(({ address }) => address),
  )

describe('a post that goes', () => {
  test('leaves the panes to the right of it what they had, under their new places', () => {
    expect(frostedIn(without(three(frosted('c3r1')), 'divider/V1'))).toEqual(['c2r1'])
    expect(frostedIn(without(three(frosted('c3r1')), 'divider/V2'))).toEqual(['c2r1'])
  })

  test('leaves the pane that two have become what either had', () => {
    expect(frostedIn(without(three(frosted('c2r1')), 'divider/V1'))).toEqual(['c1r1'])
    expect(frostedIn(without(three(frosted('c1r1')), 'divider/V2'))).toEqual(['c1r1'])
  })

  test('says nothing twice of the pane that two have become', () => {
    const whole = without(three(frosted('c1r1', 'c2r1')), 'divider/V1')
    expect(whole.product.choices.panelProperties).toEqual([{ panel: 'c1r1', id: FROSTED }])
  })

  test('takes along the bars of the panes beside it', () => {
    const barred = three({
      crossbars: [{ panel: 'c3r1', direction: 'HORIZONTAL', typeId: 'A18', position: null }],
    })
    expect(without(barred, 'divider/V1').product.choices.crossbars.map(({ panel }) => panel)).toEqual([
      'c2r1',
    ])
  })

  test('takes along the posts of the fields beside it, with what those hold', () => {
    const nested = configured(
      1001,
      { width: 2390, height: 1790 },
      { dividers: [post(), post(), post('HORIZONTAL', 'c3r1')] },
      frosted('c3r1/c1r2'),
    )
    const two = without(nested, 'divider/V1')
    expect(two.layout.fields.map(({ address }) => address)).toEqual(['c1r1', 'c2r1/c1r1', 'c2r1/c1r2'])
    expect(frostedIn(two)).toEqual(['c2r1/c1r2'])
  })

  test('of a field leaves the other fields alone', () => {
    const nested = configured(
      1001,
      { width: 2390, height: 1790 },
      { dividers: [post(), post('HORIZONTAL', 'c1r1')] },
      frosted('c1r1/c1r2', 'c2r1'),
    )
    expect(frostedIn(without(nested, 'c1r1/divider/H1'))).toEqual(['c1r1', 'c2r1'])
  })
})

describe('posts that come', () => {
  const halves = configured(1001, { width: 1790, height: 1790 }, { dividers: [post()] }, frosted('c2r1'))

  test('a transom through all leaves both panes of the right half frosted', () => {
    const quarters = edited(halves, divideAnew(halves, 'dividers', [''], { verticals: 1, horizontals: 1 }))
    expect(frostedIn(quarters)).toEqual(['c2r1', 'c2r2'])
  })

  test('opening fields keep their way of opening', () => {
    const window = configured(
      1002,
      {
        width: 1790,
        dividers: [
          { ...post(), typeId: 'P86' },
          { ...post(), typeId: 'P86' },
        ],
      },
      { fieldFunctions: [{ panel: 'c3r1', function: 'FR' }] },
    )
    expect(without(window, 'divider/V1').layout.fields.map(({ function: opens }) => opens)).toEqual([
      'TS',
      'FR',
    ])
  })
})

test('what is said of nothing by itself is not said anew', () => {
  const patch = removeBars(three({}), 'dividers', ['divider/V1'])
  expect(patch.ok && Object.keys(patch.value)).toEqual(['dividers'])
})
