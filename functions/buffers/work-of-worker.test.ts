import { expect, test } from 'vitest'
import { workIn } from './work-of-worker.ts'

const at = new Date('2026-11-23T12:00:00.000Z')
const file = (name: string, minutesAgo: number) => ({
  key: `renders/redisimages/0/${name}`,
  writtenAt: new Date(at.getTime() - minutesAgo * 60_000),
})

test('what was made in the last hour counts, what was made before it does not', () => {
  const files = [
    ...[file('a/image.png', 5), file('a/input.json', 5)],
    ...[file('b/input.json', 58), file('b/quote.pdf', 57)],
    ...[file('c/input.json', 61), file('c/image.png', 61)],
  ]
  expect(workIn(files, at)).toEqual({ made: 2, oldest: null })
})

test('a picture that is only kept for longer was not made', () => {
  const day = 24 * 60
  expect(workIn([file('a/image.png', 5), file('a/input.json', 16 * day)], at).made).toBe(0)
  expect(workIn([file('b/image.png', 5)], at).made).toBe(0)
})

test('the oldest is the one that was ordered first of those that nobody has begun', () => {
  const files = [
    ...[file('a/input.json', 30), file('a/state.json', 29)],
    file('b/input.json', 12),
    file('c/input.json', 3),
    ...[file('d/input.json', 40), file('d/image.png', 39)],
    file('e/input.json', 90),
  ]
  expect(workIn(files, at).oldest).toEqual(new Date(at.getTime() - 12 * 60_000))
})
