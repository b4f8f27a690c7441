import { expect, test } from 'vitest'
import { readAll } from './read-all.ts'

/** A table that gets to so many keys at a time. */
const tableThatReads = (most: number) => {
  const asked: number[][] = []
  const read = async (keys: number[]) => {
    asked.push(keys)
    return { data: keys.slice(0, most).map(String), unprocessed: keys.slice(most) }
  }
  return { asked, read }
}

test('what the table did not get to is asked for again, and nothing else', async () => {
  const { asked, read } = tableThatReads(2)
  expect(await readAll([1, 2, 3, 4, 5], read)).toEqual(['1', '2', '3', '4', '5'])
  expect(asked).toEqual([[1, 2, 3, 4, 5], [3, 4, 5], [5]])
})

test('nothing is read of nothing', async () => {
  const { asked, read } = tableThatReads(2)
  expect(await readAll([], read)).toEqual([])
  expect(asked).toEqual([])
})
