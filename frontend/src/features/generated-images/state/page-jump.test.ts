import { expect, test } from 'vitest'
import { pageIn, pagesOf } from './page-jump.ts'

test('A-035 of three pages the second is a page; 0, 4 and x are none', () => {
  expect(['1', '2', ' 3 ', '0', '4', 'x', '', '1.5', '-1', '2e0'].map((typed) => pageIn(typed, 3))).toEqual([
    ...[1, 2, 3],
    ...Array<null>(7).fill(null),
  ])
})

test('A-039 101 entries of 100 a page are two pages, 100 are one, and none is one', () => {
  expect([101, 100, 0].map((total) => pagesOf(total, 100))).toEqual([2, 1, 1])
})
