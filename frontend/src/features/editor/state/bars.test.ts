import { describe, expect, test } from 'vitest'
import { colorLists } from '#domain/catalogue/colors/color-lists'
import { apply } from '#domain/configurator/apply'
import { removeBars } from '#domain/configurator/bar-edits'
import { moveBar } from '#domain/configurator/bar-moves'
import { configure } from '#domain/configurator/configure'
import { createProduct } from '#domain/configurator/create'
import type { Patch, Product } from '#domain/product/product'
import { type BarMovement, barGridOf, barsIn, barsOf, gridPatch, startOfMovement } from './bars.ts'

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
  const divided = edited(
    window,
    gridPatch(configure(window, colorLists), 'dividers', '', { columns: 3, rows: 1 }, 'P60'),
  )

  test('Q-068: three columns are two upright posts that share the width', () => {
    expect(barsOf(layoutOf(divided), 'dividers')).toHaveLength(2)
    expect(barGridOf(layoutOf(divided), 'dividers', '', divided.choices)).toEqual({ columns: 3, rows: 1 })
    expect(layoutOf(divided).fields).toHaveLength(3)
  })

  test('one column takes all posts away again', () => {
    const whole = edited(
      divided,
      gridPatch(configure(divided, colorLists), 'dividers', '', { columns: 1, rows: 1 }, 'P60'),
    )
    expect(whole.choices).toEqual(window.choices)
  })

  test('a deleted post leaves the other', () => {
    const [first] = barsOf(layoutOf(divided), 'dividers')
    if (!first) throw new Error('no bar')
    const removed = removeBars(configure(divided, colorLists), 'dividers', [first.name])
    if (!removed.ok) throw new Error(removed.code)
    const left = edited(divided, removed.value)
    expect(barsOf(layoutOf(left), 'dividers')).toHaveLength(1)
  })
})

test('the grid of one pane counts and replaces what was chosen for all, and leaves the other panes theirs', () => {
  const window = start(1001, {
    width: 1790,
    dividers: [{ panel: '', direction: 'VERTICAL', typeId: 'P60', position: null }],
    crossbars: [{ panel: '', direction: 'VERTICAL', typeId: 'A18', position: null }],
  })
  const grid = (product: Product, panel: string) =>
    barGridOf(layoutOf(product), 'crossbars', panel, product.choices)
  expect(grid(window, 'c2r1')).toEqual({ columns: 2, rows: 1 })
  expect(barsIn(layoutOf(window), 'crossbars', 'c2r1', window.choices).map(({ typeId }) => typeId)).toEqual([
    'A18',
  ])
  const of = (columns: number) =>
    edited(window, gridPatch(configure(window, colorLists), 'crossbars', 'c2r1', { columns, rows: 1 }, 'A18'))
  expect([grid(of(3), 'c1r1').columns, grid(of(3), 'c2r1').columns]).toEqual([2, 3])
  expect([grid(of(1), 'c1r1').columns, grid(of(1), 'c2r1').columns]).toEqual([2, 1])
})

test('a bar that was chosen for all panes takes the others along for as long as it is moved', () => {
  const window = start(1001, {
    width: 1790,
    dividers: [{ panel: '', direction: 'VERTICAL', typeId: 'P60', position: null }],
    crossbars: [{ panel: '', direction: 'VERTICAL', typeId: 'A18', position: null }],
  })
  const name = 'c2r1/crossbar/V1'
  let going: BarMovement | null = null
  let now = configure(window, colorLists)
  const step = (offset: number) => {
    const from = startOfMovement(going, name, now)
    const patch = moveBar(from, 'crossbars', name, offset)
    if (!patch.ok) throw new Error(patch.code)
    going = { name, from, made: { ...now.product.choices, ...patch.value } }
    now = configure(edited(now.product, patch.value), colorLists)
  }
  const offsets = () => barsOf(now.layout, 'crossbars').map(({ offset }) => offset)
  for (const offset of [10, 40, 100]) step(offset)
  expect(offsets()).toEqual([100, 100])
  now = configure(edited(now.product, { width: 1890 }), colorLists)
  step(0)
  expect(offsets()[1]).toBe(0)
  expect(offsets()[0]).not.toBe(0)
})

test('glazing bars for every pane at once are one choice each', () => {
  const window = start(1008)
  const barred = edited(
    window,
    gridPatch(configure(window, colorLists), 'crossbars', '', { columns: 1, rows: 3 }, 'A18'),
  )
  expect(layoutOf(barred).fields.length).toBeGreaterThan(1)
  expect(barsOf(layoutOf(barred), 'crossbars')).toHaveLength(2)
  expect(barGridOf(layoutOf(barred), 'crossbars', '', barred.choices)).toEqual({ columns: 1, rows: 3 })
})
