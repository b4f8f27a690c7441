import { expect, test } from 'vitest'
import { paperQuery } from './customer-page.ts'

/** How long it is before the paper is asked for again, after so many answers of which the last one says this. */
const pauseAfter = (dataUpdateCount: number, state: 'running' | 'done'): unknown => {
  const { refetchInterval } = paperQuery({ orderNumber: '100001', secret: 'x' })
  if (typeof refetchInterval !== 'function') throw new Error('it is asked for at a fixed pace')
  type Query = Parameters<typeof refetchInterval>[0]
  return refetchInterval({ state: { data: { state, percent: 40 }, dataUpdateCount } } as Query)
}

test('a paper that takes long is asked for ever more seldom, at least every third second, until it is there', () => {
  const pauses = Array.from({ length: 20 }, (_, before) => pauseAfter(before + 1, 'running') as number)
  expect([pauses[0], Math.max(...pauses), pauses.at(-1)]).toEqual([800, 3000, 3000])
  expect(new Set(pauses.slice(0, 7)).size).toBe(7)
  expect(pauses.toSorted((one, other) => one - other)).toEqual(pauses)
  expect(pauseAfter(3, 'done')).toBe(false)
})
