// What one has done to a quote, taken back: through the API, whatever call it was that did it.
import { beforeAll, describe, expect, test } from 'vitest'
import type { Client, Reply } from './client.ts'
import { withEngines } from './engines.ts'
import { insertPeople, loggedIn } from './people.ts'

withEngines()

let store: Client
let colleague: Client
beforeAll(async () => {
  await insertPeople()
  store = await loggedIn('storeClerk')
  colleague = await loggedIn('both')
  await colleague.put('/api/v1/contexts/current', { contextId: 71 })
})

const done = (reply: Reply) => {
  expect(reply.status, reply.text).toBeLessThan(300)
  return reply.json
}

/** Two windows; answers the address. */
const makeQuote = async (): Promise<string> => {
  const { orderNumber } = done(await store.post('/api/v1/offers')).model
  for (const reference of ['V1', 'V2']) {
    const row = { orderNumber, sourceOrderNumber: 0, sourceRowId: 1002, numberOf: 2 }
    const { rowNumber, revision } = done(await store.post('/api/v1/products', row)).model
    const choices = { reference }
    done(await store.put(`/api/v1/products/${orderNumber}/0/${rowNumber}`, { revision, choices }))
  }
  return `/api/v1/offers/${orderNumber}`
}
const contentOf = async (address: string) => {
  const { version: _, lastUpdated: __, ...quote } = (await store.get(address)).json
  return quote
}
const undo = (address: string, { step }: Reply['json'], by = store) =>
  by.post(`${address}/undo`, { versions: step.versions })

describe('every call that changes rows says what can be taken back', () => {
  const numberOf = (address: string): number => Number(address.split('/').at(-1))
  const calls: Readonly<Record<string, (address: string) => Promise<Reply>>> = {
    'a row deleted': (address) => store.delete(`${address}/0/1`),
    'rows deleted': (address) => store.post(`${address}/rows/delete`, { rows: [1, 2] }),
    'rows copied': (address) => store.post(`${address}/rows/copy`, { rows: [1, 2] }),
    'rows moved': (address) => store.put(`${address}/rows/order`, { rows: [2], before: 1 }),
    'a row copied': (address) => {
      const orderNumber = numberOf(address)
      return store.post('/api/v1/products', { orderNumber, sourceOrderNumber: orderNumber, sourceRowId: 1 })
    },
    'rows added by quick entry': (address) =>
      store.post(`/api/v1/products/schedule/${numberOf(address)}`, {
        rows: [{ modelId: 1001, numberOf: 3, choices: {} }],
      }),
    'a count': (address) => store.put(`${address}/0/1/numberof/9`),
    'the discount of all windows': (address) => store.put(`${address}/discountratewindows/5`),
    'a quick choice': (address) => store.put(`${address}/extras`, { id: 'X01', selected: true }),
    'rows connected': (address) =>
      store.put(`/api/v1/products/${numberOf(address)}/0/2/connect/1/RIGHT/START`),
    'the header': async (address) => {
      const { version } = (await store.get(address)).json
      return store.put(address, { version, deliveryLabel: 'Bod' })
    },
    'an option': async (address) => {
      const { revision } = (await store.get(address)).json.productRows[0]
      const body = { revision, choices: { width: 990 } }
      return store.put(`/api/v1/products/${numberOf(address)}/0/1`, body)
    },
  }

  test.each(Object.entries(calls))('%s', async (_, call) => {
    const address = await makeQuote()
    const before = await contentOf(address)
    const answer = done(await call(address))
    expect(await contentOf(address)).not.toEqual(before)
    const back = done(await undo(address, answer))
    expect(await contentOf(address)).toEqual(before)
    const again = done(await undo(address, back))
    expect(again.step.words).not.toBe('')
    expect(await contentOf(address)).not.toEqual(before)
  })
})

test('what changes nothing is no step', async () => {
  const address = await makeQuote()
  expect(done(await store.put(`${address}/0/1/numberof/2`)).step).toBeUndefined()
})

