import { expect, test } from 'vitest'
import type { ApiProductGroup, ProductModel } from '#domain/contracts/reference'
import { findByName, loadWords } from './find-models.ts'
import { groups } from './product-groups.fixture.ts'

const { searchModels, sizeFault } = await loadWords()
const searches = [
  ['as written', findByName],
  ['in words', searchModels<ProductModel, ApiProductGroup>],
] as const

test.each(searches)('%s every word counts, wherever it stands, and capitals do not matter', (_, search) => {
  const found = (query: string) =>
    search(groups, query).groups.map(({ name, productModels }) => [name, productModels.map(({ id }) => id)])
  expect(found('TOPPSVING skjær')).toEqual([['Vinduer Basic', ['1002']]])
  expect(found('basic')).toEqual([
    ['Vinduer Basic', ['1001', '1002']],
    ['Ytterdører Basic 60', ['1801']],
  ])
  expect(found('ytterdør')).toEqual([['Ytterdører Basic 60', ['1801']]])
  expect(found('1801')).toEqual([['Ytterdører Basic 60', ['1801']]])
  expect(search(groups, '  ').groups).toBe(groups)
})

test('a size goes with the model, and is judged by the limits of the model', () => {
  expect(searchModels(groups, 'fastvindu 990x1390')).toMatchObject({
    size: { width: 990, height: 1390 },
    groups: [{ productModels: [{ id: '1001' }] }],
  })
  expect(sizeFault(1002, { width: 990, height: 1390 })).toBeNull()
  expect(sizeFault(1002, { width: 9900, height: 1390 })).toMatch(/^Toppsving kan leveres med bredde/)
})

test.each(['vindu blå', 'blått vindu', 'vindu grå', 'vindu antrasitt', 'vindu skifergrå'])(
  '«%s»: every window, and it says which word is for the row: a colour is not sought in the middle of other words',
  (query) => {
    const found = searchModels<ProductModel, ApiProductGroup>(groups, query, ['Antrasittgrå', 'Vindusgrå'])
    expect(found.groups.flatMap(({ productModels }) => productModels.map(({ id }) => id))).toEqual([
      '1001',
      '1002',
    ])
    expect(found.later).toEqual([query.replace('vindu', '').trim()])
  },
)

test('a word of a model or a group is no colour, although a colour is called so too', () => {
  const found = searchModels<ProductModel, ApiProductGroup>(groups, 'tun ytterdør', [
    'Tun grå',
    'Ytterdør hvit',
  ])
  expect(found).toMatchObject({ later: [], groups: [{ productModels: [{ id: '1801' }] }] })
})

test.each([
  ['toppsving ute sort 306 2 ventiler', ['1002'], null, ['ute', 'sort', '306', 'ventiler']],
  ['3 toppsving inne hvit 2 ventiler', ['1002'], 3, ['inne', 'hvit', 'ventiler']],
  ['2 hvite fastvindu', ['1001'], 2, ['hvite']],
  ['2 sorte toppsving med ventil', ['1002'], 2, ['sorte', 'ventil']],
  ['fastvindu 15 stk 306', ['1001'], 15, ['306']],
] as const)(
  '«%s»: sides, the number of a glass and the count of an option are for the row; nothing is called so or made as often',
  (query, ids, count, later) => {
    const found = searchModels<ProductModel, ApiProductGroup>(groups, query, ['Sort', 'Hvit'])
    expect(found.groups.flatMap(({ productModels }) => productModels.map(({ id }) => id))).toEqual(ids)
    expect(found).toMatchObject({ count, later })
  },
)
