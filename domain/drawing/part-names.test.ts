import { expect, test } from 'vitest'
import { colorLists } from '#domain/catalogue/colors/color-lists'
import { apply } from '#domain/configurator/apply'
import { configure } from '#domain/configurator/configure'
import { createProduct } from '#domain/configurator/create'
import { partName, placeName } from './part-names.ts'

const layoutOf = (modelId: number, patch = {}) => {
  const made = createProduct(modelId)
  if (!made.ok) throw new Error(made.code)
  const applied = apply(made.value, patch, colorLists)
  if (!applied.ok) throw new Error(applied.code)
  return configure(applied.value.product, colorLists).layout
}

test('fields are counted as one reads: the upper sash of a combined window is field 1', () => {
  const combined = layoutOf(1008)
  expect(placeName(combined, 'c1r2')).toBe('felt 1')
  expect(partName(combined, 'c1r1/sash')).toBe('Ramme i felt 2')
  expect(partName(combined, 'c1r1')).toBe('Rute 2')
})

test('the only pane of a window has no number', () => {
  const single = layoutOf(1002)
  expect(partName(single, 'c1r1')).toBe('Rute')
  expect(partName(single, 'c1r1/sash')).toBe('Ramme')
  expect(placeName(single, 'c1r1')).toBe('')
})

test('a cavity whose pane is divided is a field, its panes have numbers', () => {
  const divided = layoutOf(1002, {
    dividers: [{ panel: 'c1r1', direction: 'HORIZONTAL', typeId: 'D68', position: null }],
  })
  expect(partName(divided, 'c1r1')).toBe('Felt')
  expect(partName(divided, 'c1r1/c1r2')).toBe('Rute 1')
})

test.each([
  ['divider/V2', 'Stående post 2'],
  ['divider/H1', 'Liggende losholt 1'],
  ['c1r2/crossbar/H3', 'Liggende sprosse 3 i felt 1'],
  ['leaf', 'Dørblad'],
])('the part %s is called %s', (id, name) => {
  expect(partName(layoutOf(1008), id)).toBe(name)
})
