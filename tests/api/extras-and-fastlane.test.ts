// What is set for a whole quote or for several of its rows: quick choices, Fastlane, rates, and one option for many.
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { offer } from '#domain/contracts/offer'
import type { Client } from './client.ts'
import { withEngines } from './engines.ts'
import { insertPeople, loggedIn } from './people.ts'
import { frozenInput, receiveJob } from './render-queue.ts'

withEngines()

let store: Client
let neighbour: Client
let chain: Client
let orderNumber: number
beforeAll(async () => {
  await insertPeople()
  store = await loggedIn('storeClerk')
  neighbour = await loggedIn('otherStoreClerk')
  chain = await loggedIn('chainUser')
})

const add = async (modelId: number, numberOf = 1) => {
  const body = { orderNumber, sourceOrderNumber: 0, sourceRowId: modelId, numberOf }
  const reply = await store.post('/api/v1/products', body)
  expect(reply.status, reply.text).toBe(201)
}
const read = async (client = store) => (await client.get(`/api/v1/offers/${orderNumber}`)).json
const tick = (id: string, selected: unknown = true, client = store) =>
  client.put(`/api/v1/offers/${orderNumber}/extras`, { id, selected })
const extra = (shown: { extras: { id: string }[] }, id: string) => shown.extras.find((each) => each.id === id)

beforeEach(async () => {
  orderNumber = (await store.post('/api/v1/offers')).json.model.orderNumber
  await add(1002, 4)
  await add(3104)
})

describe('Q-162, Q-319: quick choices', () => {
  test('are listed with their price, put into the windows, and taken out again', async () => {
    const before = await read()
    expect(offer.parse(before)).toEqual(before)
    // 420 for a vent in each of four windows; the door has none.
    expect(extra(before, 'X03')).toEqual({
      id: 'X03',
      name: 'Ventil på alle åpningsbare vinduer',
      price: 1680,
      selected: false,
    })
    const on = await tick('X03')
    expect(on.json.message).toBe('Hurtigvalg Ventil på alle åpningsbare vinduer er lagt til på 1 rad.')
    expect(on.json.model.productRows.map((row: { numberOfVents: number }) => row.numberOfVents)).toEqual([
      1, 0,
    ])
    // Freight is 3 % and packing 1 % of the list price.
    expect(on.json.model.totals.grossSumExclTax).toBeCloseTo(before.totals.grossSumExclTax + 1680 * 1.04, 2)
    const shown = await read()
    expect(extra(shown, 'X03')).toMatchObject({ price: 1680, selected: true })
    expect(shown.totals).toEqual(on.json.model.totals)
    const off = await tick('X03', false)
    expect(off.json.model.totals).toEqual(before.totals)
    expect(off.json.model.productRows[0].numberOfVents).toBe(0)
  })

  test('that are articles come as article rows', async () => {
    const on = await tick('X09')
    expect(on.json.model.articleRows).toContainEqual(
      expect.objectContaining({ article: '9907', numberOf: 2, price: 490 }),
    )
  })

  test.each([
    ['one that does not exist', 'X11', true],
    ['a tick that is neither on nor off', 'X01', 'ja'],
  ])('%s is refused in words', async (_, id, selected) => {
    const reply = await tick(id, selected)
    expect(reply.status).toBe(422)
    expect(reply.json.message.length).toBeGreaterThan(5)
  })

  test('are not for others to tick, and a chain user sees no prices of them', async () => {
    expect((await tick('X01', true, neighbour)).status).toBe(404)
    expect((await tick('X01', true, chain)).status).toBe(403)
    expect(extra(await read(chain), 'X01')).toMatchObject({ price: null })
  })

  test('ticked by two at once are both there', async () => {
    const replies = await Promise.all([tick('X03'), tick('X08')])
    expect(replies.map(({ status }) => status)).toEqual([200, 200])
    const shown = await read()
    expect([extra(shown, 'X03'), extra(shown, 'X08')]).toMatchObject([{ selected: true }, { selected: true }])
    const row = await store.get(`/api/v1/products/${orderNumber}/0/1`)
    expect(row.json.choices).toMatchObject({ numberOfVents: 1, misc: [104] })
  })
})

