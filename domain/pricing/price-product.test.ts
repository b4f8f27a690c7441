import { afterEach, describe, expect, test } from 'vitest'
import type { Patch } from '#domain/product/product'
import { putInForce } from '#domain/texts/texts'
import { kronerOf, roundHalfAway } from '#domain/units'
import { configured } from '#tests/factories/configured'
import { priceList2026 } from './lists/2026-1.ts'
import type { ProductPrice } from './price.ts'
import type { PriceList } from './price-list.ts'
import { grossOf, price } from './price-product.ts'

const priced = (modelId: number, ...patches: Patch[]): ProductPrice => {
  const result = price(configured(modelId, ...patches), priceList2026)
  if (!result.ok) throw new Error(result.code)
  return result.value
}

const grossKroner = (modelId: number, ...patches: Patch[]): number =>
  kronerOf(priced(modelId, ...patches).gross)

const line = (of: ProductPrice, code: string): number | null => {
  const found = of.lines.find((each) => each.code === code)
  return found === undefined ? null : kronerOf(found.amount)
}

/** Kroner that an edit puts into one line. */
const lineOf = (code: string, modelId: number, ...patches: Patch[]) => line(priced(modelId, ...patches), code)

const clad = (color: string | null = null) => ({ aluminium: { selected: true, color } })

test('a window that is filled pays for no glazing bars in glass, and gets them back with the glass', () => {
  const bars = { crossbars: [{ panel: '', direction: 'VERTICAL' as const, typeId: 'A18', position: null }] }
  const filled = { panelProperties: [{ panel: '', id: 14 }] }
  const uValue = (...patches: Patch[]) => configured(1001, ...patches).thermal.uValue
  expect(lineOf('crossbar.A18', 1001, bars)).toBeGreaterThan(0)
  expect(lineOf('crossbar.A18', 1001, bars, filled)).toBeNull()
  expect(uValue(bars, filled)).toBe(uValue(filled))
  expect(grossKroner(1001, bars, filled, { panelProperties: [] })).toBe(grossKroner(1001, bars))
})

test('the panel of a breastwork is paid once, and the glass above it as long as there is glass', () => {
  const frosted = { panelProperties: [{ panel: '', id: 6 }] }
  expect(lineOf('breastwork', 2002, frosted)).toBe(lineOf('breastwork', 2002))
  expect(lineOf('pane.14', 2002, frosted)).toBeNull()
  expect(lineOf('pane.6', 2002, frosted)).toBeGreaterThan(0)
  const filled = { panelProperties: [{ panel: '', id: 14 }] }
  expect([lineOf('glass', 2002, filled), lineOf('breastwork', 2002, filled)]).toEqual([
    null,
    lineOf('breastwork', 2002),
  ])
  expect(lineOf('pane.14', 2002, filled)).toBeGreaterThan(0)
})

describe('the worked rows', () => {
  test('top-swing 1190 × 1190 with cladding RAL 7016 and a vent is 8 762', () => {
    const row = priced(1002, clad('RAL 7016'), { numberOfVents: 1 })
    expect(line(row, 'body')).toBe(5817.64)
    expect(line(row, 'glass')).toBe(1204.32)
    expect(line(row, 'cladding')).toBe(1320.12)
    expect(line(row, 'vents')).toBe(420)
    expect(kronerOf(row.gross)).toBe(8762)
    expect(row.lines.find(({ code }) => code === 'body')?.because).toBe(
      'Prisliste 2026-1: 2\u00A0300 + 620 × 4,76\u00A0m + 400 × 1,4161\u00A0m²',
    )
    const { thermal, weight } = configured(1002, clad('RAL 7016'), { numberOfVents: 1 })
    expect(thermal.uValue).toBeCloseTo(0.8185, 4)
    expect(roundHalfAway(weight.totalKg ?? 0, 1)).toBe(60.5)
  })

  test('fixed 1990 × 1190 with safety glass 311 and cladding is 9 340', () => {
    const row = priced(1001, { width: 1990, glassCode: '311', ...clad('RAL 9010') })
    expect([line(row, 'body'), line(row, 'glass'), line(row, 'cladding')]).toEqual([4495.23, 3794.98, 1049.4])
    expect(kronerOf(row.gross)).toBe(9340)
  })

  test('entrance door in S 7500-N with long handle, key card cylinder and kick plate is 25 930', () => {
    expect(
      grossKroner(3104, {
        wingColor: 'NCS S 7500-N',
        doorHandleId: 'V05',
        cylinderId: 'C03',
        kickplate: { outside: '15S', inside: '00' },
      }),
    ).toBe(25_930)
  })

  test('F 1190 × 1190 with a slanted head from 590 is 5 730', () => {
    const row = priced(1401, { height1: 590 })
    expect([line(row, 'body'), line(row, 'shape'), line(row, 'glass')]).toEqual([3217.89, 1448.05, 1063.59])
    expect(kronerOf(row.gross)).toBe(5730)
  })
})

