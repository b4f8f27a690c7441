import { describe, expect, test } from 'vitest'
import { colorLists } from '#domain/catalogue/colors/color-lists'
import { configure } from '#domain/configurator/configure'
import { buildScene } from '#domain/drawing/build-scene'
import type { Patch } from '#domain/product/product'
import { configured } from '#tests/factories/configured'
import { paletteFor } from './palette-for.ts'

const coats: Record<string, readonly [modelId: number, patch: Patch]> = {
  'standard white': [1001, {}],
  'untreated inside': [1001, { innerColor: 'BEIS-00' }],
  'untreated inside, clad by the best match': [
    1001,
    { innerColor: 'BEIS-00', aluminium: { selected: true, color: null } },
  ],
  'clad by the match of a colour that the cladding hides': [
    1001,
    { outerColor: 'NCS S 7500-N', aluminium: { selected: true, color: null } },
  ],
  'an entrance door': [2001, {}],
}

describe('the colours of a frozen picture', () => {
  test.each(Object.entries(coats))('draw what the whole range draws: %s', (_, [modelId, patch]) => {
    const whole = configured(modelId, patch)
    const palette = paletteFor([whole], colorLists)
    const view = { side: 'outside', measurements: true } as const

    const frozen = configure(whole.product, palette)
    expect(frozen.values).toEqual(whole.values)
    expect(buildScene(frozen, palette, view)).toEqual(buildScene(whole, colorLists, view))
  })

  test('are no more than those of its products', () => {
    const { wood, aluminium, door } = paletteFor([configured(1001, {})], colorLists)
    expect([...wood, ...aluminium, ...door].map(({ code }) => code)).not.toContain('NCS S 7500-N')
    expect(wood.length).toBeLessThan(4)
  })
})
