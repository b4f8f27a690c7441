import { describe, expect, test } from 'vitest'
import { colorLists } from '#domain/catalogue/colors/color-lists'
import { priceList2026 } from '#domain/pricing/lists/2026-1'
import type { Bar, Patch } from '#domain/product/product'
import type { Configuration } from '#domain/rules/configuration'
import { oreOf } from '#domain/units'
import { configured } from '#tests/factories/configured'
import { applyTo } from './apply.ts'
import type { Option } from './option.ts'
import { barOptionsOf, barTypeOptionsOf, fieldFunctionOptionsOf, panelPropertyOptionsOf } from './options.ts'

const bar = (
  typeId: string,
  direction: Bar['direction'],
  position: number | null = null,
  panel = '',
): Bar => ({
  panel,
  direction,
  typeId,
  position,
})
const post = (typeId = 'P86', position: number | null = null) => ({
  dividers: [bar(typeId, 'VERTICAL', position)],
})

const functionsOf = (from: Configuration, panel: string) =>
  fieldFunctionOptionsOf(from, panel, colorLists, priceList2026)

const pick = (options: readonly Option[], value: unknown): Option => {
  const found = options.find((each) => each.value === value)
  if (found === undefined) throw new Error(`no option ${String(value)}`)
  return found
}

const chosen = (from: Configuration, { patch }: { readonly patch: Patch }): Configuration => {
  const result = applyTo(from, patch, colorLists)
  if (!result.ok) throw new Error(result.code)
  return result.value.configuration
}

const openings = ({ layout }: Configuration) =>
  layout.fields.map(({ function: opens, sash }) => [opens, sash?.kind.side, sash?.opens])

describe('Q-064: how a field of a divided window opens', () => {
  const pair = configured(1005, { width: 890 }, post())

  test('it may have each function of the model, or a fixed sash', () => {
    expect(functionsOf(pair, 'c2r1').map(({ value, selected }) => [value, selected])).toEqual([
      ['SHV', true],
      ['SHH', false],
      ['FR', false],
    ])
    expect(functionsOf(pair, 'c2r1').every(({ available }) => available)).toBe(true)
  })

  test('a field is hung on its other side, and the other field stays as it was', () => {
    const mirrored = chosen(pair, pick(functionsOf(pair, 'c2r1'), 'SHH'))
    expect(openings(mirrored)).toEqual([
      ['SHV', 'LEFT', true],
      ['SHH', 'RIGHT', true],
    ])
    expect(mirrored.values.function).toBe('SHV')
  })

  test('fields without a function of their own follow the product', () => {
    const mirrored = chosen(pair, pick(functionsOf(pair, 'c2r1'), 'SHH'))
    expect(openings(chosen(mirrored, { patch: { function: 'SHH' } })).map(([id]) => id)).toEqual([
      'SHH',
      'SHH',
    ])
    const back = chosen(mirrored, pick(functionsOf(mirrored, 'c2r1'), 'SHV'))
    expect(back.product.choices).toEqual(pair.product.choices)
  })

  test('the last field that opens cannot be fixed, and says so', () => {
    const half = chosen(pair, pick(functionsOf(pair, 'c1r1'), 'FR'))
    expect(openings(half)[0]).toEqual(['FR', 'TOP', false])
    expect(pick(functionsOf(half, 'c2r1'), 'FR')).toMatchObject({
      available: false,
      reason: 'Minst ett felt må kunne åpnes.',
    })
  })

  test('a field that is too narrow to open may be a fixed one', () => {
    const narrow = chosen(configured(1005, { width: 890 }), {
      patch: { ...post('P86', 330), fieldFunctions: [{ panel: 'c1r1', function: 'FR' }] },
    })
    expect(pick(functionsOf(narrow, 'c1r1'), 'SHH')).toMatchObject({
      available: false,
      reason: 'Feltet blir for smalt (330\u00A0mm). Minste felt er 340\u00A0mm.',
    })
  })

  test('a function of a field is kept for when the post is put back', () => {
    const half = chosen(pair, pick(functionsOf(pair, 'c1r1'), 'FR'))
    const whole = chosen(half, { patch: { dividers: [] } })
    expect(openings(whole)).toEqual([['SHV', 'LEFT', true]])
    expect(openings(chosen(whole, { patch: post() })).map(([id]) => id)).toEqual(['FR', 'SHV'])
  })

  test('Q-065: an undivided window, and one whose model decides, have nothing to choose', () => {
    expect(functionsOf(configured(1005), 'c1r1')).toEqual([])
    expect(functionsOf(configured(1006), 'c1r1')).toEqual([])
    expect(functionsOf(configured(1009), 'c2r1')).toEqual([])
    expect(functionsOf(configured(1001, post('P60')), 'c1r1')).toEqual([])
    expect(functionsOf(pair, 'c9r9')).toEqual([])
  })
})

test('a light above a balcony door stands, has its own glass and no breastwork', () => {
  const door = configured(2002, { height: 2390 }, { dividers: [bar('L86', 'HORIZONTAL', 1950)] })
  expect(openings(door)).toEqual([
    ['VU', 'LEFT', true],
    ['FR', 'TOP', false],
  ])
  expect(door.layout.breastworks.map(({ field }) => field)).toEqual(['c1r1'])
  expect(door.layout.fields[1]?.panes).toHaveLength(1)
})

