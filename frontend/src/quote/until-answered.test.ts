import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError, NO_ANSWER } from '../api/api-error.ts'
import { untilAnswered } from './until-answered.ts'

const lost = new ApiError(0, NO_ANSWER, 'Fikk ikke kontakt med serveren.')

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('a figure that nobody answers is sent again until somebody does, and is told as lost once', async () => {
  const answers = [lost, lost, lost]
  const told: unknown[] = []
  const stored = untilAnswered(
    100_001,
    async () => {
      const failure = answers.pop()
      if (failure !== undefined) throw failure
      return 'stored'
    },
    (error) => told.push(error),
  )
  await vi.runAllTimersAsync()
  expect(await stored).toBe('stored')
  expect(told).toEqual([lost])
})

test('Q-335: a refusal is an answer, and is not sent again', async () => {
  const refusal = new ApiError(500, 'server.error', 'Noe gikk galt hos oss.')
  let sent = 0
  const refused = untilAnswered(
    100_001,
    async () => {
      sent += 1
      throw refusal
    },
    () => expect.unreachable('somebody has answered'),
  )
  await expect(refused).rejects.toBe(refusal)
  expect(sent).toBe(1)
})
