import { describe, expect, test } from 'vitest'
import { colorLists } from '#domain/catalogue/colors/color-lists'
import { models } from '#domain/catalogue/data/models'
import { isEntranceDoor } from '#domain/catalogue/model-kind'
import { qualityOf, solidPanelsOf } from '#domain/layout/panes'
import { priceList2026 } from '#domain/pricing/lists/2026-1'
import { price } from '#domain/pricing/price-product'
import type { Patch } from '#domain/product/product'
import type { Configuration } from '#domain/rules/configuration'
import { kronerOf, oreOf } from '#domain/units'
import { configured, defaultOf } from '#tests/factories/configured'
import { applyTo } from './apply.ts'
import { panelQualityOptionsOf } from './options.ts'
import { chooseQuality } from './quality-edits.ts'

const [SMOOTH, UPRIGHT, ALUMINIUM] = [21, 22, 23]
const FILLED = 14
const post = { panel: '', direction: 'VERTICAL', typeId: 'P60', position: null } as const

/** A fixed window of three fields, of which these are filled. */
const filledIn = (panels: readonly string[], ...patches: Patch[]): Configuration =>
  configured(
    1001,
    { width: 2390 },
    { dividers: [post, post], panelProperties: panels.map((panel) => ({ panel, id: FILLED })) },
    ...patches,
  )
const pair = (...patches: Patch[]) => filledIn(['c1r1', 'c3r1'], ...patches)

const optionsIn = (from: Configuration, panel: string) =>
  panelQualityOptionsOf(from, panel, colorLists, priceList2026)

const choose = (from: Configuration, id: number | null, ...panels: string[]): Configuration => {
  const patch = chooseQuality(from, id, panels)
  const result = patch.ok ? applyTo(from, patch.value, colorLists) : patch
  if (!result.ok) throw new Error(result.code)
  return result.value.configuration
}

const surfacesOf = ({ values, layout }: Configuration) =>
  solidPanelsOf(layout).map((address) => qualityOf(values, address))

const linesOf = (configuration: Configuration) => {
  const priced = price(configuration, priceList2026)
  if (!priced.ok) throw new Error(priced.code)
  const lines = priced.value.lines.filter(({ code }) => code.startsWith('surface'))
  return { gross: priced.value.gross, surfaces: lines.map(({ label, amount }) => [label, kronerOf(amount)]) }
}

