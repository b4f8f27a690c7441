// What happens to an order when its maker dies on the way.
import { randomBytes } from 'node:crypto'
import { inflateRawSync } from 'node:zlib'
import { S3Client } from '@aws-sdk/client-s3'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { RenderMessage } from '#domain/contracts/render-order'
import { refusal } from '#domain/result'
import { withEngines } from '#tests/api/engines'
import { fail, finish, frozenInput, receiveJobs, receiveOrders, reportState } from '#tests/api/render-queue'
import { makeDocumentInput, makeRowImageInput } from '#tests/factories/render'
import { beginGeneration } from '../buffers/buffer-repository.ts'
import { findOutputBytes, findTraces, freezeInput, readOutput } from './artefact-store.ts'
import { canonicalJson } from './canonical-json.ts'
import {
  awaitArtefact,
  hashOf,
  LOST_AFTER_SECONDS,
  longerPause,
  messageFor,
  orderArtefact,
  orderWithin,
  readProgress,
  SILENT_AFTER_SECONDS,
} from './order-artefact.ts'
import { claimOrder } from './order-claim-repository.ts'

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
  await freezeInput(await messageFor(input), canonicalJson(input))
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

describe('whoever waits', () => {
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

  test('asks whether the thing is there, and looks through its folder, more and more seldom', async () => {
    const message = await ordered(100_112)
    const asked = vi.spyOn(S3Client.prototype, 'send')
    await awaitArtefact(message, 4000, new Date())
    const times = (name: string) =>
      asked.mock.calls.filter(([command]) => command.constructor.name === name).length
    // By the pause between the first two it would be asked more than a hundred times.
    expect(times('HeadObjectCommand')).toBeGreaterThan(1)
    expect(times('HeadObjectCommand')).toBeLessThan(30)
    // By the time before the first look it would be looked through more than four times, the last look included.
    expect(times('ListObjectsV2Command')).toBeLessThanOrEqual(4)
    asked.mockRestore()
    expect([longerPause(30) > 30, longerPause(100) > longerPause(30) * 2, longerPause(250)]).toEqual([
      true,
      true,
      250,
    ])
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

describe('a picture', () => {
  beforeEach(() => receiveJobs())
  let width = 300
  const next = () => makeRowImageInput({ width: width++ })
  const inDays = (days: number) => inSeconds(days * 24 * 3600)
  const madeAt = async (message: RenderMessage) => (await findTraces(message)).output?.madeAt

  test('is sent to be drawn once, however many ask for it in the same moment', async () => {
    const input = next()
    const asked = await Promise.all(Array.from({ length: 200 }, () => orderArtefact(input, new Date())))
    expect(await receiveJobs()).toEqual([asked[0]])
    expect(new Set(asked.map(({ hash }) => hash)).size).toBe(1)
  })

  test('counts against the one who has it drawn, however many wait for it; whoever may not leaves it to the next', async () => {
    const input = next()
    let counted = 0
    const count = async () => {
      counted += 1
      return null
    }
    const ask = () => orderWithin(input, new Date(), count)
    expect((await orderWithin(input, new Date(), async () => refusal('limit.pictures'))).ok).toBe(false)
    expect(await receiveJobs()).toEqual([])
    await Promise.all(Array.from({ length: 50 }, ask))
    expect(counted).toBe(1)
    expect(await receiveJobs()).toHaveLength(1)
  })

  test('is sent again when whoever was to send it has died', async () => {
    const input = next()
    const message = await messageFor(input)
    await claimOrder(message, new Date(), new Date(0))
    await orderArtefact(input, inSeconds(20))
    expect(await receiveJobs()).toEqual([])
    expect(await readProgress(message, inSeconds(20))).toMatchObject({ state: 'queued' })
    await Promise.all([orderArtefact(input, inSeconds(31)), orderArtefact(input, inSeconds(31))])
    expect(await receiveJobs()).toEqual([message])
  })

  test('that failed is sent again when it is asked for again, by one of those who ask', async () => {
    const input = next()
    const message = await orderArtefact(input, inSeconds(-10))
    await receiveJobs()
    await fail(message, 'Tegneprogrammet stoppet uventet.')
    await Promise.all([orderArtefact(input, new Date()), orderArtefact(input, new Date())])
    expect(await receiveJobs()).toEqual([message])
  })

  test('is kept for another month when somebody looks at it, and a document is not', async () => {
    const picture = await orderArtefact(next(), new Date())
    const document = makeDocumentInput({ orderNumber: 100_120 })
    const paper = await orderArtefact(document, new Date())
    await finish(picture, 'PNG')
    await finish(paper, '%PDF')
    const [pictureMade, paperMade] = [await madeAt(picture), await madeAt(paper)]

    await orderArtefact(makeRowImageInput({ width: width - 1 }), inDays(14))
    expect(await madeAt(picture)).toEqual(pictureMade)
    await orderArtefact(makeRowImageInput({ width: width - 1 }), inDays(16))
    await orderArtefact(document, inDays(16))
    expect((await madeAt(picture))?.getTime()).toBeGreaterThan(pictureMade?.getTime() ?? 0)
    expect(await madeAt(paper)).toEqual(paperMade)
    expect(Buffer.from((await findOutputBytes(picture)) ?? []).toString()).toBe('PNG')
  })
})

describe('clearing the buffer', () => {
  test('while a document is made loses nothing: who waits gets it, and who asks later has it made anew', async () => {
    const input = makeDocumentInput({ orderNumber: 100_130 })
    const message = await orderArtefact(input, new Date())
    const waited = awaitArtefact(message, 60_000, new Date())
    await beginGeneration('documents', new Date())
    await finish(message, '%PDF')
    expect(await waited).toMatchObject({ state: 'done', size: 4 })
    expect((await readOutput(message)).length).toBe(4)
    await receiveJobs()

    const later = await orderArtefact(input, new Date())
    expect(later).toEqual({ ...message, generation: message.generation + 1 })
    expect(await receiveJobs()).toEqual([later])
    await finish(later, '%PDF-2')
    expect(await readProgress(later, new Date())).toMatchObject({ state: 'done', size: 6 })
  })
})
