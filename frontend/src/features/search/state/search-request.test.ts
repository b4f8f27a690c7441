import { expect, test } from 'vitest'
import { pageOf } from '../../../ui/paging.ts'
import { requestFor } from './search-request.ts'

const rows = (count: number) => Array.from({ length: count }, (_, index) => index)

test('Q-141, Q-142: page 3 of size 20 begins at 40 and asks for one row more than it shows', () => {
  expect(Object.fromEntries(requestFor({ q: 'tveit', page: 2, pageSize: 20 }))).toEqual({
    offset: '40',
    limit: '21',
    q: 'tveit',
    orderRows: 'false',
  })
})

test('Q-141: the extra row tells of a next page and is not shown', () => {
  const shown = pageOf(rows(21), { page: 0, pageSize: 20 })
  expect(shown.rows).toHaveLength(20)
  expect(shown.hasNext).toBe(true)
})

test('Q-143: the count is «flere» until the last page is known', () => {
  expect(pageOf(rows(21), { page: 1, pageSize: 20 }).range).toBe('21–40 av flere')
  expect(pageOf(rows(14), { page: 1, pageSize: 20 }).range).toBe('21–34 av 34')
  expect(pageOf(rows(0), { page: 0, pageSize: 20 }).range).toBe('0')
})
