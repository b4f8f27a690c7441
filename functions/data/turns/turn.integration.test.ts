// Turns on a real engine: one at a time, and none is kept by whoever is gone.
import { expect, test, vi } from 'vitest'
import { withEngines } from '#tests/api/engines'
import { inTurn } from './turn-repository.ts'

withEngines()

test('what is done in turn is never done at the same time', async () => {
  let inside = 0
  let most = 0
  const act = async () => {
    inside += 1
    most = Math.max(most, inside)
    await new Promise((resolve) => setImmediate(resolve))
    inside -= 1
    return 'done'
  }
  const all = await Promise.all(Array.from({ length: 5 }, () => inTurn(['super', 'store-101'], act)))
  expect(all).toEqual(Array(5).fill('done'))
  expect(most).toBe(1)
})

test('turns of different names do not wait for each other', async () => {
  const inner = await inTurn(['store-101'], () => inTurn(['store-102'], async () => 'both'))
  expect(inner).toBe('both')
})

test('a turn is given back by whoever fails', async () => {
  await expect(inTurn(['super'], () => Promise.reject(new Error('died')))).rejects.toThrow('died')
  expect(await inTurn(['super'], async () => 'next')).toBe('next')
})

test('whoever waits for a turn that does not come is told so, and one that nobody can hold any more comes', async () => {
  const kept = Promise.withResolvers<void>()
  const first = inTurn(['super'], () => kept.promise)
  expect(await inTurn(['super'], async () => 'never')).toBeNull()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 36_000 })
  expect(await inTurn(['super'], async () => 'later')).toBe('later')
  vi.useRealTimers()
  kept.resolve()
  await first
})