describe('Q-163, Q-318: Fastlane', () => {
  const ask = (selected: boolean | string, client = store) =>
    client.put(`/api/v1/offers/${orderNumber}/fastlane/${selected}`)

  test('is offered with its slot and asked for at a surcharge', async () => {
    const { fastlane } = await read()
    expect(fastlane).toMatchObject({ title: 'Fastlane – hurtiglevering', qualified: true, selected: false })
    expect(fastlane.slotId).toMatch(/^FL-20\d\d-W\d\d$/)
    expect(fastlane.date).toMatch(/^20\d\d-\d\d-\d\d$/)
    const on = (await ask(true)).json.model
    expect(on.fastlane.selected).toBe(true)
    const week = /i (uke \d+)\.$/.exec(fastlane.qualifiedText2)?.[1]
    expect(on.estimatedDelivery).toBe(`Estimert levering fra fabrikk: ${week}`)
    await store.get(`/tilbud/${orderNumber}/pdf`, { headers: { accept: 'application/json' } })
    expect(await frozenInput(await receiveJob())).toMatchObject({ deliveryText: on.estimatedDelivery })
    const rows = on.productRows.reduce(
      (sum: number, row: { price: { priceExclTax: number }; numberOf: number }) =>
        sum + row.price.priceExclTax * row.numberOf,
      0,
    )
    const surcharge = on.articleRows.find(({ article }: { article: string }) => article === '9906')
    expect(surcharge.price).toBeCloseTo(rows * 0.06, 2)
    expect((await ask(false)).json.model.articleRows).not.toContainEqual(surcharge)
  })

  test('says which row keeps the quote out, and is refused with it', async () => {
    await add(1401)
    const { fastlane } = await read()
    expect(fastlane).toMatchObject({ qualified: false, slotId: null, date: null })
    expect(fastlane.qualifiedText).toMatch(/^Tilbudet kvalifiserer ikke for Fastlane: rad 3 – /)
    const reply = await ask(true)
    expect([reply.status, reply.json.code, reply.json.message]).toEqual([
      422,
      'quote.fastlane-not-qualified',
      fastlane.qualifiedText,
    ])
  })

  test('is true or false and nothing else', async () => {
    expect((await ask('kanskje')).status).toBe(422)
  })
})

test('Q-317: one discount for all windows leaves the doors as they are', async () => {
  const rates = (model: { productRows: { price: { discountRate: number } }[] }) =>
    model.productRows.map(({ price }) => price.discountRate)
  const set = (what: string) => store.put(`/api/v1/offers/${orderNumber}/${what}`)
  const windows = await set('discountratewindows/12.5')
  expect(rates(windows.json.model)).toEqual([12.5, 0])
  expect(windows.json.model.avgDiscountWindows).toBe(12.5)
  expect(rates((await set('discountratedoors/4')).json.model)).toEqual([12.5, 4])
  expect((await set('discountratewindows/101')).status).toBe(422)
  expect((await set('marginratestorewindows/100')).status).toBe(422)
  const noMargins = await set('marginratestorewindows/10')
  expect([noMargins.status, noMargins.json.code]).toEqual([422, 'quote.margin-above-max'])
  expect((await set('marginrateagentwindows/10')).status).toBe(403)
})

