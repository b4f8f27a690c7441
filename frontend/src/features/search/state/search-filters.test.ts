import { describe, expect, test } from 'vitest'
import { readFilters, readSeller, setFilter, setSeller } from './search-filters.ts'

describe('Q-144, Q-149: quotes and orders', () => {
  test('without words both are searched', () => {
    expect(readFilters('tveit')).toMatchObject({ offers: true, orders: true })
  })

  test('switching quotes off searches orders, and the other way round', () => {
    expect(setFilter('tveit', 'offers', false)).toBe('tveit er:bestilt')
    expect(setFilter('tveit', 'orders', false)).toBe('tveit -er:bestilt')
  })

  test('switching the second off forces the first on', () => {
    const onlyOrders = setFilter('tveit', 'offers', false)
    const onlyQuotes = setFilter(onlyOrders, 'orders', false)
    expect(onlyQuotes).toBe('tveit -er:bestilt')
    expect(readFilters(onlyQuotes)).toMatchObject({ offers: true, orders: false })
  })

  test('switching both on leaves no word behind', () => {
    expect(setFilter('er:bestilt tveit', 'offers', true)).toBe('tveit')
    expect(setFilter('-er:bestilt', 'orders', true)).toBe('')
  })
})

test('Q-148: a typed word ticks its box, and unticking takes the word away', () => {
  expect(readFilters('ER:Byggmester solbakken').contractors).toBe(true)
  expect(setFilter('ER:Byggmester solbakken', 'contractors', false)).toBe('solbakken')
  expect(readFilters('er:bmbestilling').contractorOrders).toBe(true)
  expect(setFilter('', 'contractorOrders', true)).toBe('er:bmbestilling')
})

test('a word that only looks like a filter is left alone', () => {
  expect(readFilters('er:bestilte')).toMatchObject({ offers: true, orders: true })
  expect(setFilter('er:bestilte', 'offers', false)).toBe('er:bestilte er:bestilt')
})

test('Q-147: the seller is one word however many names he has', () => {
  expect(readSeller('tveit selger:(Ola Nordmann)')).toBe('Ola Nordmann')
  expect(setSeller('selger:(Ola Nordmann) tveit', null)).toBe('tveit')
  expect(setSeller('tveit selger:(Ola Nordmann)', 'Tor Kvalheim')).toBe('tveit selger:(Tor Kvalheim)')
  expect(setFilter('selger:(er:bestilt x) tveit', 'offers', true)).toBe('selger:(er:bestilt x) tveit')
  expect(readSeller('tveit')).toBeNull()
})
