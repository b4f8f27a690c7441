// Buffers: what is in them, clearing them while people work, and the pictures of rows that lie in one of them.
import { BatchWriteCommand, ScanCommand } from '@aws-sdk/lib-dynamodb'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { bufferIds, listBuffers } from '#domain/administration/buffers'
import type { ApiBuffer } from '#domain/contracts/buffer'
import type { OfferSummary } from '#domain/contracts/offer'
import { formOf } from '#functions/buffers/rebuild-lists'
import { rebuildList, sweepFiles, tendBuffers } from '#functions/buffers/tend-buffers'
import { handler as rewriteLists } from '#functions/commands/rewrite-lists/handler'
import { noteGenerated } from '#functions/data/artefacts/generated-image-repository'
import { orderArtefact } from '#functions/data/artefacts/order-artefact'
import { countFiles } from '#functions/data/buffers/buffer-files'
import {
  beginGeneration,
  findBuffer,
  generationOf,
  saveForm,
} from '#functions/data/buffers/buffer-repository'
import { connection } from '#functions/data/connection'
import { HIGHEST_OF_DEMO, nextNumber } from '#functions/data/counters/counter-repository'
import { insertChain, insertStore } from '#functions/data/organisations/organisation-repository'
import { insertUser } from '#functions/data/users/user-repository'
import { demoNetwork } from '#functions/demo/network'
import { demoAgents, demoChains, demoStores, demoUsers } from '#functions/demo/organisations'
import { makeChain, makeContext, makeStore, makeUser } from '../factories/organisations.ts'
import { makeDocumentInput } from '../factories/render.ts'
import type { Client } from './client.ts'
import { withEngines } from './engines.ts'
import { insertPeople, loggedIn } from './people.ts'
import { finish, receiveJob, receiveJobs } from './render-queue.ts'

withEngines()

const caches = '/api/v1/caches'
const images = `${caches}/redisimages`
const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

let store: Client
let superUser: Client
beforeAll(async () => {
  await insertPeople()
  store = await loggedIn('storeClerk')
  superUser = await loggedIn('superUser')
})
beforeEach(async () => {
  while ((await receiveJobs()).length > 0);
})

/** Each with a window of another width, because the same picture is drawn once for all of them. */
let width = 500
const makeQuote = async (): Promise<number> => {
  const { orderNumber } = (await store.post('/api/v1/offers')).json.model
  const body = { orderNumber, sourceOrderNumber: 0, sourceRowId: 1002, numberOf: 1 }
  const made = await store.post('/api/v1/products', body)
  width += 10
  const change = { revision: made.json.model.revision, choices: { width } }
  expect((await store.put(`/api/v1/products/${orderNumber}/0/1`, change)).status).toBe(200)
  return orderNumber
}

const told = async (): Promise<readonly ApiBuffer[]> => (await superUser.get(caches)).json
const counted = async (): Promise<Record<string, number>> =>
  Object.fromEntries((await told()).map(({ id, count }) => [id, count]))
const inHours = (hours: number): Date => new Date(Date.now() + hours * 3_600_000)
const everything = () => true

const drawn = async (orderNumber: number): Promise<void> => {
  const preview = `/api/v1/products/${orderNumber}/0/1/preview/perspective`
  const [reply] = await Promise.all([store.get(preview), receiveJob().then((job) => finish(job, png))])
  expect(reply.status).toBe(200)
}

const printed = async (comment: string) => {
  const message = await orderArtefact(makeDocumentInput({ comment }), new Date())
  await finish(message, '%PDF')
  return message
}