describe('types of bars', () => {
  const typesOf = (from: Configuration, field: 'dividers' | 'crossbars', panel = '') =>
    barTypeOptionsOf(from, field, panel, colorLists, priceList2026)

  test('Q-071: the post between two sashes may be one that comes loose, for its price', () => {
    const loose = pick(typesOf(configured(1006), 'dividers'), 'R92')
    // (980 − 620) × 1.19 m less 6 mm of glass, 1.006 m high, that it is wider
    expect(loose).toMatchObject({ available: true, priceDelta: oreOf(421) })
    const product = chosen(configured(1006), loose)
    expect(product.layout.dividers).toMatchObject([{ typeId: 'R92', removable: true, fixed: true }])
    expect(pick(typesOf(product, 'dividers'), 'R92').selected).toBe(true)
    expect(pick(typesOf(product, 'dividers'), 'P86').priceDelta).toBe(oreOf(-421))
  })

  test('R-F-17: nowhere else', () => {
    expect(pick(typesOf(configured(1005, { width: 890 }, post()), 'dividers'), 'R92')).toMatchObject({
      available: false,
      reason: 'Rømningspost kan bare brukes i to-rams vindu.',
    })
  })

  test('all bars of a panel change their type together, each with its price and its reason', () => {
    const barred = configured(1001, { crossbars: [bar('A18', 'VERTICAL'), bar('A18', 'HORIZONTAL')] })
    expect(pick(typesOf(barred, 'crossbars'), 'A18')).toMatchObject({ selected: true, priceDelta: 0 })
    // 2 × 1.082 m × (210 − 150)
    expect(pick(typesOf(barred, 'crossbars'), 'A45').priceDelta).toBe(oreOf(130))
    const slanted = configured(1401, { crossbars: [bar('A18', 'VERTICAL')] })
    expect(pick(typesOf(slanted, 'crossbars'), 'S28')).toMatchObject({
      available: false,
      reason: 'Ikke tilgjengelig for skråform.',
    })
    expect(typesOf(configured(1001), 'crossbars')).toEqual([])
  })
})

describe('one more bar', () => {
  const more = (from: Configuration, type: string, panel = '') =>
    pick(barOptionsOf(from, 'dividers', 'HORIZONTAL', colorLists, priceList2026, panel), type)

  test('divides the field that is asked about', () => {
    const wide = configured(1001, { width: 1790 }, post('P60'))
    const divided = chosen(wide, more(wide, 'P60', 'c2r1'))
    expect(divided.layout.fields.map(({ address }) => address)).toEqual(['c1r1', 'c2r1/c1r1', 'c2r1/c1r2'])
    // 0.895 m × 540 + 900 less the glass that the post takes the place of
    expect(more(wide, 'P60', 'c2r1').priceDelta).toBeGreaterThan(0)
  })

  test('is not taken for a post of the model', () => {
    expect(more(configured(1008), 'P86')).toMatchObject({ available: false, reason: 'Flytting ikke tillatt' })
  })

  test('in a sash has its price', () => {
    const option = more(configured(1002), 'D68', 'c1r1')
    expect(option.available).toBe(true)
    expect(chosen(configured(1002), option).layout.fields).toHaveLength(1)
  })
})

describe('Q-066: a property of one pane', () => {
  const halved = configured(1001, { width: 1490 }, post('P60'))
  const FROSTED = 6
  const propertiesOf = (from: Configuration, panel: string) =>
    panelPropertyOptionsOf(from, panel, colorLists, priceList2026)

  test('that all panes have is switched off in one, and stays in the others', () => {
    const all = chosen(halved, pick(propertiesOf(halved, ''), FROSTED))
    expect(pick(propertiesOf(all, 'c2r1'), FROSTED).selected).toBe(true)
    const one = chosen(all, pick(propertiesOf(all, 'c2r1'), FROSTED))
    expect(one.product.choices.panelProperties).toEqual([{ panel: 'c1r1', id: FROSTED }])
    expect(pick(propertiesOf(one, ''), FROSTED).selected).toBe(false)
  })

  test('is refused with its reason where the glass does not take it', () => {
    const acoustic = configured(1001, { width: 1490, glassCode: '322' }, post('P60'))
    expect(pick(propertiesOf(acoustic, 'c1r1'), FROSTED)).toMatchObject({
      available: false,
      reason: 'Kan ikke kombineres med valgt glass.',
    })
  })
})

describe('bars in the glass of an entrance door', () => {
  const bars = (door: Configuration) =>
    barOptionsOf(door, 'crossbars', 'HORIZONTAL', colorLists, priceList2026).map(({ value }) => value)

  test('lie between its panes or on them, and never divide them; a door without glass takes none', () => {
    expect(bars(configured(3104))).toEqual(['A18', 'A26', 'A45', 'C22', 'C28', 'C45'])
    expect(bars(configured(3001))).toEqual([])
  })

  test('cross every glass of the pattern, cost their length and lose heat along it', () => {
    const plain = configured(3103)
    const barred = configured(3103, { crossbars: [bar('A18', 'HORIZONTAL')] })
    const widths = plain.layout.leaf?.glass.map(({ daylight }) => {
      const xs = daylight.map(([x]) => x)
      return Math.max(...xs) - Math.min(...xs)
    })
    expect(widths).toHaveLength(3)
    expect(barred.layout.crossbars.map(({ length }) => length)).toEqual(widths)
    const metres = (widths ?? []).reduce((sum, width) => sum + width, 0) / 1000
    expect(barred.thermal.terms).toContainEqual({ code: 'crossbar-air', wattPerKelvin: 0.01 * metres })
  })

  test('in fire glass they are not made', () => {
    const options = barOptionsOf(configured(3204), 'crossbars', 'HORIZONTAL', colorLists, priceList2026)
    expect(options.filter(({ available }) => available).map(({ value }) => value)).toEqual([
      'C22',
      'C28',
      'C45',
    ])
  })
})
