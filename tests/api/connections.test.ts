// Rows that are mounted together: candidates, connecting, counts and posts that follow, taking apart.
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { connectionCandidate } from '#domain/contracts/connection'
import { offer } from '#domain/contracts/offer'
import { productRow } from '#domain/contracts/product'
import type { Client } from './client.ts'
import { withEngines } from './engines.ts'
import { insertPeople, loggedIn } from './people.ts'

withEngines()

let store: Client
let colleague: Client
let neighbour: Client
beforeAll(async () => {
  await insertPeople()
  store = await loggedIn('storeClerk')
  colleague = await loggedIn('both')
  await colleague.put('/api/v1/contexts/current', { contextId: 71 })
  neighbour = await loggedIn('otherStoreClerk')
})

let orderNumber: number
const row = (rowNumber: number) => `/api/v1/products/${orderNumber}/0/${rowNumber}`
const quote = async () => (await store.get(`/api/v1/offers/${orderNumber}`)).json
const rows = async () => (await quote()).productRows
const product = async (rowNumber: number) => (await store.get(row(rowNumber))).json
const connections = async (rowNumber: number, client = store) =>
  (await client.get(`${row(rowNumber)}/connections`)).json

const add = async (modelId: number, choices: object, numberOf = 1) => {
  const body = { orderNumber, sourceOrderNumber: 0, sourceRowId: modelId, numberOf }
  const made = await store.post('/api/v1/products', body)
  const { rowNumber, revision } = made.json.model
  const reply = await store.put(row(rowNumber), { revision, choices })
  expect(reply.status, reply.text).toBe(200)
}
const connect = (rowNumber: number, toRow: number, position: string, location = 'START', client = store) =>
  client.put(`${row(rowNumber)}/connect/${toRow}/${position}/${location}`, {
    orderNumber,
    changeId: 0,
    rowNumber,
    connectToRow: toRow,
    connectPosition: position,
    connectLocation: location,
  })
const disconnect = (rowNumber: number, client = store) => client.put(`${row(rowNumber)}/disconnect`)

/** Inngang A of an apartment building, before its rows are connected. */
beforeEach(async () => {
  orderNumber = (await store.post('/api/v1/offers')).json.model.orderNumber
  await add(3101, { reference: 'Inngang A', width: 990, height: 2090, function: 'VU' })
  await add(3411, { reference: 'Inngang A sidefelt', width: 490, height: 2090 })
  await add(3422, { reference: 'Inngang A overlys', width: 990, height: 390 })
})

const build = async () => {
  for (const reply of [await connect(2, 1, 'RIGHT'), await connect(3, 1, 'TOP')])
    expect(reply.status, reply.text).toBe(200)
}

