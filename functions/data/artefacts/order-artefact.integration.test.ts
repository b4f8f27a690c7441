// What happens to an order when its maker dies on the way.
import { randomBytes } from 'node:crypto'
import { inflateRawSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { withEngines } from '#tests/api/engines'
import { fail, finish, frozenInput, receiveJobs, receiveOrders, reportState } from '#tests/api/render-queue'
import { makeDocumentInput } from '#tests/factories/render'
import { freezeInput } from './artefact-store.ts'
import { canonicalJson } from './canonical-json.ts'
import {
  awaitArtefact,
  hashOf,
  LOST_AFTER_SECONDS,
  orderArtefact,
  readProgress,
  SILENT_AFTER_SECONDS,
} from './order-artefact.ts'

withEngines()

const inSeconds = (seconds: number): Date => new Date(Date.now() + seconds * 1000)

describe('what is ordered', () => {
  test('travels in the message, which proves it by its hash, and is kept besides', async () => {
    const input = makeDocumentInput({ orderNumber: 100_107 })
    const message = await orderArtefact(input, new Date())
    const [order] = await receiveOrders()

    const text = inflateRawSync(Buffer.from(order?.frozen?.deflated ?? '', 'base64')).toString()
    expect(JSON.parse(text)).toEqual(input)
    expect(hashOf(text)).toBe(order?.hash)
    expect(order).toMatchObject(message)
    expect(await frozenInput(message)).toEqual(input)
  })

  test('waits in the bucket alone when a message would be paid for twice', async () => {
    const { seller } = makeDocumentInput()
    const logo = `data:image/png;base64,${randomBytes(90_000).toString('base64')}`
    const input = makeDocumentInput({ orderNumber: 100_108, seller: { ...seller, logo } })
    const message = await orderArtefact(input, new Date())

    expect(await receiveOrders()).toEqual([message])
    expect(await frozenInput(message)).toEqual(input)
  })
})

test('an input that was frozen and never reached the queue is sent again, once', async () => {
  const input = makeDocumentInput({ orderNumber: 100_101 })
  await freezeInput(hashOf(canonicalJson(input)), canonicalJson(input))
  await orderArtefact(input, inSeconds(5))
  expect(await receiveJobs()).toEqual([])
  const message = await orderArtefact(input, inSeconds(31))
  await orderArtefact(input, inSeconds(5))
  expect(await receiveJobs()).toEqual([message])
})

test('what is there is not ordered again, and is done even if nobody said so', async () => {
  const input = makeDocumentInput({ orderNumber: 100_102 })
  const message = await orderArtefact(input, new Date())
  expect(await readProgress(message, new Date())).toMatchObject({ state: 'queued', percent: 0 })
  await receiveJobs()
  await finish(message, '%PDF')
  await orderArtefact(input, inSeconds(60))
  expect(await receiveJobs()).toEqual([])
  expect(await readProgress(message, inSeconds(LOST_AFTER_SECONDS + 1))).toEqual({ state: 'done', size: 4 })
})

describe('a job that nobody works at any more has failed, and to ask again is to try again', () => {
  const ordered = async (orderNumber: number) => {
    const input = makeDocumentInput({ orderNumber })
    const message = await orderArtefact(input, new Date())
    await receiveJobs()
    return { input, message }
  }

  test('when the worker was killed on its last try', async () => {
    const { input, message } = await ordered(100_104)
    await reportState(message, { state: 'running', percent: 60 })
    const [inTime, late] = [inSeconds(SILENT_AFTER_SECONDS - 5), inSeconds(SILENT_AFTER_SECONDS + 5)]
    await orderArtefact(input, inTime)
    expect(await receiveJobs()).toEqual([])
    expect(await readProgress(message, inTime)).toEqual({ state: 'running', percent: 60 })
    expect(await readProgress(message, late)).toEqual({
      state: 'failed',
      reason: 'Tegneprogrammet stoppet uten å si hvorfor.',
    })

    await orderArtefact(input, late)
    expect(await receiveJobs()).toEqual([message])
    expect(await readProgress(message, new Date())).toMatchObject({ state: 'queued' })
  })

  test('when the queue gave up before a worker could say a word', async () => {
    const { message } = await ordered(100_105)
    expect(await readProgress(message, inSeconds(LOST_AFTER_SECONDS - 5))).toMatchObject({ state: 'queued' })
    expect(await readProgress(message, inSeconds(LOST_AFTER_SECONDS + 5))).toEqual({
      state: 'failed',
      reason: 'Tegneprogrammet kom aldri i gang.',
    })
  })

  test('when what was made has gone from the bucket', async () => {
    const { input, message } = await ordered(100_106)
    await reportState(message, { state: 'running', percent: 60 })
    const late = inSeconds(SILENT_AFTER_SECONDS + 5)
    expect(await readProgress(message, late)).toMatchObject({ state: 'failed' })
    await orderArtefact(input, late)
    expect(await receiveJobs()).toEqual([message])
  })
})

describe('whoever waits', { timeout: 10_000 }, () => {
  const ordered = (orderNumber: number) => orderArtefact(makeDocumentInput({ orderNumber }), new Date())

  test('has the thing when it is there, and its size', async () => {
    const message = await ordered(100_109)
    const waited = awaitArtefact(message, 60_000, new Date())
    await finish(message, '%PDF')
    expect(await waited).toEqual({ state: 'done', size: 4 })
  })

  test('is told why there will be none', async () => {
    const message = await ordered(100_110)
    const waited = awaitArtefact(message, 60_000, new Date())
    await fail(message, 'Kunne ikke tegnes: ukjent glass')
    expect(await waited).toEqual({ state: 'failed', reason: 'Kunne ikke tegnes: ukjent glass' })
  })

  test('is told how far it has come when patience runs out', async () => {
    const message = await ordered(100_111)
    await reportState(message, { state: 'running', percent: 60 })
    expect(await awaitArtefact(message, 100, new Date())).toEqual({ state: 'running', percent: 60 })
    await finish(message, '%PDF')
    expect(await awaitArtefact(message, 0, new Date())).toEqual({ state: 'done', size: 4 })
  })
})

test('another input, or another kind of paper, is another artefact', async () => {
  const base = makeDocumentInput({ orderNumber: 100_103 })
  const one = await orderArtefact(base, new Date())
  const other = await orderArtefact({ ...base, comment: 'Ring først' }, new Date())
  const pdf = await orderArtefact({ ...base, kind: 'quote-pdf' }, new Date())
  expect(new Set([one.hash, other.hash, pdf.hash]).size).toBe(3)
})
