import { describe, expect, test } from 'vitest'
import { colorLists } from '#domain/catalogue/colors/color-lists'
import { buildScene } from '#domain/drawing/build-scene'
import type { Bar } from '#domain/product/product'
import type { Configuration } from '#domain/rules/configuration'
import { configured, defaultOf } from '#tests/factories/configured'
import { dividersFor } from './product-parts-for.ts'

describe('D-141: a post that is selected in the drawing', () => {
  const backendCodeOf = (configuration: Configuration) => {
    const { parts } = buildScene(configuration, colorLists, { side: 'outside', measurements: false })
    const selected = parts.find(({ kind }) => kind === 'divider')?.selects
    return dividersFor(configuration).find(({ id }) => id === selected)?.backendCode
  }

  test('is known to the server by the name that it is selected with', () => {
    const bar: Bar = { panel: '', direction: 'VERTICAL', typeId: 'P60', position: null }
    expect(backendCodeOf(configured(1001, { dividers: [bar] }))).toBe('P60')
  })

  test('and is 00 where it belongs to the model and cannot be deleted', () => {
    expect(backendCodeOf(defaultOf(1006))).toBe('00')
  })
})