describe('connecting', () => {
  test('Q-302, Q-177: the row is connected, and its coupling post is a row of the quote', async () => {
    const reply = await connect(2, 1, 'RIGHT')
    expect(reply.status, reply.text).toBe(200)
    expect(productRow.parse(reply.json.model)).toEqual(reply.json.model)
    expect(reply.json).toMatchObject({
      message: 'Koblingspost er lagt til.',
      model: {
        rowNumber: 2,
        connectToRow: 1,
        connectPosition: 'RIGHT',
        connectLocation: 'START',
        mountingId: 3,
        mountingType: { description: 'Sammenkoblet', ok: true },
      },
    })
    expect(await product(4)).toMatchObject({
      model: { id: '9001' },
      numberOf: 1,
      connectToRow: 2,
      connectPosition: null,
      connectLocation: null,
      frame: { width: 20, height: 2090, depth: 115 },
      uvalue: null,
      deleteable: false,
      editable: true,
    })
  })

  test('Q-155, Q-169: the quote shows who hangs on whom, and pays for the posts', async () => {
    const before = (await quote()).totals.grossSumExclTax
    await build()
    const now = await quote()
    expect(offer.parse(now)).toEqual(now)
    const shown = now.productRows as { connectToRow: number | null; connections: number[] }[]
    expect(shown.map(({ connectToRow, connections: own }) => [connectToRow, own])).toEqual([
      [null, [2, 3]],
      [1, []],
      [1, []],
      [2, []],
      [3, []],
    ])
    // 2,090 m and 0,990 m at 290 kr; freight and packing follow the sum, and are rounded.
    const posts = now.productRows
      .slice(3)
      .map(({ price }: { price: { linePrice: number } }) => price.linePrice)
    expect(posts).toEqual([606, 287])
    expect(now.totals.grossSumExclTax).toBeGreaterThanOrEqual(before + 893)
  })

  test('the same request a second time changes nothing', async () => {
    await connect(2, 1, 'RIGHT')
    const { version } = await quote()
    expect((await connect(2, 1, 'RIGHT')).status).toBe(200)
    expect((await quote()).version).toBe(version)
  })

  test('two people who connect two rows at once never notice each other', async () => {
    const replies = await Promise.all([connect(2, 1, 'RIGHT'), connect(3, 1, 'TOP', 'START', colleague)])
    expect(replies.map(({ status }) => status)).toEqual([200, 200])
    expect((await rows()).map(({ model }: { model: { id: string } }) => model.id)).toEqual([
      '3101',
      '3411',
      '3422',
      '9001',
      '9001',
    ])
  })

  test('of two who connect the same row, the second one is told', async () => {
    await connect(2, 1, 'RIGHT')
    const reply = await connect(2, 3, 'RIGHT', 'START', colleague)
    expect([reply.status, reply.json.code]).toEqual([409, 'connection.already-connected'])
    expect(reply.json.message).toBe('Rad 2 er allerede koblet til rad 1. Koble den fra først.')
  })

  test('C-01: a ring, and a row to itself, are refused in the same words', async () => {
    await connect(2, 1, 'RIGHT')
    for (const reply of [await connect(1, 2, 'RIGHT'), await connect(3, 3, 'TOP')])
      expect([reply.status, reply.json.message]).toEqual([422, 'Ugyldig sammenkobling.'])
  })

  test('C-02: rows of different depth are connected, with a warning', async () => {
    const { revision } = await product(3)
    await store.put(row(3), { revision, choices: { depth: 160 } })
    await build()
    const warning = 'Koblede rader bør ha samme karmdybde.'
    expect((await rows())[2].warnings).toContain(warning)
    expect((await product(3)).warnings).toContainEqual({ ruleId: 'R-C-02', sentence: warning })
    expect((await rows())[1].warnings).not.toContain(warning)
  })
})

describe('Q-301: where a row may be connected', () => {
  test('every other row, with its sides and places, as the contract says', async () => {
    const candidates = await connections(2)
    expect(connectionCandidate.array().parse(candidates)).toEqual(candidates)
    expect(candidates).toMatchObject([
      { rowNumber: 1, reference: 'Inngang A', frameType: 'C', available: true, bb: null },
      { rowNumber: 3, reference: 'Inngang A overlys', frameType: 'A', available: true, bb: null },
    ])
  })

  test('Q-234, D-103, D-234: rows of a construction stand where they are built, seen from the asking row', async () => {
    await build()
    const [door, light] = await connections(2)
    expect(door).toMatchObject({
      bb: { minX: -1010, minY: 0, maxX: -20, maxY: 2090, width: 990, height: 2090 },
    })
    expect(light).toMatchObject({ rowNumber: 3, bb: { minX: -1010, minY: 2110, maxX: -20, maxY: 2500 } })
  })

  test('what is said to be impossible is refused with the same words', async () => {
    await build()
    await add(1001, { width: 490, height: 490 })
    const [door] = await connections(6)
    const right = door.positions.find(({ position }: { position: string }) => position === 'RIGHT')
    expect(right).toMatchObject({ available: false, reason: 'Plassen er opptatt av rad 2.' })
    const reply = await connect(6, 1, 'RIGHT')
    expect([reply.status, reply.json.message]).toEqual([422, right.reason])
    expect((await connect(6, 1, 'LEFT')).status).toBe(200)
  })
})

