import { expect, test } from 'vitest'
import { writeAll } from './write-all.ts'

const nameOf = (item: { readonly id: string }): string => item.id

test('what the table did not get to is sent again whole, and nothing else', async () => {
  const sent: string[][] = []
  const write = async (items: { id: string; words: string }[]) => {
    sent.push(items.map(({ id, words }) => id + words))
    return { unprocessed: items.slice(2).map(({ id }) => ({ id })) }
  }
  const items = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id, words: '!' }))
  await writeAll(items, write, nameOf)
  expect(sent).toEqual([['a!', 'b!', 'c!', 'd!', 'e!'], ['c!', 'd!', 'e!'], ['e!']])
})
