import { expect, test } from 'vitest'
import { colorLists } from '#domain/catalogue/colors/color-lists'
import type { Patch, Product } from '#domain/product/product'
import { isStated, saysNothingNew } from '#domain/product/stated'
import { makeProduct } from '#tests/factories/quotes'
import { apply } from './apply.ts'
import { readStoredProduct } from './stored-product.ts'

const edited = (product: Product, patch: Patch, takenBack: Product['stated'] = []): Product => {
  const applied = apply(product, patch, colorLists, takenBack)
  if (!applied.ok) throw new Error(applied.code)
  return applied.value.product
}

const SIDE_SWING = 1003

test('nothing is stated of a model as it comes', () => {
  expect(makeProduct(SIDE_SWING).stated).toEqual([])
})

test('what is chosen is stated, also where the model comes so', () => {
  const fresh = makeProduct(SIDE_SWING)
  const chosen = edited(fresh, { function: fresh.choices.function })
  expect(chosen.choices).toEqual(fresh.choices)
  expect([isStated(chosen, 'function'), isStated(chosen, 'width')]).toEqual([true, false])
})

test('an edit that takes another one back takes its statement back too', () => {
  const fresh = makeProduct(SIDE_SWING)
  const { function: side } = fresh.choices
  expect(edited(edited(fresh, { function: side }), { function: side }, ['function'])).toEqual(fresh)
})

test('a whole product sent back as it was read states only what it changes', () => {
  const fresh = makeProduct(SIDE_SWING)
  expect(edited(fresh, { ...fresh.choices, height: 1390 }).stated).toEqual(['height'])
})

test('an edit says nothing new where value and statement are there already', () => {
  const fresh = makeProduct(SIDE_SWING)
  const patch = { width: fresh.choices.width }
  expect(saysNothingNew(fresh, patch)).toBe(false)
  expect(saysNothingNew(edited(fresh, patch), patch)).toBe(true)
  expect(saysNothingNew(edited(fresh, patch), patch, ['width'])).toBe(false)
  expect(saysNothingNew(edited(fresh, patch), { width: 990 })).toBe(false)
})

test('of a product from before, what is not as the model comes has been stated, and a size as a pair', () => {
  const { choices, modelId } = makeProduct(SIDE_SWING)
  const stored = (patch: Patch) =>
    readStoredProduct({ schemaVersion: 3, modelId, choices: { ...choices, ...patch } }).stated
  expect(stored({})).toEqual([])
  expect(stored({ glassCode: '306', height: 1390 })).toEqual(['glassCode', 'height', 'width'])
})
