// What a product is made by beside its facts, as somebody reads it who has no drawing.
import { expect, test } from 'vitest'
import type { Patch } from '#domain/product/product'
import { configured } from '#tests/factories/configured'
import { productMeasures } from './product-measures.ts'

const told = (modelId: number, ...patches: readonly Patch[]) =>
  productMeasures(configured(modelId, ...patches)).map(({ label, value, length }) =>
    length === undefined ? [label, value] : [label, value, length],
  )
const post = (typeId: string, position: number | null): Patch => ({
  dividers: [{ panel: '', direction: 'VERTICAL', typeId, position }],
})

test('a rectangle that nothing divides is told by its facts alone', () => {
  expect(told(1002)).toEqual([])
})

test('a slant is told by the measures that its shape is drawn with, and no others', () => {
  expect(told(1401, { frameShapeId: 1, height1: 590 })).toEqual([['Høyde 1', '590\u00a0mm', 590]])
})

test('a flower board is told by its thickness, its depth and what it reaches out on each side', () => {
  const flowerBoard = { selected: true, material: '02', height: 28, depth: 200, extension: 50 }
  expect(told(1002, { flowerBoard })).toEqual([
    ['Tykkelse på brett', '28\u00a0mm', 28],
    ['Dybde på brett', '200\u00a0mm', 200],
    ['Utstikk per side', '50\u00a0mm', 50],
  ])
})

test('a lining is told by its tongue, and whether it goes round below', () => {
  const extensionJamb = { mounted: true, featherSize: 12, material: '01', hasBottom: false }
  expect(told(1002, { extensionJamb })).toEqual([
    ['Fjær', '12\u00a0mm', 12],
    ['Utforing også under', 'Nei'],
  ])
})

test('a post or glazing bar is told by its type and its middle, from the left or the lower edge of the frame', () => {
  expect(told(1001, { width: 1790 }, post('P60', 600))).toEqual([
    ['Stående post 1', 'Post/losholt i fastkarm 60\u00a0mm, 600\u00a0mm fra venstre sett utenfra', 600],
  ])
  expect(
    told(1001, { crossbars: [{ panel: '', direction: 'HORIZONTAL', typeId: 'A18', position: 500 }] }),
  ).toEqual([['Liggende sprosse 1', 'Sprosse i glass 18\u00a0mm, 500\u00a0mm fra underkant', 500]])
})

test('posts that share the space are told where they come to stand', () => {
  expect(told(1001, { width: 1790 }, post('P60', null)).map(([, , length]) => length)).toEqual([895])
})

test('a field that opens in another way is told, until nothing divides it from the others', () => {
  const half = [{ width: 890 }, post('P86', null), { fieldFunctions: [{ panel: 'c1r1', function: 'FR' }] }]
  expect(told(1005, ...half)).toContainEqual(['Åpning i felt 1', 'Åpnes ikke'])
  expect(told(1005, ...half, { dividers: [] })).toEqual([])
})

test('a breastwork is told by its height', () => {
  expect(told(2002)).toEqual([['Brystningshøyde', expect.stringMatching(/mm$/), expect.any(Number)]])
})
