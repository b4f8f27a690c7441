import { expect, test } from 'vitest'
import { colorLists } from '#domain/catalogue/colors/color-lists'
import { applyTo } from '#domain/configurator/apply'
import { SOLID_PANEL_PROPERTY } from '#domain/layout/panes'
import { priceList2026 } from '#domain/pricing/lists/2026-1'
import type { Bar } from '#domain/product/product'
import type { Configuration } from '#domain/rules/configuration'
import { configured, defaultOf } from '#tests/factories/configured'
import { type PlaceMenuId, type PlaceOption, placeMenus } from './place-options.ts'

const post: Bar = { panel: '', typeId: 'P86', direction: 'VERTICAL', position: null }
const divided = (): Configuration => configured(1002, { width: 1790, dividers: [post] })

const menusAt = (part: string, from: Configuration) => placeMenus(part, from, colorLists, priceList2026)
const optionsAt = (part: string, id: PlaceMenuId, from: Configuration): readonly PlaceOption[] =>
  menusAt(part, from)
    .find((menu) => menu.id === id)
    ?.options() ?? []

test('a pane of a divided window has opening, glass, fill and division; a post its type, and a way to go', () => {
  const idsAt = (part: string) => menusAt(part, divided()).map(({ id }) => id)
  expect(idsAt('c1r1')).toEqual(['opening', 'glass', 'fill', 'divide'])
  expect(idsAt('c1r1/sash')).toEqual(['opening', 'glass', 'fill', 'divide'])
  expect(idsAt('divider/V1')).toEqual(['type', 'remove'])
  expect(idsAt('divider/V9')).toEqual([])
})

test('what is chosen for one of two fields is that field’s alone, and the glass is the whole window’s', () => {
  const from = divided()
  const solid = optionsAt('c2r1', 'fill', from).find(({ value }) => value === SOLID_PANEL_PROPERTY)
  expect(solid?.patch.panelProperties).toEqual([{ panel: 'c2r1', id: SOLID_PANEL_PROPERTY }])
  expect(menusAt('c2r1', from).map(({ id, isOfAll }) => [id, isOfAll])).toEqual([
    ['opening', false],
    ['glass', true],
    ['fill', false],
    ['divide', false],
  ])
  // The only pane is the whole.
  expect(menusAt('c1r1', defaultOf(1002)).find(({ id }) => id === 'fill')?.isOfAll).toBe(true)
})

test('a pane that is filled has no glass; where the fill comes in several surfaces it has one', () => {
  const solid = { panelProperties: [{ panel: 'c1r1', id: SOLID_PANEL_PROPERTY }] }
  const inSash = configured(1002, { width: 1790, dividers: [post] }, solid)
  expect(menusAt('c1r1', inSash).map(({ id }) => id)).toEqual(['opening', 'fill', 'divide'])
  const inFrame = configured(1001, { width: 1790, dividers: [{ ...post, typeId: 'P60' }] }, solid)
  const ids = menusAt('c1r1', inFrame).map(({ id }) => id)
  expect(ids).toContain('surface')
  expect(ids).not.toContain('glass')
})

test('every option says what it costs or why it cannot be had, and those that can be had are accepted', () => {
  const from = divided()
  for (const part of ['c1r1', 'c1r1/sash', 'divider/V1'])
    for (const { id, options } of menusAt(part, from))
      for (const option of options()) {
        const said = option.available ? option.priceDelta : option.reason
        expect(said, `${part} ${id} ${option.label}`).toBeDefined()
        if (option.available && !option.selected)
          expect(applyTo(from, option.patch, colorLists).ok, `${part} ${id} ${option.label}`).toBe(true)
      }
})

test('division goes four ways, each with the type that is there already', () => {
  const ways = optionsAt('c1r1', 'divide', divided())
  expect(ways.map(({ label }) => label)).toEqual([
    'Stående post',
    'Liggende losholt',
    'Stående sprosse',
    'Liggende sprosse',
  ])
  expect(ways[0]?.detail).toBe('Fast post/losholt 86\u00a0mm')
  const narrow = configured(1002, { width: 490, height: 490 })
  const [upright] = optionsAt('c1r1', 'divide', narrow)
  expect(upright?.available).toBe(false)
  expect(upright?.reason).toBeTruthy()
})

test('a post can go, and the window is a piece cheaper; one of the model says that it stays', () => {
  const [gone] = optionsAt('divider/V1', 'remove', divided())
  expect(gone?.patch.dividers).toEqual([])
  expect(gone?.priceDelta).toBeLessThan(0)
})
