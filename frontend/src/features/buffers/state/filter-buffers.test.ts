import { expect, test } from 'vitest'
import { bufferIds } from '#domain/administration/buffers'
import { contentsText } from '../text.ts'
import { filterBuffers } from './filter-buffers.ts'

const rows = bufferIds.map((id) => ({ id }))
const left = (typed: string) => filterBuffers(rows, typed, contentsText).map(({ id }) => id)

test('A-118 a part of an id leaves the buffers that have it, in capitals or not', () => {
  expect(left('images')).toEqual(['redisimages', 'fallbackimages'])
  expect(left(' QuoteS ')).toEqual(['quotesearch'])
})

test('a word of what lies in a buffer finds it too', () => {
  expect(left('byggmestere')).toEqual(['organisations'])
})

test('nothing typed leaves all of them, what no buffer has leaves none', () => {
  expect(left('  ')).toEqual([...bufferIds])
  expect(left('sessions')).toEqual([])
})
