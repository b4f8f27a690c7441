import { describe, expect, test } from 'vitest'
import { colorLists } from '#domain/catalogue/colors/color-lists'
import { apply } from '#domain/configurator/apply'
import { configure } from '#domain/configurator/configure'
import { createProduct } from '#domain/configurator/create'
import type { Patch, Product } from '#domain/product/product'
import { barGridOf, barsOf, gridPatch, removePatch } from './bars.ts'

const start = (modelId: number, patch: Patch = {}): Product => {
  const made = createProduct(modelId)
  if (!made.ok) throw new Error(made.code)
  return edited(made.value, patch)
}

const edited = (product: Product, patch: Patch): Product => {
  const applied = apply(product, patch, colorLists)
  if (!applied.ok) throw new Error(`${applied.code} ${applied.ruleId ?? ''}`)
  return applied.value.product
}

const layoutOf = (product: Product) => configure(product, colorLists).layout

describe('a fixed window divided by the grid', () => {
  const window = start(1001, { width: 1790, height: 1190 })
  const divided = edited(window, gridPatch('dividers', '', { columns: 3, rows: 1 }, 'P60', window.choices))

  test('Q-068: three columns are two upright posts that share the width', () => {
    expect(barsOf(layoutOf(divided), 'dividers')).toHaveLength(2)
    expect(barGridOf(layoutOf(divided), 'dividers', '', divided.choices)).toEqual({ columns: 3, rows: 1 })
    expect(layoutOf(divided).fields).toHaveLength(3)
  })

  test('one column takes all posts away again', () => {
    const whole = edited(divided, gridPatch('dividers', '', { columns: 1, rows: 1 }, 'P60', divided.choices))
    expect(whole.choices).toEqual(window.choices)
  })

  test('a deleted post leaves the other', () => {
    const [first] = barsOf(layoutOf(divided), 'dividers')
    if (!first) throw new Error('no bar')
    const left = edited(divided, removePatch('dividers', first, divided.choices))
    expect(barsOf(layoutOf(left), 'dividers')).toHaveLength(1)
  })
})

test('glazing bars for every pane at once are one choice each', () => {
  const window = start(1008)
  const barred = edited(window, gridPatch('crossbars', '', { columns: 1, rows: 3 }, 'A18', window.choices))
  expect(layoutOf(barred).fields.length).toBeGreaterThan(1)
  expect(barsOf(layoutOf(barred), 'crossbars')).toHaveLength(2)
  expect(barGridOf(layoutOf(barred), 'crossbars', '', barred.choices)).toEqual({ columns: 1, rows: 3 })
})
