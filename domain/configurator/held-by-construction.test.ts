/** Rules of the trade that need no row: what a product is made of leaves no way to break them. */
import { describe, expect, test } from 'vitest'
import { colorLists } from '#domain/catalogue/colors/color-lists'
import { glasses } from '#domain/catalogue/data/glass'
import { models } from '#domain/catalogue/data/models'
import { isEntranceDoor, isGlazedDoor } from '#domain/catalogue/model-kind'
import type { Model } from '#domain/catalogue/types'
import { boundsOf, widthOf } from '#domain/geometry/polygon'
import { depthMinOf } from '#domain/layout/depth'
import { priceList2026 } from '#domain/pricing/lists/2026-1'
import { grossOf } from '#domain/pricing/price-product'
import type { Bar, Patch } from '#domain/product/product'
import { contextOf } from '#domain/rules/context'
import { kronerOf } from '#domain/units'
import { configured, defaultOf, refused } from '#tests/factories/configured'
import { optionsOf } from './options.ts'

const optionsFor = (...edits: Parameters<typeof configured>) => optionsOf(configured(...edits), colorLists)
const offered = (modelId: number, field: keyof ReturnType<typeof optionsFor>) =>
  optionsFor(modelId)[field].map(({ value }) => value)
const grossKroner = (...edits: Parameters<typeof configured>): number => {
  const gross = grossOf(configured(...edits), priceList2026)
  if (!gross.ok) throw new Error(String(gross.data?.what))
  return kronerOf(gross.value)
}
const ids = (those: readonly Model[]) => those.map(({ id }) => id)

const made = models.filter(({ isConstructionPart }) => isConstructionPart !== true)

describe('the frame', () => {
  test('V-01: vents are offered on F, G, I and T alone', () => {
    const withVents = made.filter(
      ({ id, isStockItem }) => isStockItem !== true && offered(id, 'numberOfVents').length > 0,
    )
    expect([...new Set(withVents.map(({ frameType }) => frameType))].toSorted()).toEqual(['F', 'G', 'I', 'T'])
    for (const { id, frameType } of made)
      expect(offered(id, 'numberOfVents')).toEqual(
        ['F', 'G', 'I', 'T'].includes(frameType) ? [0, 1, 2, 3] : [],
      )
  })

  test('G-12: a product keeps its frame type, and its depth gives way to the glass and never the glass to the depth', () => {
    for (const { id } of made) {
      const { model, values, product } = defaultOf(id)
      const { frameType, glass } = contextOf(model, product.choices, values, colorLists)
      if (glass === null) continue
      expect(glass.thickness).toBeGreaterThanOrEqual(frameType.glassThicknessMin)
      expect(glass.thickness).toBeLessThanOrEqual(frameType.glassThicknessMax)
      expect(values.depth).toBeGreaterThanOrEqual(depthMinOf(frameType, glass.code))
      expect(values.glassCode).toBe(model.defaultGlass)
    }
    expect(refused(1002, { depth: 92 })?.ruleId).toBe('R-G-03')
    // Two-layer glass lets the frame be shallow; thicker glass makes it deep again.
    const deepened = configured(1002, { glassCode: '201' }, { depth: 92 }, { glassCode: '304' })
    expect([deepened.values.glassCode, deepened.values.depth]).toEqual(['304', 105])
  })

  test('F-18: a window of two sashes keeps its post, whatever is asked for', () => {
    const post = (typeId: string): Bar => ({ panel: '', direction: 'VERTICAL', typeId, position: null })
    for (const id of [1006, 1204, 1213]) {
      expect(configured(id, { dividers: [post('R92')] }, { dividers: [] }).layout.fields).toHaveLength(2)
      expect(configured(id, { dividers: [post('R92')] }).layout.dividers).toMatchObject([
        { typeId: 'R92', removable: true, fixed: true },
      ])
      expect(configured(id, { dividers: [post('P86')] }).layout).toEqual(
        expect.objectContaining({ fields: defaultOf(id).layout.fields }),
      )
    }
  })
})