/** Line, kroner with the sum written out, and the edits that bring it. */
const surcharges: readonly (readonly [
  code: string,
  kroner: number | null,
  model: number,
  ...patches: Patch[],
])[] = [
  // 450 + 25 × 4.76
  ['cladding.color', 569, 1002, clad('RAL 7043')],
  // The white that is standard on wood and doors is a powder of its own on aluminium, whose standard white is RAL 9010.
  ['cladding.color', 569, 1002, clad(null)],
  ['cladding.color', null, 1002, clad('RAL 9010')],
  ['cladding.color', null, 1002, clad('RAL 7016')],
  // 6 % of 5 817.64 is 349.06, at least 390
  ['color.inner', 390, 1002, { innerColor: 'RAL 7016', outerColor: 'NCS S 0502-Y' }],
  ['color.outer', null, 1002, { innerColor: 'RAL 7016', outerColor: 'NCS S 0502-Y' }],
  ['color.two', 350, 1002, { innerColor: 'RAL 7016', outerColor: 'NCS S 0502-Y' }],
  ['color.two', null, 1002, { innerColor: 'RAL 7016' }],
  ['color.outer', 390, 1002, { innerColor: 'RAL 7016' }],
  // 4 % of 5 817.64 is 232.71, at least 290; untreated is free
  ['color.inner', 290, 1002, { innerColor: 'BEIS-03' }],
  ['color.inner', null, 1002, { innerColor: 'BEIS-00' }],
  ['color.frame', 890, 3104, { frameColor: 'RAL 9010' }],
  ['color.wing', 890, 3104, { wingColor: 'RAL 9010' }],
  ['spacer', 95, 1002, { spacerColor: '03' }],
  ['spacer', -60, 1002, { spacerColor: '04' }],
  ['spacer', 190, 1008, { spacerColor: '03' }],
  ['vents', 890, 1002, { numberOfVents: 1, misc: [109] }],
  // 2.4 × (130 − 105) × 4.76
  ['depth', 285.6, 1002, { depth: 130 }],
  ['depth', null, 1002, { glassCode: '201' }, { depth: 92 }],
  // 28 × 4.76
  ['groove', 133.28, 1002, { extensionJambGroove: '12' }],
  // (95 + 0.9 × 75) × 3.57, and 1.6 times that in oak on four sides
  ['jamb-extension', 580.13, 1002, jamb({})],
  ['jamb-extension', 1237.6, 1002, jamb({ material: '05', hasBottom: true })],
  // 240 + (1.19 + 2 × 0.05) × (180 + 1.4 × 200), and in oak
  ['flower-board', 833.4, 1002, board('01')],
  ['flower-board', 1583.46, 1002, board('02')],
  ['heavy-arms', 890, 1002, { width: 1790 }],
  ['fourth-hinge', 290, 2001, { height: 2390 }],
  // 65 % of 5 817.64 with a stained inside
  ['wood', 3781.47, 1002, { innerColor: 'BEIS-01' }, { woodtypeId: 3 }],
  ['wood', 465.41, 1002, { woodtypeId: 2 }],
  // 520 × 1.0120
  ['pane.6', 526.26, 1002, { panelProperties: [{ panel: 'c1r1', id: 6 }] }],
  // 900 × 1.2321 in place of the glass
  ['pane.14', 1108.89, 1001, { panelProperties: [{ panel: '', id: 14 }] }],
  ['glass', null, 1001, { panelProperties: [{ panel: '', id: 14 }] }],
  ['surface', 350, 1001, { panelProperties: [{ panel: '', id: 14 }] }, { panelQualityId: 22 }],
  ['surface', null, 3104],
  ['surface', 3900, 3104, { panelQualityId: 3 }],
  ['laminate', 4200, 3104, { decorLaminate: 'L301' }],
  ['handle', 120, 1002, { doorHandleId: 'W03' }],
  ['hinge', 2900, 3104, { hingeId: 'HIDDEN' }],
  ['lock', null, 3104],
  ['lock', 1650, 3301, { lockId: 'L30' }],
  // a balcony door of eXtra comes with an espagnolette at no cost
  ['lock', null, 2011],
  ['lock', 1650, 2011, { lockId: 'L30' }],
  ['lock', 1650, 2012, { lockId: 'L30' }],
  ['cylinder', 1380, 3104, { cylinderId: 'C02', extralock: true }],
  ['extralock', 2290, 3104, { extralock: true }],
  // keyed alike, one letter for both cylinders
  ['keysync', 300, 3104, { extralock: true }],
  ['extrakeys', 285, 3104, { extrakeys: 3 }],
  ['smartlock', 3490, 3104, { smartlockId: 'SL1' }],
  ['kickplate.inside', 890, 3104, { kickplate: { outside: '00', inside: '25S' } }],
  ['closer', 1890, 3104, { closerId: 'DL1' }],
  ['binocular', 390, 3301, { binocular: 'K1' }],
  // two per side of at most 1300 mm
  ['misc.104', 280, 1002, { misc: [104] }],
  ['misc.104', 350, 1001, { width: 1490, misc: [104] }],
  // 190 × 1.19 and 48 × 4.76
  ['misc.105', 226.1, 1002, { misc: [105] }],
  ['misc.110', 228.48, 1002, { misc: [110] }],
  ['misc.108', 590, 1002, { misc: [108] }],
  // 1790 × 1.012036
  ['glass', 1811.54, 1002, { glassCode: '311' }],
  // (1150 − 1790) is less than nothing
  ['glass', null, 3104, { glassCode: '303' }],
  // (2590 − 1790) × 0.4, the least area
  ['glass', 320, 3104, { glassCode: '322' }],
  // 540 × 1.19, and one more field
  ['divider.P60', 642.6, 1001, post('P60')],
  ['extra-fields', 900, 1001, post('P60')],
  ['special-size', 950, 3104, { width: 1000 }],
  ['special-size', null, 3104, { width: 1090 }],
  // 21 500 + 6 %
  ['body', 22_790, 3104, { width: 1090 }],
  // 21 500 × 1.12 × 1.05
  ['body', 25_284, 3104, { width: 1190, height: 2190 }],
]

