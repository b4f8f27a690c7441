import { describe, expect, test } from 'vitest'
import { colorLists } from '#domain/catalogue/colors/color-lists'
import { priceList2026 } from '#domain/pricing/lists/2026-1'
import { oreOf } from '#domain/units'
import { configured, defaultOf } from '#tests/factories/configured'
import { barOptionsOf, type OptionField, optionsOf, panelPropertyOptionsOf } from './options.ts'

const optionsFor = (...edits: Parameters<typeof configured>) =>
  optionsOf(configured(...edits), colorLists, priceList2026)

const option = (options: ReturnType<typeof optionsOf>, field: OptionField, value: unknown) => {
  const found = options[field].find((each) => each.value === value)
  if (found === undefined) throw new Error(`${field} does not list ${String(value)}`)
  return found
}

const values = (options: ReturnType<typeof optionsOf>, field: OptionField) =>
  options[field].map(({ value }) => value)

describe('options', () => {
  test('list what the frame type takes, with what another choice adds to the price', () => {
    const options = optionsFor(1002)
    expect(values(options, 'glassCode')).toHaveLength(19)
    // (1790 − 1190) × 1.012036 m², between rounded prices
    expect(option(options, 'glassCode', '311')).toMatchObject({ available: true, priceDelta: oreOf(607) })
    expect(option(options, 'glassCode', '304')).toMatchObject({ selected: true, priceDelta: 0 })
    expect(option(options, 'doorHandleId', 'W03').priceDelta).toBe(oreOf(120))
    expect(option(options, 'spacerColor', '04').priceDelta).toBe(oreOf(-60))
    expect(option(options, 'numberOfVents', 2).priceDelta).toBe(oreOf(840))
  })

  test('a flower board that is chosen has a depth that it can be made in, and keeps the one that it was given', () => {
    const chosen = option(optionsFor(1002), 'flowerBoard', true)
    expect(chosen.patch.flowerBoard).toMatchObject({ selected: true, depth: 200 })
    // 240 + 1.19 m × (180 + 1.4 × 200), between rounded prices
    expect(chosen.priceDelta).toBe(oreOf(787))
    expect(configured(1002, chosen.patch).findings.map(({ ruleId }) => ruleId)).not.toContain('R-J-07')
    const before = { selected: false, material: '01', height: 21, depth: 350, extension: 0 }
    const again = option(optionsFor(1002, { flowerBoard: before }), 'flowerBoard', true)
    expect(again.patch.flowerBoard).toEqual({ ...before, selected: true })
  })

  test('say why something cannot be had', () => {
    expect(option(optionsFor(1002), 'depth', 92)).toMatchObject({
      available: false,
      reason: 'Karmdybden må være minst 105\u00A0mm for valgt glass.',
    })
    expect(option(optionsFor(1106), 'glassCode', '304')).toMatchObject({
      available: false,
      reason: '3-lags energiglass 0,5 leveres ikke på Tinde eXtra Panorama.',
    })
    const dead = option(optionsFor(3104), 'binocular', 'K1')
    expect(dead.reason).toBe('Dørkikkert kan ikke plasseres i glass.')
    expect(dead).not.toHaveProperty('priceDelta')
  })

  test('say what else a choice changes', () => {
    const large = optionsFor(1001, { glassCode: '321' }, { width: 1490, height: 1890 })
    expect(option(large, 'glassCode', '304').changes).toEqual(['Bytter til 3-lags forsterket 6\u00a0mm'])
    const shallow = optionsFor(1002, { glassCode: '201' }, { depth: 92 })
    expect(option(shallow, 'glassCode', '304').changes).toEqual(['Karmdybden blir 105\u00a0mm'])
    expect(option(optionsFor(1002), 'aluminium', true).changes).toEqual([
      'Utvendig farge er satt til NCS S 0502-Y (nærmeste aluminiumsfarge).',
    ])
  })

  test('of colours that are alike do not follow the one that is chosen and not in force', () => {
    const veneered = optionsFor(3104, { panelQualityId: 4 })
    expect(option(veneered, 'wingColor', 'NCS S 0502-Y').available).toBe(true)
    expect(option(veneered, 'wingColor', 'NCS S 9000-N')).toMatchObject({
      available: false,
      reason: 'Eikefiner leveres med beis eller lakk.',
    })
  })

  test('show the value in force as selected', () => {
    const large = optionsFor(1001, { width: 1490, height: 1890 })
    expect(option(large, 'glassCode', '306').selected).toBe(true)
    expect(option(large, 'glassCode', '304').selected).toBe(false)
  })

  test('of colours begin with the standard ones and have a swatch', () => {
    const [first, second] = optionsFor(1002).innerColor
    expect([first?.value, second?.value]).toEqual(['NCS S 0502-Y', 'NCS S 0500-N'])
    expect(first?.rgbHex).toBe('#F2F0E8')
    expect(option(optionsFor(1002), 'innerColor', 'RAL 9010').priceDelta).toBe(oreOf(780))
  })

  test('are empty where the product has nothing to choose', () => {
    const fixed = optionsFor(1001)
    const shed = optionsFor(3301)
    const clad = optionsFor(1001, { aluminium: { selected: true, color: null } })
    expect([fixed.doorHandleId, fixed.hingeId, fixed.lockId, fixed.wingColor, fixed.kickplateInside]).toEqual(
      [[], [], [], [], []],
    )
    expect([shed.glassCode, shed.spacerColor, shed.innerColor, shed.aluminium, shed.panelProperties]).toEqual(
      [[], [], [], [], []],
    )
    expect(optionsFor(1106).numberOfVents).toEqual([])
    expect(fixed.aluminiumColor).toEqual([])
    expect(clad.outerColor).toEqual([])
    expect(values(clad, 'aluminiumColor')).toHaveLength(67)
  })

  test('of what is on turn it off', () => {
    const on = option(optionsFor(1005, { misc: [102] }), 'misc', 102)
    expect(on).toMatchObject({ selected: true, priceDelta: oreOf(-240), patch: { misc: [] } })
  })

  test('of bars say whether one more has room', () => {
    const upright = (modelId: number, type: string) =>
      barOptionsOf(defaultOf(modelId), 'dividers', 'VERTICAL', colorLists, priceList2026).find(
        ({ value }) => value === type,
      )
    expect(upright(1401, 'P60')?.reason).toBe('Ikke tilgjengelig for skråform.')
    expect(upright(1001, 'P60')).toMatchObject({
      available: true,
      // 540 × 1.19 + 900 − 1190 × 0.0355 m² of glass that the post takes the place of
      priceDelta: oreOf(1500),
      patch: { dividers: [{ panel: '', direction: 'VERTICAL', typeId: 'P60', position: null }] },
    })
    expect(upright(1005, 'R92')?.available).toBe(false)
  })

  test('without a price list carry no prices', () => {
    const options = optionsOf(defaultOf(1002), colorLists)
    expect(options.glassCode.some((each) => 'priceDelta' in each)).toBe(false)
  })

  test('of one pane are those of that pane', () => {
    const divided = configured(1001, {
      dividers: [{ panel: '', direction: 'VERTICAL', typeId: 'P60', position: null }],
      width: 1490,
    })
    const frosted = panelPropertyOptionsOf(divided, 'c2r1', colorLists, priceList2026).find(
      ({ value }) => value === 6,
    )
    const everywhere = option(optionsOf(divided, colorLists, priceList2026), 'panelProperties', 6)
    expect(frosted?.patch).toEqual({ panelProperties: [{ panel: 'c2r1', id: 6 }] })
    expect(Math.abs((everywhere.priceDelta ?? 0) - 2 * (frosted?.priceDelta ?? 0))).toBeLessThanOrEqual(200)
  })
})