describe('what follows a connection', () => {
  test('C-05, Q-272: the count is set where the others hang, and nowhere else', async () => {
    await build()
    const count = (rowNumber: number, numberOf: number) =>
      store.put(`/api/v1/offers/${orderNumber}/0/${rowNumber}/numberof/${numberOf}`)
    const reply = await count(1, 3)
    expect(reply.json.message).toBe('Koblede rader må ha samme antall.')
    expect(reply.json.model.productRows.map((each: { numberOf: number }) => each.numberOf)).toEqual([
      3, 3, 3, 3, 3,
    ])
    for (const rowNumber of [2, 4]) expect((await count(rowNumber, 5)).json.code).toBe('quote.count-locked')
  })

  test('C-03: a door that is made lower takes its coupling post with it', async () => {
    await build()
    const { revision } = await product(1)
    const reply = await store.put(row(1), { revision, choices: { height: 1990 } })
    expect(reply.json.model).toMatchObject({ rowNumber: 1, frame: { height: 1990 } })
    expect(await product(4)).toMatchObject({ frame: { height: 1990 }, price: { unitPrice: 577 } })
  })

  test('the way a connected row is mounted is not chosen', async () => {
    await build()
    const { revision } = await product(2)
    const reply = await store.put(row(2), { revision, choices: { mountingId: 2 } })
    expect([reply.status, reply.json.code]).toEqual([422, 'connection.mounting'])
  })

  test('a copy of a connected row stands by itself', async () => {
    await build()
    const body = { orderNumber, sourceOrderNumber: orderNumber, sourceRowId: 2 }
    expect((await store.post('/api/v1/products', body)).json.model).toMatchObject({
      rowNumber: 6,
      connectToRow: null,
      mountingId: 1,
    })
  })
})

describe('taking apart', () => {
  test('C-04, Q-196: the post goes, and the row is mounted as was chosen', async () => {
    await build()
    const reply = await disconnect(2)
    expect(reply.json.model).toMatchObject({ connectToRow: null, connectPosition: null, mountingId: 1 })
    expect((await rows()).map(({ rowNumber }: { rowNumber: number }) => rowNumber)).toEqual([1, 2, 3, 5])
    expect((await disconnect(2)).status).toBe(200)
  })

  test('C-04: deleting the row that others hang on leaves them without posts', async () => {
    await build()
    const reply = await store.delete(`/api/v1/offers/${orderNumber}/0/1`)
    expect(reply.status, reply.text).toBe(200)
    expect(
      reply.json.model.productRows.map(
        ({ rowNumber, connectToRow }: { rowNumber: number; connectToRow: number | null }) => [
          rowNumber,
          connectToRow,
        ],
      ),
    ).toEqual([
      [2, null],
      [3, null],
    ])
  })

  test('a coupling post is not deleted by itself, but may be asked to end its connection', async () => {
    await build()
    const reply = await store.delete(`/api/v1/offers/${orderNumber}/0/4`)
    expect([reply.status, reply.json.message]).toEqual([
      422,
      'Koblingsposten hører til koblingen. Koble fra rad 2 for å fjerne den.',
    ])
    expect((await disconnect(4)).json.model).toMatchObject({ rowNumber: 2, connectToRow: null })
  })
})

describe('who and what is let in', () => {
  test('another store finds no quote, neither to look at nor to connect in', async () => {
    for (const reply of [
      await neighbour.get(`${row(2)}/connections`),
      await connect(2, 1, 'RIGHT', 'START', neighbour),
      await disconnect(2, neighbour),
    ])
      expect([reply.status, reply.json.code]).toEqual([404, 'quote.not-found'])
  })

  test('sides and places that do not exist, and rows that do not', async () => {
    for (const reply of [await connect(2, 1, 'UP'), await connect(2, 1, 'TOP', 'MIDDLE')])
      expect([reply.status, reply.json.code]).toEqual([422, 'request.invalid'])
    for (const reply of [await connect(2, 9, 'TOP'), await connect(9, 1, 'TOP')])
      expect([reply.status, reply.json.code]).toEqual([404, 'quote.row-not-found'])
  })

  test('an older version of a row is not connected', async () => {
    const { revision } = await product(2)
    const reply = await store.put(`/api/v1/products/${orderNumber}/${revision}/2/disconnect`)
    expect([reply.status, reply.json.code]).toEqual([422, 'request.invalid'])
  })
})
