import { expect, test } from 'vitest'
import type { Job } from '#domain/contracts/job'
import { whenMade } from './when-made.ts'

const job = (state: Job['state'], percent: number, more: Partial<Job> = {}): Job => ({
  id: 'job_1',
  state,
  percent,
  ...more,
})

const follow = async (...answers: readonly [Job, ...Job[]]) => {
  const [first, ...later] = answers
  const reported: number[] = []
  const address = await whenMade(first, {
    look: async () => later.shift() ?? first,
    onProgress: (percent) => reported.push(percent),
    unexplained: 'Filen kunne ikke lages.',
    pause: 0,
  })
  return { address, reported }
}

test('Q-111: the zip is fetched when it has been made, and until then one sees how far it has come', async () => {
  const done = job('done', 100, { resultUrl: '/api/v1/offers/100001/download' })
  expect(await follow(job('queued', 0), job('running', 40), done)).toEqual({
    address: '/api/v1/offers/100001/download',
    reported: [0, 40],
  })
  expect((await follow(done)).reported).toEqual([])
})

test('a zip that could not be made is an error with its reason', async () => {
  const failed = job('failed', 0, { reason: 'Tegningen av rad 3 mangler.' })
  await expect(follow(job('queued', 0), failed)).rejects.toThrow('Tegningen av rad 3 mangler.')
})

test('one that nobody says a reason of has that of whoever asked', async () => {
  await expect(follow(job('failed', 0))).rejects.toThrow('Filen kunne ikke lages.')
})