function jamb(changes: Partial<NonNullable<Patch['extensionJamb']>>): Patch {
  return { extensionJamb: { mounted: true, featherSize: 12, material: '01', hasBottom: false, ...changes } }
}

function board(material: string): Patch {
  return { flowerBoard: { selected: true, material, height: 21, depth: 200, extension: 50 } }
}

function post(typeId: string): Patch {
  return { dividers: [{ panel: '', direction: 'VERTICAL', typeId, position: null }] }
}

describe('surcharges', () => {
  for (const [code, kroner, model, ...patches] of surcharges)
    test(`${code} is ${kroner ?? 'no line'} on ${model} with ${JSON.stringify(patches)}`, () => {
      expect(lineOf(code, model, ...patches)).toBe(kroner)
    })

  test('glazing bars cost by length and crossing, through-going ones by length and pane', () => {
    const cross = (typeId: string): Patch => ({
      crossbars: (['VERTICAL', 'HORIZONTAL'] as const).map((direction) => ({
        panel: '',
        direction,
        typeId,
        position: null,
      })),
    })
    const air = priced(1001, cross('A18'))
    // Daylight 1082 × 1082: an upright of 1082 and two level pieces that leave 18 for it
    expect(line(air, 'crossbar.crossings')).toBe(90)
    expect(line(priced(1001, cross('C22')), 'crossbar.crossings-outside')).toBe(90)
    expect(line(priced(1001, cross('S28')), 'crossbar.panes')).toBe(1050)
    expect(line(air, 'crossbar.A18')).toBeGreaterThan(300)
    expect(line(air, 'crossbar.A18')).toBeLessThan(340)
  })
})