describe('doors', () => {
  test('F-02: a pattern that favours the lock side turns round with the hinges, and its glass with it', () => {
    const glassLeft = (modelId: number, functionId: string) =>
      configured(modelId, { function: functionId }).layout.leaf?.glass.map(({ daylight }) => {
        const { minX, maxX } = boundsOf(daylight)
        return [minX, maxX]
      })
    // Hinges left: 640 to 800 of 990; hinges right: 190 to 350.
    expect(glassLeft(3104, 'VU')).toEqual([[640, 800]])
    expect(glassLeft(3104, 'HU')).toEqual([[190, 350]])
    expect(glassLeft(3204, 'HU')).toEqual([[170, 350]])
    // Inwards, VI has its hinges on the right as seen from outside.
    expect(glassLeft(3122, 'VI')).toEqual([[190, 350]])
    // The pattern of square panes is the same on both hands.
    expect(glassLeft(3103, 'HU')).toEqual(glassLeft(3103, 'VU'))
    expect(grossKroner(3104, { function: 'HU' })).toBe(grossKroner(3104))
  })

  test('K-03: glazed doors come with 311, safe on the inside, but for the two that say otherwise', () => {
    const others = made.filter((model) => isGlazedDoor(model) && model.defaultGlass !== '311')
    expect(others.map(({ id, defaultGlass }) => [id, defaultGlass])).toEqual([
      [2002, '304'],
      [2004, '201'],
    ])
    expect(glasses.find(({ code }) => code === '311')?.safetyInside).toBe('2(B)2')
  })

  test('O-04: narrow doors are models of their own, 490 mm wide, in the two patterns that have one', () => {
    const narrow = made.filter(({ doorType, functions }) => doorType === 'F' && !functions.includes('SF'))
    expect(narrow.map(({ id, patternId, defaultWidth }) => [id, patternId, defaultWidth])).toEqual([
      [3011, 101, 490],
      [3012, 103, 490],
    ])
    expect(refused(3001, { width: 490 })?.ruleId).toBe('R-D-02')
    expect(refused(3011, { width: 690 })).toBeNull()
    expect(refused(3011, { width: 790 })?.ruleId).toBe('R-D-02')
  })
})

test('A-12: cladding lengthens the warranty, and what carries the swan is reckoned with it on', () => {
  const clad: Patch = { aluminium: { selected: true, color: null } }
  expect([configured(1002).facts.warrantyYears, configured(1002, clad).facts.warrantyYears]).toEqual([20, 30])
  for (const edits of [[clad], [clad, { width: 790 }], [{ width: 790 }]] as const) {
    const { facts, thermal } = configured(1002, ...edits)
    expect(facts.swan).toBe((thermal.uValue ?? 1) <= 0.8)
  }
})

