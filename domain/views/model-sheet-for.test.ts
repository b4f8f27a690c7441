import { describe, expect, test } from 'vitest'
import { colorLists } from '#domain/catalogue/colors/color-lists'
import { models } from '#domain/catalogue/data/models'
import { priceList2026 } from '#domain/pricing/lists/2026-1'
import { modelOf } from '#domain/rules/context'
import { ruleTable } from '#domain/rules/rule-table'
import { modelSheetFor } from './model-sheet-for.ts'

const sheetOf = (id: number) =>
  modelSheetFor(modelOf(id), colorLists, priceList2026, { imageUrl: `/${id}.svg` })
const ore = (kroner: number) => Math.round(kroner * 100)
const choice = (id: number, field: string) => sheetOf(id).start.choices.find((each) => each.field === field)

describe('the sheet of a model', () => {
  test('says the sizes that each of its functions is made in', () => {
    const [left, right] = sheetOf(1005).functions
    expect(left).toEqual({
      id: 'SHV',
      name: 'Sidehengslet venstre',
      limits: {
        widthMin: 340,
        widthMax: 890,
        heightMin: 390,
        heightMax: 1890,
        areaMaxM2: 1.6,
        sashMaxKg: 50,
        alsoLying: false,
      },
    })
    expect(right?.id).toBe('SHH')
  })

  test('says what it comes with and how many there are to choose from', () => {
    const { width, height, glass, uValue, weightKg } = sheetOf(1001).start
    expect({ width, height, glass: glass?.id }).toEqual({ width: 1190, height: 1190, glass: '304' })
    expect([uValue, weightKg].every((figure) => typeof figure === 'number' && figure > 0)).toBe(true)
    expect(choice(1001, 'Glass')?.value).toMatch(/^304 /)
    expect(choice(1001, 'Treslag')).toEqual({ field: 'Treslag', value: 'Furu', alternatives: 4 })
    expect(choice(1001, 'Vrider')).toBeUndefined()
    expect(choice(1002, 'Vrider')?.value).not.toBe('Uten')
  })

  test('a leaf without glass has no glass, and colours of frame and leaf', () => {
    const sheet = sheetOf(3101)
    expect(sheet.start.glass).toBeNull()
    expect(sheet.start.choices.map(({ field }) => field)).toEqual(
      expect.arrayContaining(['Lås', 'Karmfarge', 'Farge på dørblad']),
    )
    expect(sheet.start.choices.map(({ field }) => field)).not.toContain('Avstandslist')
  })

  test('a part sold by length has no limits by function, and the two rules of parts', () => {
    const sheet = sheetOf(9001)
    expect(sheet.functions.map(({ limits }) => limits)).toEqual([null])
    expect(sheet.rules).toEqual(expect.arrayContaining(['R-M-90', 'R-M-91']))
    expect(sheetOf(1001).rules).not.toContain('R-M-90')
  })

  test('only what has a fire class is concerned by rules of fire', () => {
    const ofFire = (id: number) => sheetOf(id).rules.filter((rule) => rule.startsWith('R-B-0'))
    const [rated] = models.filter(({ fireClass }) => fireClass !== undefined)
    expect(ofFire(rated?.id ?? 0)).toContain('R-B-01')
    expect(ofFire(1001)).toEqual([])
  })
})

test.each(models.map(({ id, name }) => [`${id} ${name}`, id] as const))(
  '%s: priced, the lines add up to the krone, and its rules are in the table',
  (_, id) => {
    const { price, priceLacks, rules } = sheetOf(id)
    expect(priceLacks).toBeNull()
    expect(price?.lines.reduce((sum, { amount }) => sum + ore(amount), 0)).toBe(ore(price?.list ?? 0))
    expect(price?.lines.every(({ because }) => because !== '')).toBe(true)
    expect(rules.length).toBeGreaterThan(0)
    expect(rules.filter((rule) => !ruleTable.some((line) => line.id === rule))).toEqual([])
  },
)

test('a price list without the model lacks a price, and says so', () => {
  const { '1001': _, ...others } = priceList2026.models
  const sheet = modelSheetFor(
    modelOf(1001),
    colorLists,
    { ...priceList2026, models: others },
    { imageUrl: '' },
  )
  expect(sheet.price).toBeNull()
  expect(sheet.priceLacks).toContain('Prislisten mangler pris')
})
