// What happens to an order when its maker dies on the way.
import { expect, test } from 'vitest'
import { withEngines } from '#tests/api/engines'
import { finish, takeJobs } from '#tests/api/render-desk'
import { makeDocumentInput } from '#tests/factories/render'
import { freezeInput } from './artefact-store.ts'
import { canonicalJson } from './canonical-json.ts'
import { hashOf, orderArtefact, readProgress } from './order-artefact.ts'

withEngines()

const inSeconds = (seconds: number): Date => new Date(Date.now() + seconds * 1000)

test('an input that was frozen and never reached the queue is sent again, once', async () => {
  const input = makeDocumentInput({ orderNumber: 100_101 })
  await freezeInput(hashOf(canonicalJson(input)), canonicalJson(input))
  await orderArtefact(input, inSeconds(5))
  expect(await takeJobs()).toEqual([])
  const message = await orderArtefact(input, inSeconds(31))
  await orderArtefact(input, inSeconds(5))
  expect(await takeJobs()).toEqual([message])
})

test('what is there is not ordered again, and is done even if nobody said so', async () => {
  const input = makeDocumentInput({ orderNumber: 100_102 })
  const message = await orderArtefact(input, new Date())
  expect(await readProgress(message)).toEqual({ state: 'queued', percent: 0 })
  await takeJobs()
  await finish(message, '%PDF')
  await orderArtefact(input, inSeconds(60))
  expect(await takeJobs()).toEqual([])
  expect(await readProgress(message)).toEqual({ state: 'done', size: 4 })
})

test('another input, or another kind of paper, is another artefact', async () => {
  const base = makeDocumentInput({ orderNumber: 100_103 })
  const one = await orderArtefact(base, new Date())
  const other = await orderArtefact({ ...base, comment: 'Ring først' }, new Date())
  const pdf = await orderArtefact({ ...base, kind: 'quote-pdf' }, new Date())
  expect(new Set([one.hash, other.hash, pdf.hash]).size).toBe(3)
})