describe('what the table of models says of single models (trade handbook 9)', () => {
  test('1011, 1012 and 2004 come with two layers of glass and no other', () => {
    for (const id of [1011, 1012, 2004]) {
      const available = optionsFor(id).glassCode.filter((option) => option.available)
      expect(available.map(({ value }) => value)).toEqual(['201'])
    }
    const cold = made.filter(({ id }) =>
      defaultOf(id).findings.some(({ ruleId, severity }) => ruleId === 'R-G-05' && severity === 'WARN'),
    )
    expect(ids(cold)).toEqual([1011, 1012])
  })

  test('slanted windows take bars on or in the glass and none through it', () => {
    const bars = (typeId: string): Patch => ({
      crossbars: [{ panel: '', direction: 'VERTICAL', typeId, position: null }],
    })
    for (const { id } of made.filter(({ group }) => group === 50)) {
      expect(refused(id, bars('S28'))?.ruleId).toBe('R-S-06')
      expect([refused(id, bars('A18')), refused(id, bars('C28'))]).toEqual([null, null])
    }
  })

  test('leaves of sliding and folding doors are equally wide, with no post to move and no other threshold', () => {
    for (const { id } of made.filter(({ group }) => group === 70)) {
      const widths = defaultOf(id).layout.fields.map(({ outer }) => widthOf(boundsOf(outer)))
      expect(Math.max(...widths) - Math.min(...widths)).toBeLessThanOrEqual(1)
      expect(offered(id, 'misc')).not.toContain(111)
      expect(offered(id, 'misc')).not.toContain(112)
    }
  })

  test('side panels are fixed and have no handle, lock or cylinder', () => {
    for (const id of [3401, 3402, 3403, 3411, 3412]) {
      const { values } = defaultOf(id)
      expect(offered(id, 'function')).toEqual(['SF'])
      expect([values.doorHandleId, values.lockId, values.cylinderId, values.closerId]).toEqual(
        Array.from({ length: 4 }, () => '00'),
      )
      for (const field of ['doorHandleId', 'lockId', 'cylinderId', 'smartlockId', 'closerId'] as const)
        expect(offered(id, field)).toEqual([])
      expect(refused(id, { lockId: 'L30' })).not.toBeNull()
      expect(refused(id, { cylinderId: 'C02' })?.code).toBe('product.unknown-choice')
    }
  })

  test('3110 is always laminated, at the price it comes at, and its leaf has no colour to choose', () => {
    const { values } = defaultOf(3110)
    expect([values.decorLaminate, values.panelQualityId, values.wingColor]).toEqual(['L101', 5, null])
    expect(refused(3110, { decorLaminate: '00' })?.code).toBe('product.unknown-choice')
    expect(offered(3110, 'decorLaminate')).not.toContain('00')
    expect([offered(3110, 'wingColor'), offered(3101, 'wingColor').length > 0]).toEqual([[], true])
    expect([grossKroner(3110), grossKroner(3110, { decorLaminate: 'L301' })]).toEqual([21_900, 21_900])
    // 4 900 for the surface and 4 200 for the laminate on a door that comes painted
    expect(grossKroner(3101, { decorLaminate: 'L101' })).toBe(16_900 + 4900 + 4200)
  })

  test('fire doors come with a closer, and a better one costs the difference', () => {
    expect([grossKroner(3201), grossKroner(3201, { closerId: 'DL1' })]).toEqual([22_900, 22_900])
    expect(grossKroner(3201, { closerId: 'DL2' })).toBe(22_900 + 2690 - 1890)
    expect(grossKroner(3203, { closerId: 'DL1' })).toBe(28_900 + 1890)
  })

  test('3301 has one surface and more heat loss than 0,80', () => {
    expect(offered(3301, 'panelQualityId')).toEqual([])
    expect(refused(3301, { panelQualityId: 3 })?.code).toBe('product.unknown-choice')
    expect(defaultOf(3301).thermal.uValue).toBeGreaterThan(0.8)
  })

  test('stock is offered in the hands that it has, and in nothing else', () => {
    for (const { id, functions } of made.filter(({ isStockItem }) => isStockItem === true)) {
      const options = optionsFor(id)
      const available = Object.values(options)
        .flat()
        .filter((option) => option.available && !option.selected)
      const mountings = options.mountingId.filter(({ selected }) => !selected)
      expect(available.map(({ patch }) => patch)).toEqual([
        ...options.function.filter(({ selected }) => !selected).map(({ patch }) => patch),
        ...mountings.map(({ patch }) => patch),
      ])
      expect(options.function.filter(({ selected }) => !selected)).toHaveLength(functions.length - 1)
    }
  })

  test('fire and sound models keep their class: doors by their leaf, windows by their glass', () => {
    for (const { id, soundDb } of made) {
      if (soundDb === undefined) continue
      expect(defaultOf(id).facts.soundDb).toBeGreaterThanOrEqual(soundDb)
    }
    expect(
      made.filter((model) => model.fireClass !== undefined && isEntranceDoor(model)).map(({ id }) => id),
    ).toEqual([3201, 3202, 3204])
    expect(
      optionsFor(3204)
        .glassCode.filter(({ available }) => available)
        .map(({ value }) => value),
    ).toEqual(['342'])
    expect(
      optionsFor(1301)
        .glassCode.filter(({ available }) => available)
        .map(({ value }) => value),
    ).toEqual(['341', '342', '343'])
  })
})