describe('the list of buffers', () => {
  test('A-136 A-246 A-280 names the decided buffers, each with a number', async () => {
    const buffers = await told()
    expect(buffers.map(({ id }) => id)).toEqual([
      'documents',
      'redisimages',
      'fallbackimages',
      'previews',
      'quotesearch',
      'statistics',
      'organisations',
      'users',
    ])
    for (const { count } of buffers) expect(count).toEqual(expect.any(Number))
  })

  test('counts what has been made, and not what is being made or was made of', async () => {
    const before = await counted()
    const orderNumber = await makeQuote()
    await drawn(orderNumber)
    await printed('Talt')
    await orderArtefact(makeDocumentInput({ comment: 'Ikke ferdig' }), new Date())
    const pixel =
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
    const put = await store.put(`/api/v1/products/${orderNumber}/0/1/preview`, {
      preview: `data:image/png;base64,${pixel}`,
    })
    expect(put.status).toBe(200)
    expect(await counted()).toEqual({
      ...before,
      documents: (before.documents ?? 0) + 1,
      redisimages: (before.redisimages ?? 0) + 1,
      previews: (before.previews ?? 0) + 1,
      quotesearch: (before.quotesearch ?? 0) + 1,
      statistics: (before.statistics ?? 0) + 1,
    })
  })

  test('says «about» of files that it has not counted to the end, and is near', async () => {
    for (let count = 0; count < 60; count += 1) await printed(`Anslag ${count}`)
    const generation = await generationOf('documents')
    const all = await countFiles('documents', generation)
    expect(all.precision).toBe('exact')
    const some = await countFiles('documents', generation, { atOnce: 20 })
    expect(some.precision).toBe('about')
    expect(some.count / all.count).toBeGreaterThan(0.6)
    expect(some.count / all.count).toBeLessThan(1.6)
  })

  test('is for super users alone, and so is clearing', async () => {
    expect((await store.get(caches)).status).toBe(403)
    expect((await store.delete(caches)).status).toBe(403)
    expect((await store.delete(`${caches}/documents`)).status).toBe(403)
    expect((await store.get(images)).status).toBe(403)
    expect((await store.get(`${images}/100001/1`)).status).toBe(403)
    expect((await store.post(`${images}/100001/1`)).status).toBe(403)
  })
})

describe('clearing', () => {
  test.each(bufferIds)('A-116 A-119 A-247 empties %s and leaves the others as they were', async (id) => {
    await drawn(await makeQuote())
    await printed(`Tømt ${id}`)
    const before = await counted()
    const reply = await superUser.delete(`${caches}/${id}`)
    expect([reply.status, reply.json.message, reply.json.model.count]).toEqual([200, `Buffer ${id} tømt`, 0])
    expect(await counted()).toEqual({ ...before, [id]: 0 })
  })

  test('A-117 A-247 empties all of them at once', async () => {
    await drawn(await makeQuote())
    await printed('Alle')
    const reply = await superUser.delete(caches)
    expect([reply.status, reply.json.message]).toEqual([200, 'Alle buffere tømt'])
    expect(Object.values(await counted())).toEqual(bufferIds.map(() => 0))
  })

  test('A-247 knows no other buffers', async () => {
    const reply = await superUser.delete(`${caches}/sessions`)
    expect([reply.status, reply.json.code]).toEqual([404, 'buffer.not-found'])
  })
})

describe('clearing while people work', () => {
  const preview = (orderNumber: number) => `/api/v1/products/${orderNumber}/0/1/preview/perspective`
  const paper = (orderNumber: number) => `/tilbud/${orderNumber}/pdf?prices=CUSTOMER&type=inline`
  const takeJobs = async (count: number) => {
    const jobs = []
    while (jobs.length < count) {
      const some = await receiveJobs(5)
      if (some.length === 0) throw new Error(`expected ${count} jobs, found ${jobs.length}`)
      jobs.push(...some)
    }
    return jobs
  }
  const shown = async (addresses: readonly string[], meanwhile: () => Promise<unknown>) => {
    const asked = Promise.all(addresses.map((address) => store.get(address)))
    const jobs = await takeJobs(addresses.length)
    await meanwhile()
    for (const job of jobs) await finish(job, job.kind === 'row-image' ? png : '%PDF')
    expect((await asked).map(({ status }) => status)).toEqual(addresses.map(() => 200))
    return jobs.find(({ kind }) => kind === 'row-image')
  }

  test('ten times in a row takes nothing from whoever waits, and everything is made again afterwards', async () => {
    const orderNumber = await makeQuote()
    const addresses = [preview(orderNumber), paper(orderNumber)]
    const found = async () => (await store.get(`/api/v1/offers?q=${orderNumber}`)).json
    const first = await generationOf('redisimages')
    const pictures = []
    for (let turn = 0; turn < 10; turn += 1) {
      pictures.push(await shown(addresses, () => superUser.delete(caches)))
      expect(await found()).toMatchObject([{ orderNumber }])
    }
    pictures.push(await shown(addresses, async () => undefined))
    expect(new Set(pictures.map((picture) => picture?.hash)).size).toBe(1)
    expect(pictures.map((picture) => picture?.generation)).toEqual(pictures.map((_, turn) => first + turn))
    expect(await counted()).toMatchObject({ documents: 1, redisimages: 1 })
    for (const id of listBuffers) await rebuildList(id, everything)
    expect(await found()).toMatchObject([{ orderNumber }])
    expect((await told()).map(({ rebuiltPercent }) => rebuiltPercent)).toEqual(bufferIds.map(() => null))
    expect((await counted()).users).toBeGreaterThan(5)
    expect(await receiveJobs()).toEqual([])
  }, 120_000)
})

