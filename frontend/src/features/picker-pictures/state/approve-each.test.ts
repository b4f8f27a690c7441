import { expect, test } from 'vitest'
import { approveEach } from './approve-each.ts'

test('a picture that somebody else has answered meanwhile keeps none of the others back, and is told of', async () => {
  const answered = new Error('Bildet er besvart')
  const approved: string[] = []
  const approve = async (picture: string) => {
    if (picture === 'second') throw answered
    approved.push(picture)
  }
  expect(await approveEach(['first', 'second', 'third'], approve)).toBe(answered)
  expect(approved).toEqual(['first', 'third'])
  expect(await approveEach(['fourth'], approve)).toBeNull()
})
