import { expect, test } from 'vitest'
import { colorLists } from '#domain/catalogue/colors/color-lists'
import type { ApiProductGroup, ProductModel } from '#domain/contracts/reference'
import { chosen } from '#domain/schedule/doubt'
import { loadWords } from './find-models.ts'
import { menuAnswer } from './menu-answer.ts'
import { groups } from './product-groups.fixture.ts'

const { searchModels, readMenuLine } = await loadWords()
const answerTo = (query: string) =>
  menuAnswer(groups, query, {
    search: (among, words) => searchModels<ProductModel, ApiProductGroup>(among, words),
    lineOf: (text, hasHits) => readMenuLine(text, { colorLists, series: 'basic' }, hasHits),
  })
const shownBy = (query: string) =>
  answerTo(query).groups?.flatMap(({ productModels }) => productModels.map(({ id }) => id))

test('nothing is asked: the tabs say what is shown, and Enter chooses nothing', () => {
  expect(answerTo('  ')).toMatchObject({ groups: null, hits: [], line: null, lineModel: null, doubts: [] })
})

test('a model with its size is found among the tiles, and Enter chooses it', () => {
  const answer = answerTo('toppsving 990x1390')
  expect(answer).toMatchObject({ line: null, size: { width: 990, height: 1390 } })
  expect(answer.hits.map(({ id }) => id)).toEqual(['1002'])
  expect(shownBy('toppsving 990x1390')).toEqual(['1002'])
})

test('a size alone is of every model: all are shown, and Enter chooses none', () => {
  expect(shownBy('990x1390')).toEqual(['1001', '1002', '1801'])
  expect(answerTo('990x1390').hits).toEqual([])
})

test('a whole row stands alone, with its model', () => {
  expect(answerTo('2 ts 990x1390 hvit')).toMatchObject({
    groups: [],
    lineModel: { id: '1002' },
    line: { order: { numberOf: 2, patch: { width: 990, height: 1390 } } },
    doubts: [],
    later: [],
  })
})

test('a row of which something is unclear has no model that Enter could make', () => {
  const answer = answerTo('2 ts 990x1390 blankt "V1 Stue')
  expect(answer.doubts.length).toBeGreaterThan(0)
  expect(answer.lineModel).toBeNull()
})

test('words for a row alone find no model, and none of them is taken for a slip of the hand', () => {
  expect(answerTo('ute sort 306 2 ventiler')).toMatchObject({ groups: [], hits: [], meant: [] })
})

test('a word that nothing is called is named, with the search without it', () => {
  expect(answerTo('toppsving kajakk')).toMatchObject({ hits: [], shorter: [{ label: 'Uten «kajakk»' }] })
  expect(
    answerTo('2 toppsving kajakk').shorter.map((choice) => chosen('2 toppsving kajakk', choice).trim()),
  ).toEqual(['2 toppsving'])
  expect(answerTo('2 toppsving').hits.length).toBeGreaterThan(0)
  // By itself it leaves nothing, and what is found needs no other search.
  expect([answerTo('xyzzy').shorter, answerTo('skjær toppsving').shorter]).toEqual([[], []])
})

test('nothing found offers what was perhaps meant, and no row', () => {
  expect(answerTo('topsvign')).toMatchObject({ groups: [], hits: [], line: null })
  expect(answerTo('topsvign').meant.length).toBeGreaterThan(0)
})