describe('the pictures of rows', () => {
  const listed = async (query = '') => (await superUser.get(`${images}${query}`)).json

  test('A-248 are listed by order and row, newest order first, with how many there are in all', async () => {
    await superUser.delete(`${caches}/redisimages`)
    const [first, second] = [await makeQuote(), await makeQuote()]
    await drawn(first)
    await drawn(second)
    await store.get(`/api/v1/products/${first}/0/1/preview/perspective`)
    expect(await listed()).toEqual({
      items: [second, first].map((orderNumber) => ({
        orderNumber,
        rowNumber: 1,
        modified: expect.any(Number),
      })),
      total: 2,
    })
    expect(await listed('?offset=1&limit=1')).toMatchObject({ items: [{ orderNumber: first }], total: 2 })
    expect((await superUser.get(`${images}?limit=501`)).status).toBe(422)
  })

  test('A-039 a hundred are told at once, and the rest when that is asked for', async () => {
    await superUser.delete(`${caches}/redisimages`)
    const message = {
      kind: 'row-image',
      buffer: 'redisimages',
      generation: await generationOf('redisimages'),
    } as const
    for (let rowNumber = 1; rowNumber <= 101; rowNumber += 1)
      await noteGenerated(
        { orderNumber: 100_001, rowNumber },
        { ...message, hash: 'a'.repeat(64) },
        new Date(),
      )
    expect(await listed()).toMatchObject({ items: { length: 100 }, total: 101 })
    expect(await listed('?offset=100')).toMatchObject({ items: [{ rowNumber: 1 }], total: 101 })
    await superUser.delete(`${caches}/redisimages`)
  })

  test('A-249 are shown as they lie there, and one that was never made is not there', async () => {
    const orderNumber = await makeQuote()
    const image = () => superUser.get(`${images}/${orderNumber}/1`)
    expect([(await image()).status, (await image()).json.code]).toEqual([404, 'picture.not-found'])
    await drawn(orderNumber)
    const reply = await image()
    expect([reply.status, reply.headers['content-type'], [...reply.bytes]]).toEqual([
      200,
      'image/png',
      [...png],
    ])
    await superUser.delete(`${caches}/redisimages`)
    expect((await image()).status).toBe(404)
  })

  test('A-250 one is drawn anew when that is asked for, also where it was there', async () => {
    const orderNumber = await makeQuote()
    await drawn(orderNumber)
    const other = Uint8Array.from([...png, 1])
    const [reply] = await Promise.all([
      superUser.post(`${images}/${orderNumber}/1`),
      receiveJob().then((job) => finish(job, other)),
    ])
    expect([reply.status, [...reply.bytes]]).toEqual([200, [...other]])
    expect([...(await superUser.get(`${images}/${orderNumber}/1`)).bytes]).toEqual([...other])
    expect((await superUser.post(`${images}/${orderNumber}/99`)).status).toBe(404)
  })
})

/** Everything by which quotes, people and organisations are found. */
const loseEntries = async (
  atLeast = 100,
  isLost: (item: Record<string, unknown>) => boolean = () => true,
): Promise<void> => {
  const { client, table: TableName } = connection()
  const { Items = [] } = await client.send(new ScanCommand({ TableName }))
  const entries = Items.filter(
    (item) => ['listing', 'directory-entry'].includes(item.__edb_e__) && isLost(item),
  )
  expect(entries.length).toBeGreaterThan(atLeast)
  const gone = entries.map(({ pk, sk }) => ({ DeleteRequest: { Key: { pk, sk } } }))
  for (let from = 0; from < gone.length; from += 25)
    await client.send(new BatchWriteCommand({ RequestItems: { [TableName]: gone.slice(from, from + 25) } }))
}

