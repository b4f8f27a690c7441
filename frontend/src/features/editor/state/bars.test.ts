import { describe, expect, test } from 'vitest'
import { colorBook } from '#domain/catalogue/colors/color-book'
import { apply } from '#domain/configurator/apply'
import { configure } from '#domain/configurator/configure'
import { createProduct } from '#domain/configurator/create'
import type { Patch, Product } from '#domain/product/product'
import { barsOf, gridOf, gridPatch, movePatch, offsetOf, removePatch, type ShownBar } from './bars.ts'

const start = (modelId: number, patch: Patch = {}): Product => {
  const made = createProduct(modelId)
  if (!made.ok) throw new Error(made.code)
  return edited(made.value, patch)
}

const edited = (product: Product, patch: Patch): Product => {
  const applied = apply(product, patch, colorBook)
  if (!applied.ok) throw new Error(`${applied.code} ${applied.ruleId ?? ''}`)
  return applied.value.product
}

const layoutOf = (product: Product) => configure(product, colorBook).layout

const only = (bars: readonly ShownBar[]): ShownBar => {
  const [bar, ...others] = bars
  if (!bar || others.length > 0) throw new Error(`${bars.length} bars`)
  return bar
}

describe('a fixed window divided by the grid', () => {
  const window = start(1001, { width: 1790, height: 1190 })
  const divided = edited(window, gridPatch('dividers', '', { columns: 3, rows: 1 }, 'P60', window.choices))

  test('Q-068: three columns are two upright posts that share the width', () => {
    expect(barsOf(layoutOf(divided), 'dividers')).toHaveLength(2)
    expect(gridOf(layoutOf(divided), 'dividers', '', divided.choices)).toEqual({ columns: 3, rows: 1 })
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

describe('the place of a bar', () => {
  const window = start(1001, { width: 1790, height: 1190 })
  const halved = edited(window, gridPatch('dividers', '', { columns: 2, rows: 1 }, 'P60', window.choices))
  const bar = only(barsOf(layoutOf(halved), 'dividers'))

  test('Q-075: a bar in the middle stands at 0', () => {
    expect(offsetOf(layoutOf(halved), bar)).toBe(0)
  })

  test('Q-075: 100 to the right of the middle of 1790 is 995 mm from the left', () => {
    const patch = movePatch(layoutOf(halved), 'dividers', bar, 100, halved.choices)
    expect(patch.dividers?.[0]?.position).toBe(995)
    expect(
      offsetOf(layoutOf(edited(halved, patch)), only(barsOf(layoutOf(edited(halved, patch)), 'dividers'))),
    ).toBe(100)
  })
})

test('a post that belongs to its model can be moved, and stays the model’s', () => {
  const window = start(1008)
  const layout = layoutOf(window)
  const post = only(barsOf(layout, 'dividers'))
  expect(post.fixed).toBe(true)
  expect(post.choiceIndex).toBeNull()
  const moved = edited(window, movePatch(layout, 'dividers', post, 50, window.choices))
  const after = only(barsOf(layoutOf(moved), 'dividers'))
  expect({ fixed: after.fixed, offset: offsetOf(layoutOf(moved), after) }).toEqual({
    fixed: true,
    offset: 50,
  })
})

test('glazing bars for every pane at once are one choice each', () => {
  const window = start(1008)
  const barred = edited(window, gridPatch('crossbars', '', { columns: 1, rows: 3 }, 'A18', window.choices))
  expect(layoutOf(barred).fields.length).toBeGreaterThan(1)
  expect(barsOf(layoutOf(barred), 'crossbars')).toHaveLength(2)
  expect(gridOf(layoutOf(barred), 'crossbars', '', barred.choices)).toEqual({ columns: 1, rows: 3 })
})
