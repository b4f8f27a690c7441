import { describe, expect, test } from 'vitest'
import { colorLists } from '#domain/catalogue/colors/color-lists'
import { priceList2026 } from '#domain/pricing/lists/2026-1'
import type { Configuration } from '#domain/rules/configuration'
import { configured } from '#tests/factories/configured'
import { applyTo } from './apply.ts'
import { optionsOf } from './options.ts'

const shapeOption = (from: Configuration, shape: number) => {
  const found = optionsOf(from, colorLists, priceList2026).frameShapeId.find(({ value }) => value === shape)
  if (found === undefined) throw new Error(`shape ${shape} is not offered`)
  return found
}

describe('D-111: another shape', () => {
  test('keeps the dimensions that it shares with the one before', () => {
    expect(shapeOption(configured(1401, { height1: 590 }), 2).patch).toEqual({ frameShapeId: 2 })
  })

  test('begins with its own where those from before do not fit', () => {
    // A triangle of 600 came with an apex at 595, which leaves no right side.
    const small = configured(1402, { width: 600, height: 600 })
    const free = shapeOption(small, 5)
    expect(free).toMatchObject({ available: true, patch: { frameShapeId: 5, width1: 300 } })
    const result = applyTo(small, free.patch, colorLists)
    expect(result.ok && result.value.configuration.layout.outline).toEqual([
      [0, 0],
      [600, 0],
      [300, 600],
    ])
  })

  test('has its price', () => {
    expect(shapeOption(configured(1401), 51).priceDelta).not.toBe(0)
    expect(shapeOption(configured(1401), 1)).toMatchObject({ selected: true, priceDelta: 0 })
  })

  test('turns a tilt-turn sash so that its hinges are on the long side, and says so', () => {
    expect(shapeOption(configured(1407), 2).changes).toEqual([
      'Skrå dreh-kipp er hengslet på den lengste siden.',
    ])
    expect(shapeOption(configured(1407), 9).changes).toBeUndefined()
  })
})