describe('what has been cleared', () => {
  test('of files is thrown away when nobody can be on the way to it any more, and nothing else is', async () => {
    const message = await printed('Gammel')
    await beginGeneration('documents', new Date())
    const fresh = await printed('Ny')
    await sweepFiles('documents', inHours(24), everything)
    expect((await countFiles('documents', message.generation)).count).toBeGreaterThan(0)
    await sweepFiles('documents', inHours(26), everything)
    expect((await countFiles('documents', message.generation)).count).toBe(0)
    expect((await countFiles('documents', fresh.generation)).count).toBe(1)
    const buffer = await findBuffer('documents')
    expect(buffer.sweptTo).toBe(buffer.generation)
  })

  const toldOf = async (id: string) => (await told()).find((buffer) => buffer.id === id)
  const quotesFound = async (q: string): Promise<readonly number[]> =>
    (await store.get(`/api/v1/offers?q=${q}`)).json.map(({ orderNumber }: OfferSummary) => orderNumber)

  test('of lists comes back by itself, and everybody is found until then', async () => {
    const orderNumber = await makeQuote()
    await superUser.delete(`${caches}/quotesearch`)
    expect(await quotesFound(String(orderNumber))).toEqual([orderNumber])
    expect(await toldOf('quotesearch')).toMatchObject({ count: 0, rebuiltPercent: 0 })
    await rebuildList('quotesearch', everything)
    expect(await quotesFound(String(orderNumber))).toEqual([orderNumber])
    expect(await toldOf('quotesearch')).toMatchObject({ rebuiltPercent: null })
  })

  test('brings back what had been lost: a quote, a store, a builder and a person are found, and the month is counted', async () => {
    const orderNumber = await makeQuote()
    await loseEntries()
    expect(await quotesFound('')).toEqual([])
    expect((await superUser.get('/api/v1/stores')).json).toEqual([])
    const offers = async () =>
      (await superUser.get('/api/v1/stores/101/statistics/orders')).json.offers.at(-1)?.orders ?? 0
    expect(await offers()).toBe(0)
    for (const id of listBuffers) {
      await superUser.delete(`${caches}/${id}`)
      await rebuildList(id, everything)
    }
    expect(await quotesFound('selger:(Marit)')).toContain(orderNumber)
    expect(await offers()).toBe(await quotesFound('').then(({ length }) => length))
    for (const [list, q] of [
      ['stores', 'Sandnes'],
      ['agents', 'Kvistfri'],
      ['users', 'super@test.example'],
    ])
      expect((await superUser.get(`/api/v1/${list}?q=${q}`)).json).not.toEqual([])
  })

  test('is begun by an operator as well, who is told how much is left; what is killed half way goes on a minute later', async () => {
    const [orderNumber] = [await makeQuote(), await makeQuote()]
    await loseEntries()
    const begun = await rewriteLists({ begin: ['quotesearch'] })
    expect(begun.quotesearch).toBeGreaterThan(0)
    expect([begun.statistics, begun.organisations, begun.users]).toEqual([0, 0, 0])
    let steps = 0
    const killedAfterOne = () => {
      if (steps++ > 0) throw new Error('killed')
      return true
    }
    await expect(rebuildList('quotesearch', killedAfterOne, 1)).rejects.toThrow('killed')
    expect((await rewriteLists({})).quotesearch).toBe(begun.quotesearch - 1)
    await tendBuffers(new Date(), everything)
    expect(await rewriteLists({})).toEqual({ quotesearch: 0, statistics: 0, organisations: 0, users: 0 })
    expect(await quotesFound(String(orderNumber))).toEqual([orderNumber])
    await expect(rewriteLists({ begin: ['offers'] })).rejects.toThrow()
  })

  test('people and organisations are looked for among the numbers that somebody can have, up to the last one given', async () => {
    for (const { id } of [
      ...demoChains,
      ...demoStores,
      ...demoAgents,
      ...demoNetwork.stores,
      ...demoNetwork.agents,
    ])
      expect(id).toBeLessThanOrEqual(HIGHEST_OF_DEMO.organisation)
    for (const { id } of [...demoUsers, ...demoNetwork.users])
      expect(id).toBeLessThanOrEqual(HIGHEST_OF_DEMO.user)
    const [userId, storeId] = [await nextNumber('user-id'), await nextNumber('store-id')]
    const email = 'sist.ansatt@test.example'
    await insertUser(makeUser({ id: userId, email, contexts: [makeContext({ id: 990_001 })] }))
    await insertStore(makeStore({ id: storeId, name: 'Sist Åpnet' }))
    const chainId = await nextNumber('chain-id')
    await insertChain(makeChain({ id: chainId, name: 'Nyeste kjede' }))
    await loseEntries(1)
    for (const id of ['users', 'organisations']) await superUser.delete(`${caches}/${id}`)
    expect((await findBuffer('users')).rebuild?.highest).toBe(HIGHEST_OF_DEMO.user + userId - 20_000)
    expect((await findBuffer('organisations')).rebuild?.highest).toBe(
      HIGHEST_OF_DEMO.organisation + storeId - 10_000,
    )
    await rebuildList('users', everything)
    await rebuildList('organisations', everything)
    for (const [list, q, found] of [
      ['users', email, userId],
      ['users', 'super@test.example', 6],
      ['stores', 'Sist Åpnet', storeId],
      ['chains', 'Nyeste kjede', chainId],
      ['stores', 'Sandnes', 101],
    ]) {
      const people: readonly { readonly id: number }[] = (await superUser.get(`/api/v1/${list}?q=${q}`)).json
      expect(people.map(({ id }) => id)).toContain(found)
    }
  })

  test('a release that finds by another list has it written anew by itself, once, when it has spread', async () => {
    const orderNumber = await makeQuote()
    const sellerId = (await store.get('/api/v1/users/current')).json.id
    const latest = () => quotesFound(`selger:(${sellerId})`)
    expect(await latest()).toContain(orderNumber)
    // As the release before has left it: no list by person, and the number of a form that had none.
    await loseEntries(1, (item) => String(item.list).endsWith(` by:${sellerId}`))
    const released = new Date()
    const inMinutes = (minutes: number) => new Date(released.getTime() + minutes * 60_000)
    await saveForm('quotesearch', { number: formOf('quotesearch') - 1, since: inMinutes(-90).toISOString() })
    for (const minutes of [0, 1, 59]) await tendBuffers(inMinutes(minutes), everything)
    expect(await latest()).toEqual([])
    await tendBuffers(inMinutes(60), everything)
    expect(await latest()).toContain(orderNumber)
    expect(await toldOf('quotesearch')).toMatchObject({
      clearedAt: inMinutes(60).toISOString(),
      rebuiltPercent: null,
    })
    await tendBuffers(inMinutes(61), everything)
    expect(await toldOf('quotesearch')).toMatchObject({ clearedAt: inMinutes(60).toISOString() })
    // Taken back and released again: what the release before has made in between lacks its lists.
    await saveForm('quotesearch', { number: formOf('quotesearch') - 1, since: inMinutes(90).toISOString() })
    for (const minutes of [120, 180]) await tendBuffers(inMinutes(minutes), everything)
    expect(await toldOf('quotesearch')).toMatchObject({ clearedAt: inMinutes(180).toISOString() })
  })

  test('goes on where it was when it is stopped after every step, and begins anew when it is cleared again', async () => {
    const orderNumbers = await Promise.all([makeQuote(), makeQuote(), makeQuote(), makeQuote()])
    await loseEntries()
    await superUser.delete(`${caches}/quotesearch`)
    const reached: (number | null)[] = []
    const oneStep = async () => {
      let steps = 0
      await rebuildList('quotesearch', () => steps++ === 0, 3)
      reached.push((await findBuffer('quotesearch')).rebuild?.next ?? null)
    }
    await oneStep()
    await oneStep()
    await superUser.delete(`${caches}/quotesearch`)
    while (reached.at(-1) !== null) await oneStep()
    const [first, second, afterClearing] = reached
    expect(second).toBe((first ?? 0) - 3)
    expect(afterClearing).toBe(first)
    expect((await quotesFound('')).toSorted()).toEqual(expect.arrayContaining(orderNumbers))
  })
})