describe('a price', () => {
  test('is whole kroner and the sum of its lines, the rounding included', () => {
    const row = priced(1002, { depth: 130, spacerColor: '04', misc: [104, 105] })
    expect(row.gross % 100).toBe(0)
    expect(row.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(row.gross)
    expect(row.lines.every(({ amount }) => Number.isInteger(amount))).toBe(true)
    expect(row.lines.at(-1)?.code).toBe('rounding')
  })

  const without = (change: Partial<PriceList>): PriceList => ({ ...priceList2026, ...change })
  const { 304: _, ...otherGlass } = priceList2026.glass

  test.each([
    ['frame type', without({ frames: {} }), 'karmtype T'],
    ['model', without({ models: {} }), 'Skjær Toppsving'],
    ['glass', without({ glass: otherGlass }), 'glass 304'],
    ['handle', without({ fittings: { ...priceList2026.fittings, doorHandle: {} } }), 'Vindusvrider hvit'],
  ])('is refused, never 0, when the list lacks the %s', (_what, list, missing) => {
    const refusal = { ok: false, code: 'product.no-price', data: { what: missing } }
    expect(price(configured(1002), list)).toEqual(refusal)
    expect(grossOf(configured(1002), list)).toEqual(refusal)
  })

  test('is refused, not lower or higher, when the list lacks what the model comes with', () => {
    const ofDoor = configured(3106, { glassCode: '331' })
    const { [ofDoor.model.defaultGlass]: included, ...glassWithout } = priceList2026.glass
    expect(included).toBeGreaterThan(0)
    expect(price(ofDoor, without({ glass: glassWithout }))).toMatchObject({ code: 'product.no-price' })

    const { P86, ...postsWithout } = priceList2026.dividerPerM
    expect([P86, priceList2026.ownPost.typeId]).toEqual([expect.any(Number), 'P86'])
    const ofPost = price(configured(1006), without({ dividerPerM: postsWithout }))
    expect(ofPost).toMatchObject({ code: 'product.no-price', data: { what: expect.stringContaining('86') } })
  })
})

describe('what the provider has reworded', () => {
  afterEach(() => putInForce([]))

  test('is said by the next price: a line, its reason, and what a price list does not know', () => {
    putInForce([
      { entryKey: 'domain/pricing.line.cladding', text: 'Kledning av aluminium' },
      { entryKey: 'domain/pricing.line.base', text: 'Pris for {name}', replaces: '{name}, grunnpris' },
      {
        entryKey: 'domain/pricing.reason.list',
        text: '{because} (liste {id})',
        replaces: 'Prisliste {id}: {because}',
      },
      { entryKey: 'domain/pricing.missing.glass', text: 'glasset {code}', replaces: 'glass {code}' },
    ])
    const { lines } = priced(1002, clad())
    const said = (code: string) => lines.find((each) => each.code === code)
    expect([said('body')?.label, said('cladding')?.label]).toEqual([
      'Pris for Toppsving / sidesving (vendbart)',
      'Kledning av aluminium',
    ])
    expect(said('body')?.because).toMatch(/^2\u00A0300 .* \(liste 2026-1\)$/)
    const window = configured(1002)
    expect(price(window, { ...priceList2026, glass: {} })).toMatchObject({
      data: { what: `glasset ${window.values.glassCode}` },
    })
  })
})