describe('Q-305: the surface of solid panels', () => {
  test('is the same on all of them until one gets its own, and others stay as they were', () => {
    const grooved = choose(pair(), UPRIGHT, '')
    expect(surfacesOf(grooved)).toEqual([UPRIGHT, UPRIGHT])
    const mixed = choose(grooved, ALUMINIUM, 'c3r1')
    expect(surfacesOf(mixed)).toEqual([UPRIGHT, ALUMINIUM])
    expect(mixed.product.choices).toMatchObject({
      panelQualityId: UPRIGHT,
      solidPanelQualities: [{ panel: 'c3r1', id: ALUMINIUM }],
    })
  })

  test('a panel that gets the surface of the product, or none, has nothing of its own', () => {
    const mixed = choose(pair(), UPRIGHT, 'c3r1')
    expect(choose(mixed, SMOOTH, 'c3r1').product.choices.solidPanelQualities).toEqual([])
    expect(choose(mixed, null, 'c3r1').product.choices.solidPanelQualities).toEqual([])
  })

  test('chosen for the whole product it is that of every panel', () => {
    const alike = choose(choose(pair(), UPRIGHT, 'c3r1'), ALUMINIUM, '')
    expect(surfacesOf(alike)).toEqual([ALUMINIUM, ALUMINIUM])
    expect(alike.product.choices.solidPanelQualities).toEqual([])
  })

  test('of the only solid panel it is that of the product', () => {
    const { product } = choose(filledIn(['c2r1']), UPRIGHT, 'c2r1')
    expect(product.choices).toMatchObject({ panelQualityId: UPRIGHT, solidPanelQualities: [] })
  })

  test('is kept when the product gets another one, and comes back with its panel', () => {
    const mixed = choose(pair(), UPRIGHT, 'c3r1')
    const opened = applyTo(mixed, { panelProperties: [{ panel: 'c1r1', id: FILLED }] }, colorLists)
    if (!opened.ok) throw new Error(opened.code)
    expect(opened.value.configuration.values.solidPanelQualities).toEqual([])
    expect(opened.value.product.choices.solidPanelQualities).toEqual([{ panel: 'c3r1', id: UPRIGHT }])
  })

  test('of two that hold a panel the closer one counts, in whatever order they were said', () => {
    const divided = {
      width: 2390,
      dividers: [post],
      crossbars: [{ ...post, panel: 'c1r1', typeId: 'S28' }],
    }
    const filled = {
      panelProperties: ['c1r1/c1r1', 'c1r1/c2r1', 'c2r1'].map((panel) => ({ panel, id: FILLED })),
    }
    const near = { panel: 'c1r1/c2r1', id: ALUMINIUM }
    const far = { panel: 'c1r1', id: UPRIGHT }
    for (const solidPanelQualities of [
      [near, far],
      [far, near],
    ])
      expect(surfacesOf(configured(1001, divided, filled, { solidPanelQualities }))).toEqual([
        UPRIGHT,
        ALUMINIUM,
        SMOOTH,
      ])
  })

  test('is refused for glass with its reason, and for a panel that is not there', () => {
    const glass = chooseQuality(pair(), UPRIGHT, ['c2r1'])
    expect(glass.ok && applyTo(pair(), glass.value, colorLists)).toMatchObject({
      ruleId: 'R-P-03',
      code: 'panel.no-solid-field',
    })
    expect(chooseQuality(pair(), UPRIGHT, ['c9r9'])).toMatchObject({
      code: 'product.unknown-choice',
      path: 'solidPanelQualities',
    })
  })

  test('the leaves of an entrance door have one, whatever is asked', () => {
    for (const model of models.filter(isEntranceDoor)) {
      const result = applyTo(
        defaultOf(model.id),
        { solidPanelQualities: [{ panel: 'c1r1', id: 1 }] },
        colorLists,
      )
      expect(!result.ok && result.code, model.name).toBe('product.unknown-choice')
    }
  })
})

describe('what one panel may be covered with', () => {
  test('is offered with what it costs more than now', () => {
    const shown = optionsIn(pair(), 'c3r1').map(({ value, selected, available, priceDelta }) => [
      value,
      selected,
      available,
      priceDelta,
    ])
    expect(shown).toEqual([
      [SMOOTH, true, true, 0],
      [UPRIGHT, false, true, oreOf(350)],
      [ALUMINIUM, false, true, oreOf(590)],
    ])
  })

  test('no surface is chosen for all where they differ', () => {
    const mixed = choose(pair(), UPRIGHT, 'c3r1')
    expect(optionsIn(mixed, '').some(({ selected }) => selected)).toBe(false)
    expect(optionsIn(mixed, 'c3r1').find(({ selected }) => selected)?.value).toBe(UPRIGHT)
  })

  test('without a solid panel each is unavailable, with the reason', () => {
    for (const { available, reason } of optionsIn(configured(1001), ''))
      expect([available, reason]).toEqual([false, 'Overflate for brystning krever et felt med tett fylling.'])
  })
})

describe('a surface is charged once for the product, however many panels have it', () => {
  test('one on all panels costs what it costs on one', () => {
    const whole = linesOf(choose(pair(), UPRIGHT, ''))
    expect(whole.surfaces).toEqual([['Brystning stående fals', 350]])
    const eachByItself = linesOf(choose(pair(), UPRIGHT, 'c1r1', 'c3r1'))
    expect(eachByItself).toEqual(whole)
  })

  test('two cost 350 + 590, and nothing for one that no panel has', () => {
    const mixed = linesOf(choose(choose(pair(), UPRIGHT, 'c1r1'), ALUMINIUM, 'c3r1'))
    expect(mixed.surfaces).toEqual([
      ['Brystning stående fals', 350],
      ['Brystning aluminium', 590],
    ])
    expect(mixed.gross).toBe(linesOf(pair()).gross + oreOf(940))
  })
})

test('heat and weight are the same whatever the surface', () => {
  const [plain, mixed] = [pair(), choose(pair(), ALUMINIUM, 'c3r1')]
  expect(mixed.thermal).toEqual(plain.thermal)
  expect(mixed.weight).toEqual(plain.weight)
})
