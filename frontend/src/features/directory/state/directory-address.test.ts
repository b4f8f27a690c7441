import { expect, test } from 'vitest'
import { readDirectory, writeDirectory } from './directory-address.ts'

test('the address carries search, page and size; what makes no sense falls back', () => {
  const state = { q: 'sandnes', page: 2, pageSize: 50 }
  expect(readDirectory(writeDirectory(state))).toEqual(state)
  expect(readDirectory(new URLSearchParams('page=-1&pageSize=7'))).toEqual({ q: '', page: 0, pageSize: 20 })
  expect(writeDirectory({ q: '', page: 0, pageSize: 20 }).toString()).toBe('')
})