describe('one option for several rows', () => {
  const rows = () => `/api/v1/offers/${orderNumber}/rows`
  const vent = { field: 'numberOfVents', value: 1, on: true }
  const preview = (numbers: readonly number[], choice: unknown = vent, client = store) =>
    client.post(`${rows()}/preview`, { rows: numbers, choice })
  interface Previewed {
    readonly rowNumber: number
    readonly revision: string
    readonly choices: object
    readonly outcome: string
  }
  const editsIn = (previewed: readonly Previewed[]) =>
    previewed
      .filter(({ outcome }) => outcome === 'changes')
      .map(({ rowNumber, revision, choices }) => ({ rowNumber, revision, choices }))
  const gross = (model: { totals: { grossSumExclTax: number } }) => model.totals.grossSumExclTax

  test('is seen beforehand, taken once for a key, and taken back', async () => {
    await add(1002, 2)
    const listed = await store.post(`${rows()}/options`, { rows: [1, 3], field: 'numberOfVents' })
    expect(listed.json.model.options[1]).toEqual({
      value: 1,
      on: true,
      label: '1',
      rgbHex: null,
      have: 0,
      can: 2,
      adds: 6 * 420,
    })
    const seen = (await preview([1, 2, 3])).json.model
    expect(seen.rows.map(({ outcome }: Previewed) => outcome)).toEqual(['changes', 'refused', 'changes'])
    const before = await read()
    const body = { rows: editsIn(seen.rows) }
    const key = { 'idempotency-key': 'one-option-for-many-rows' }
    const sent = () => store.send('POST', rows(), { body, headers: key })
    const replies = [await sent(), await sent()]
    for (const { status, json, text } of replies) {
      expect(status, text).toBe(200)
      expect(gross(json.model)).toBeCloseTo(gross(before) + 6 * 420 * 1.04, 2)
      expect(json.model.version).toBe(before.version + 1)
    }
    const restored = await store.post(`/api/v1/offers/${orderNumber}/undo`, {
      versions: replies[1]?.json.step.versions,
    })
    expect(restored.json.model.totals).toEqual(before.totals)
    expect((await read()).version).toBe(before.version + 2)
  })

  test('is a choice and never a price: what else is sent is refused, and nothing is changed', async () => {
    const before = await read()
    const [row] = before.productRows
    const own = { rowNumber: 1, revision: row.revision, choices: { numberOfVents: 1 } }
    for (const forged of [
      { ...own, price: { gross: 1 } },
      { ...own, gross: 1 },
      { ...own, choices: { numberOfVents: 1, price: 1 } },
      { ...own, choices: { numberOfVents: 99 } },
      { ...own, rowNumber: 99 },
    ]) {
      const reply = await store.post(rows(), { rows: [forged] })
      expect([404, 422]).toContain(reply.status)
      expect(reply.json.message.length).toBeGreaterThan(5)
    }
    expect((await store.post(rows(), { rows: [own, own] })).status).toBe(422)
    expect(await read()).toEqual(before)
  })

  test('is not for others: not to look at, not to take', async () => {
    expect((await preview([1], vent, neighbour)).status).toBe(404)
    expect((await preview([1], vent, chain)).status).toBe(403)
    expect(
      (await neighbour.post(rows(), { rows: [{ rowNumber: 1, revision: 'x', choices: {} }] })).status,
    ).toBe(404)
  })

  test('steps of two people on different rows are both there', async () => {
    await add(1002, 2)
    const [one, other] = await Promise.all([preview([1]), preview([3])])
    const replies = await Promise.all(
      [one, other].map((seen) => store.post(rows(), { rows: editsIn(seen?.json.model.rows) })),
    )
    expect(replies.map(({ status }) => status)).toEqual([200, 200])
    const { productRows } = await read()
    expect(productRows.map((row: { numberOfVents: number }) => row.numberOfVents)).toEqual([1, 0, 1])
  })
})

test('how the price of a row comes about is told to those who sell, not to a chain user', async () => {
  const address = `/api/v1/offers/${orderNumber}/0/1/price`
  const { json } = await store.get(address)
  const sum = json.lines.reduce((total: number, { amount }: { amount: number }) => total + amount, 0)
  expect(sum).toBeCloseTo(json.gross, 2)
  expect(json.linePrice).toBe((await read()).productRows[0].price.linePrice)
  expect((await chain.get(address)).status).toBe(403)
  expect((await neighbour.get(address)).status).toBe(404)
})

test('a quote that no customer has got has changed for nobody', async () => {
  const changes = (await store.get(`/api/v1/offers/${orderNumber}/changes`)).json
  expect([changes.sentAt, changes.rows]).toEqual([null, []])
})
