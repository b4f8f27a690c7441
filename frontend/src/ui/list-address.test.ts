import { expect, test } from 'vitest'
import { readListAddress, writeListAddress } from './list-address.ts'

const sizes = [10, 20, 50]

test('Q-140, Q-151, Q-361: the address carries search, page and size; what makes no sense falls back', () => {
  const state = { q: 'er:bestilt tveit', page: 2, pageSize: 50 }
  expect(readListAddress(writeListAddress(state), sizes)).toEqual(state)
  const nonsense = new URLSearchParams('page=-1&pageSize=7')
  expect(readListAddress(nonsense, sizes)).toEqual({ q: '', page: 0, pageSize: 20 })
  expect(writeListAddress({ q: '', page: 0, pageSize: 20 }).toString()).toBe('')
})
