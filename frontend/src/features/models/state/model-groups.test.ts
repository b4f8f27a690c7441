import { expect, test } from 'vitest'
import { colorLists } from '#domain/catalogue/colors/color-lists'
import { models } from '#domain/catalogue/data/models'
import { priceList2026 } from '#domain/pricing/lists/2026-1'
import { modelSheetFor } from '#domain/views/model-sheet-for'
import { findModels, groupModels, sharedLimits, sizeSpans } from './model-groups.ts'

const sheets = models
  .filter(({ id }) => [1001, 1005, 2004, 3104, 9001].includes(id))
  .map((model) => modelSheetFor(model, colorLists, priceList2026, { imageUrl: '' }))
const numbers = (found: readonly { readonly id: number }[]) => found.map(({ id }) => id)
const sheet = (id: number) => {
  const found = sheets.find((each) => each.id === id)
  if (found === undefined) throw new Error(`no sheet ${id}`)
  return found
}

test('a model is found by number, name, group and opening, in any order and case', () => {
  const find = (q: string) => numbers(findModels(sheets, { q, group: null }))
  expect(find('1005')).toEqual([1005])
  expect(find('HENGSLET skjær')).toEqual([1005])
  expect(find('fastkarm')).toContain(1001)
  expect(find('')).toHaveLength(sheets.length)
  expect(find('finnesikke')).toEqual([])
})

test('a group holds its own models, in the order of the catalogue', () => {
  expect(numbers(findModels(sheets, { q: '', group: 10 }))).toEqual([1001, 1005])
  expect(groupModels(sheets)[0]).toMatchObject({ pk: 10, name: 'Vinduer Basic' })
})

test('a line sums up the sizes of all functions; a part sold by length has none', () => {
  expect(sizeSpans(sheet(1005))).toEqual({
    width: { min: 340, max: 890 },
    height: { min: 390, max: 1890 },
  })
  expect(sizeSpans(sheet(9001))).toBeNull()
})

test('left and right, which are made alike, are one line of limits', () => {
  expect(sharedLimits(sheet(1005).functions).map(({ names }) => names)).toEqual([
    ['Sidehengslet venstre', 'Sidehengslet høyre'],
  ])
})
