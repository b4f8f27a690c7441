import { describe, expect, test } from 'vitest'
import { colorLists } from '#domain/catalogue/colors/color-lists'
import { candidates, type OptionField } from '#domain/configurator/candidates'
import { optionsOf } from '#domain/configurator/options'
import { thumbnail } from '#domain/drawing/thumbnail'
import { priceList2026 } from '#domain/pricing/lists/2026-1'
import { price } from '#domain/pricing/price-product'
import { kronerOf } from '#domain/units'
import { configured, refused } from '#tests/factories/configured'
import { productFacts } from '../rows/product-facts.ts'

const kroner = (...edits: Parameters<typeof configured>): number => {
  const priced = price(configured(...edits), priceList2026)
  if (!priced.ok) throw new Error(priced.code)
  return kronerOf(priced.value.gross)
}

describe('a construction part', () => {
  test('is sold by length alone: neither depth nor colour changes its price', () => {
    expect(kroner(9001, { height: 2990 })).toBe(867)
    expect(kroner(9004, { width: 2490 })).toBe(971)
    expect(kroner(9001, { depth: 210, innerColor: 'NCS S 7500-N' })).toBe(580)
  })

  test('keeps its width, stands or lies as it is made, and is 200 to 9990 mm long', () => {
    expect(refused(9001, { width: 30 })?.ruleId).toBe('R-M-90')
    expect(refused(9001, { height: 199 })?.ruleId).toBe('R-M-90')
    expect(refused(9001, { height: 9991 })?.ruleId).toBe('R-M-90')
    expect(refused(9002, { width: 2000, height: 105 })?.ruleId).toBe('R-M-90')
    expect(refused(9004, { width: 60, height: 1000 })?.ruleId).toBe('R-M-90')
    for (const height of [200, 9990]) expect(refused(9001, { height })).toBeNull()
    expect(refused(9001, { width: 990, height: 20 })).toBeNull()
    expect(refused(1001, { width: 30 })?.ruleId).toBe('R-D-01')
  })

  test('has nothing to choose besides length, depth and colour', () => {
    for (const edit of [
      { aluminium: { selected: true, color: null } },
      { numberOfVents: 1 },
      { misc: [105] },
    ])
      expect(refused(9001, edit), JSON.stringify(edit)).not.toBeNull()
    const board = { selected: true, material: '01', height: 21, depth: 200, extension: 0 }
    expect(refused(9003, { flowerBoard: board })).toMatchObject({ ruleId: 'R-M-91' })
    expect(refused(9001, { reference: 'Stue', depth: 105, outerColor: 'NCS S 7500-N' })).toBeNull()
    expect(refused(1001, { extensionJambGroove: '12' })).toBeNull()
  })

  test('is made as deep as any frame, also where its own type begins at 115 mm', () => {
    expect(configured(9001, { depth: 92 }).values.depth).toBe(92)
    expect(refused(9001, { depth: 100 })).toMatchObject({ ruleId: 'R-G-04' })
  })

  test('offers depths and wood colours, and says why the rest cannot be had', () => {
    const part = configured(9001)
    const options = optionsOf(part, colorLists, priceList2026)
    const available = (Object.keys(candidates) as OptionField[]).filter((field) =>
      options[field].some((option) => option.available && !option.selected),
    )
    expect(available).toEqual(['depth', 'innerColor', 'outerColor'])
    expect(options.flowerBoard[0]).toMatchObject({
      available: false,
      reason: 'For Koblingspost rett 20\u00A0mm velges bare lengde, dybde og farge.',
    })
  })

  test('has neither glass nor U-value, and no word of how it opens', () => {
    const part = configured(9002)
    expect(part.thermal.uValue).toBeNull()
    expect(part.layout.fields).toEqual([])
    expect(part.findings).toEqual([])
    expect(productFacts(part).map(({ label }) => label)).toEqual(['Mål (B × H)', 'Karmdybde', 'Farge'])
  })

  test('is drawn as one solid piece', () => {
    expect(thumbnail(configured(9001), colorLists, 'outside').match(/data-kind/g)).toHaveLength(1)
  })
})
