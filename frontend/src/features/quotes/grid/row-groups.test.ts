import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { SEED } from '#tests/factories/seed'
import { type Group, regroup } from './row-groups.ts'

const SIZE = 3
const self = (item: number) => item
const grouped = (items: readonly number[], before: readonly Group<number>[] = []) =>
  regroup(items, self, before, SIZE)
const itemsOf = (groups: readonly Group<number>[]) => groups.map(({ items }) => items)
const homeOf = (item: number, groups: readonly Group<number>[]) =>
  groups.find(({ items }) => items.includes(item))?.id

const TWELVE = Array.from({ length: 12 }, (_, index) => index + 1)
const opened = grouped(TWELVE)

test('the first time each group is full, but for the last', () => {
  expect(itemsOf(grouped([1, 2, 3, 4, 5, 6, 7]))).toEqual([[1, 2, 3], [4, 5, 6], [7]])
  expect(grouped([])).toEqual([])
})

test('the same items stay in the same groups', () => {
  expect(grouped(TWELVE, opened)).toEqual(opened)
})

test('when the first one goes, and when it comes back, all others stay where they are', () => {
  const after = grouped(TWELVE.slice(1), opened)
  expect(itemsOf(after)).toEqual([
    [2, 3],
    [4, 5, 6],
    [7, 8, 9],
    [10, 11, 12],
  ])
  expect(after.map(({ id }) => id)).toEqual(opened.map(({ id }) => id))
  const back = grouped(TWELVE, after)
  expect(itemsOf(back).flat()).toEqual(TWELVE)
  for (const item of TWELVE.slice(1)) expect(homeOf(item, back)).toBe(homeOf(item, opened))
})

test.each([
  ['to the end', [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 1], 1],
  ['to the beginning', [12, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], 12],
  ['into another group', [1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 9, 12], 9],
])('when one moves %s, all others stay where they are', (_, items, moved) => {
  const after = grouped(items, opened)
  expect(itemsOf(after).flat()).toEqual(items)
  for (const item of TWELVE) if (item !== moved) expect(homeOf(item, after)).toBe(homeOf(item, opened))
})

test('what is put in again and again at one place never fills a group with more than twice as many', () => {
  let groups = opened
  for (let item = 100; item < 130; item += 1) {
    const [first = 0, ...others] = itemsOf(groups).flat()
    groups = grouped([first, item, ...others], groups)
    expect(Math.max(...groups.map(({ items }) => items.length))).toBeLessThanOrEqual(2 * SIZE)
    expect(homeOf(12, groups)).toBe(homeOf(12, opened))
  }
})

const lists = fc.uniqueArray(fc.integer({ min: 1, max: 30 }), { maxLength: 30 })

test('whatever comes after whatever, each item is there once and in its order, and each group is one by itself', async () => {
  await fc.assert(
    fc.property(fc.array(lists, { maxLength: 6 }), (all) => {
      let groups: readonly Group<number>[] = []
      for (const items of all) {
        groups = grouped(items, groups)
        expect(itemsOf(groups).flat()).toEqual(items)
        expect(new Set(groups.map(({ id }) => id)).size).toBe(groups.length)
        for (const { items: of } of groups) {
          expect(of.length).toBeGreaterThan(0)
          expect(of.length).toBeLessThanOrEqual(2 * SIZE)
        }
      }
    }),
    { seed: SEED },
  )
})