test('a colleague’s change of the same row is told by name, and nothing is changed', async () => {
  const address = await makeQuote()
  const { productRows } = (await store.get(address)).json
  const edits = (choices: object) =>
    productRows.map(({ rowNumber, revision }: { rowNumber: number; revision: string }) => ({
      rowNumber,
      revision,
      choices,
    }))
  const answer = done(await store.post(`${address}/rows`, { rows: edits({ height: 990 }) }))
  const { revision } = answer.model.productRows[1]
  const orderNumber = Number(address.split('/').at(-1))
  done(await colleague.put(`/api/v1/products/${orderNumber}/0/2`, { revision, choices: { width: 1490 } }))
  const before = await contentOf(address)
  const refused = await undo(address, answer)
  expect([refused.status, refused.json.code]).toEqual([409, 'undo.row-changed-by'])
  expect(refused.json.message).toMatch(/^Rad 2 er endret av .+ etterpå. Ingenting er angret.$/)
  expect(await contentOf(address)).toEqual(before)
})

test('a colleague’s step is not one’s own to take back: it says whose it is, and nothing is changed', async () => {
  const address = await makeQuote()
  const answer = done(await store.delete(`${address}/0/1`))
  const before = await contentOf(address)
  const refused = await undo(address, answer, colleague)
  expect([refused.status, refused.json.code]).toEqual([403, 'undo.not-own'])
  expect(refused.json.message).toMatch(/^Dette har .+ gjort. Bare den som har gjort noe, kan angre det.$/)
  expect(await contentOf(address)).toEqual(before)
  done(await undo(address, answer))
})

describe('whoever got no answer asks which steps he has taken', () => {
  const stepsOf = async (address: string, after: number, by = store) =>
    done(await by.get(`${address}/steps?after=${after}`))

  test('his own since the version that he knew, as the answers had told them, and nobody else’s', async () => {
    const address = await makeQuote()
    const { version } = (await store.get(address)).json
    const deleted = done(await store.delete(`${address}/0/1`))
    done(await colleague.put(`${address}/0/2/numberof/9`))
    const moved = done(await store.put(`${address}/discountratewindows/5`))
    expect(await stepsOf(address, version)).toEqual([deleted.step, moved.step])
    expect(await stepsOf(address, version + 1)).toEqual([moved.step])
    expect(await stepsOf(address, version, colleague)).toHaveLength(1)
    const { productRows } = done(
      await store.post(`${address}/undo`, { versions: (await stepsOf(address, version))[0].versions }),
    ).model
    expect(productRows.map(({ rowNumber }: { rowNumber: number }) => rowNumber)).toEqual([1, 2])
  })

  test('a version that is not there yet has no steps after it; a stranger sees no quote', async () => {
    const address = await makeQuote()
    expect(await stepsOf(address, 999_999)).toEqual([])
    const stranger = await loggedIn('otherStoreClerk')
    expect((await stranger.get(`${address}/steps?after=0`)).status).toBe(404)
    expect((await store.get(`${address}/steps`)).status).toBe(422)
  })
})

test('two who press at once take it back once', async () => {
  const address = await makeQuote()
  const answer = done(await store.delete(`${address}/0/1`))
  const replies = await Promise.all([undo(address, answer), undo(address, answer), undo(address, answer)])
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(replies.filter(({ json }) => json.step !== undefined)).toHaveLength(1)
  expect((await store.get(address)).json.productRows).toHaveLength(2)
})

test('a copy stands under the row that it is a copy of', async () => {
  const address = await makeQuote()
  const { model } = done(await store.post(`${address}/rows/copy`, { rows: [1] }))
  expect(model.rowNumbers).toEqual([3])
  const rows: readonly { rowNumber: number; reference: string }[] = model.offer.productRows
  expect(rows.map(({ rowNumber, reference }) => [rowNumber, reference])).toEqual([
    [1, 'V1'],
    [3, 'V1'],
    [2, 'V2'],
  ])
})

test('a step of a version that never was is not there', async () => {
  const address = await makeQuote()
  const reply = await store.post(`${address}/undo`, { versions: [9999] })
  expect([reply.status, reply.json.code]).toEqual([404, 'undo.unknown'])
})
