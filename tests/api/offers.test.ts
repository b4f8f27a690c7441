// Quotes as a dealer's browser makes, finds, changes and shows them.
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Offer, offer } from '#domain/contracts/offer'
import type { Client } from './client.ts'
import { withEngines } from './engines.ts'
import { insertPeople, loggedIn } from './people.ts'

withEngines()

let store: Client
let colleague: Client
let neighbour: Client
let agent: Client
let otherAgent: Client
let chain: Client
let superUser: Client
beforeAll(async () => {
  await insertPeople()
  store = await loggedIn('storeClerk')
  colleague = await loggedIn('both')
  await colleague.put('/api/v1/contexts/current', { contextId: 71 })
  neighbour = await loggedIn('otherStoreClerk')
  agent = await loggedIn('agent')
  otherAgent = await loggedIn('otherAgent')
  chain = await loggedIn('chainUser')
  superUser = await loggedIn('superUser')
})

const create = async (client: Client): Promise<number> => {
  const reply = await client.post('/api/v1/offers')
  expect(reply.status, reply.text).toBe(201)
  return reply.json.model.orderNumber
}
const addWindow = async (client: Client, orderNumber: number, numberOf = 1) => {
  const body = { orderNumber, sourceOrderNumber: 0, sourceRowId: 1002, numberOf }
  const reply = await client.post('/api/v1/products', body)
  expect(reply.status, reply.text).toBe(201)
  return reply.json.model
}

describe('making a quote', () => {
  test('Q-294: a store’s quote is empty, its own, and answers as the contract says', async () => {
    const reply = await store.post('/api/v1/offers')
    expect(reply.status).toBe(201)
    expect(offer.parse(reply.json.model)).toEqual(reply.json.model)
    expect(reply.json.model).toMatchObject({
      agentId: null,
      version: 1,
      productRows: [],
      articleRows: [],
      status: { intVal: 10, name: 'Tilbud', readOnly: false, canBeOrdered: true, canBeCancelled: false },
      totals: { sumExclTax: 0, sumInclTax: 0 },
      deliveryCode: 'L01',
      creator: { user: { firstname: 'Marit' }, agent: null, store: { id: 101 } },
    })
  })

  test('an agent’s quote belongs to the agent under his store', async () => {
    const reply = await agent.post('/api/v1/offers')
    expect(reply.json.model).toMatchObject({
      agentId: 201,
      deliveryCode: 'AGENT',
      creator: { agent: { id: 201, store: 'Tømmerringen Sandnes' }, store: { id: 101 } },
    })
  })

  test('chain and super users make none', async () => {
    for (const client of [chain, superUser]) {
      const reply = await client.post('/api/v1/offers')
      expect([reply.status, reply.json.code]).toEqual([403, 'access.denied'])
    }
  })

  test('a double click makes one quote, however many clicks it is', async () => {
    const headers = { 'idempotency-key': 'dobbeltklikk-1' }
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => store.post('/api/v1/offers', undefined, { headers })),
    )
    const made = replies.filter(({ status }) => status === 201)
    const waiting = replies.filter(({ status }) => status !== 201)
    expect(made.length).toBeGreaterThan(0)
    expect(new Set(made.map(({ json }) => json.model.orderNumber)).size).toBe(1)
    expect(new Set(waiting.map(({ json }) => json.code))).toEqual(
      new Set(waiting.length > 0 ? ['request.in-progress'] : []),
    )
    const again = await store.post('/api/v1/offers', undefined, { headers })
    expect(again.json.model.orderNumber).toBe(made[0]?.json.model.orderNumber)
    const numbers = (await store.get('/api/v1/offers?limit=101')).json.map(
      ({ orderNumber }: { orderNumber: number }) => orderNumber,
    )
    expect(new Set(numbers).size).toBe(numbers.length)
    const next = await create(store)
    expect((await store.get('/api/v1/offers?limit=101')).json).toHaveLength(numbers.length + 1)
    expect(next).toBeGreaterThan(again.json.model.orderNumber)
  })
})

describe('a quote of somebody else', () => {
  test('Q-281: is not there, for reading and for writing', async () => {
    const mine = await create(store)
    const agents = await create(agent)
    await addWindow(store, mine)
    const attempts = [
      neighbour.get(`/api/v1/offers/${mine}`),
      otherAgent.get(`/api/v1/offers/${agents}`),
      agent.get(`/api/v1/offers/${mine}`),
      neighbour.put(`/api/v1/offers/${mine}`, { version: 1, customerNote: 'Tatt' }),
      neighbour.put(`/api/v1/offers/${mine}/0/1/numberof/9`),
      neighbour.delete(`/api/v1/offers/${mine}/0/1`),
      neighbour.get(`/api/v1/products/${mine}/0/1`),
      neighbour.put(`/api/v1/products/${mine}/0/1`, { revision: 'rev_x', choices: {} }),
      neighbour.post('/api/v1/products', { orderNumber: mine, sourceOrderNumber: 0, sourceRowId: 1002 }),
      neighbour.get(`/tilbud/${mine}/pdf?prices=CUSTOMER`),
    ]
    for (const reply of await Promise.all(attempts))
      expect([reply.status, reply.json.code]).toEqual([404, 'quote.not-found'])
    const untouched = (await store.get(`/api/v1/offers/${mine}`)).json
    expect(untouched).toMatchObject({ customerNote: '', productRows: [{ numberOf: 1 }] })
  })

  test('the store sees its agent’s quote, the chain looks at all, and cannot touch', async () => {
    const agents = await create(agent)
    for (const client of [store, chain, superUser])
      expect((await client.get(`/api/v1/offers/${agents}`)).status).toBe(200)
    const touched = await chain.put(`/api/v1/offers/${agents}`, { version: 1, customerNote: 'Hei' })
    expect([touched.status, touched.json.code]).toEqual([403, 'access.denied'])
  })

  test.each(['999999', '0', '-1', 'abc', '1e99', 'NaN', '1.5', '100001%20OR%201'])(
    '%s is no quote',
    async (id) => {
      const reply = await store.get(`/api/v1/offers/${id}`)
      expect([404, 422]).toContain(reply.status)
      expect(reply.json.message.length).toBeGreaterThan(5)
    },
  )
})

describe('the header', () => {
  let orderNumber: number
  beforeEach(async () => {
    orderNumber = await create(store)
  })
  const read = async (client = store) => (await client.get(`/api/v1/offers/${orderNumber}`)).json
  const put = (body: unknown, client = store) => client.put(`/api/v1/offers/${orderNumber}`, body)

  test('Q-156, Q-157, Q-158, Q-295: is read from the whole order, and is there afterwards', async () => {
    const before = await read()
    const reply = await put({
      ...before,
      customer: { name: 'Ingrid Tveit', email: 'ingrid@kunde.example', phone: '00 04 02 17' },
      customerNote: 'Ring først',
      deliveryLabel: 'Solbakken 14',
      externalReference: 'ENEB-2026-114',
      deliveryCode: 'PRIVATE',
      deliveryAddress: {
        address1: 'Ingrid Tveit',
        address2: 'Solbakken 14',
        postalCode: '4330',
        postalAddress: '',
        complete: false,
        code: 'PRIVATE',
      },
      deliveryPhoneNumber: '00040217',
      deliveryByCrane: true,
    })
    expect(reply.status, reply.text).toBe(200)
    const after = await read()
    expect(after).toEqual(reply.json.model)
    expect(after).toMatchObject({
      version: 2,
      customer: { name: 'Ingrid Tveit', email: 'ingrid@kunde.example' },
      deliveryAddress: { postalAddress: 'ÅLGÅRD', complete: true, code: 'PRIVATE' },
      deliveryByCrane: true,
    })
  })

  test('forged prices, status and owner have no effect', async () => {
    await addWindow(store, orderNumber)
    const before = await read()
    const reply = await put({
      ...before,
      agentId: 202,
      status: { intVal: 40, readOnly: false },
      totals: { sumExclTax: 1, sumInclTax: 1 },
      validToDate: '2099-01-01T00:00:00Z',
      productRows: [{ ...before.productRows[0], numberOf: 99, price: { priceExclTax: 1, unitPrice: 1 } }],
      articleRows: [],
      owner: { storeId: 102 },
      rows: [],
      terms: { store: { discountMaxWindows: 100 } },
    })
    expect(reply.status).toBe(200)
    expect(await read()).toEqual(before)
  })

  test('two people who change two fields never notice each other', async () => {
    const { version } = await read()
    expect((await put({ version, customerNote: 'Ring først' })).status).toBe(200)
    expect((await put({ version, deliveryLabel: 'Plan 2' }, colleague)).status).toBe(200)
    expect(await read()).toMatchObject({ customerNote: 'Ring først', deliveryLabel: 'Plan 2' })
  })

  test('of two who change the same field the later is told by whom, and shown the quote as it is', async () => {
    const { version } = await read()
    await put({ version, deliveryLabel: 'Plan 2', customerNote: 'A' }, colleague)
    await addWindow(store, orderNumber)
    const late = await put({ version, deliveryLabel: 'Plan 3' })
    expect([late.status, late.json.code]).toEqual([409, 'quote.header-changed'])
    expect(late.json.message).toContain('Marit Kvalheim')
    expect(late.json.details).toMatchObject({
      changedBy: 'Marit Kvalheim',
      fields: ['deliveryLabel'],
      current: { orderNumber, deliveryLabel: 'Plan 2', customerNote: 'A' },
    })
    expect((await put({ version: late.json.details.current.version, deliveryLabel: 'Plan 3' })).status).toBe(
      200,
    )
  })

  test.each([
    [{ version: 99 }, 'request.invalid'],
    [{ deliveryLabel: 'Uten versjon' }, 'request.invalid'],
    [{ version: 1, deliveryLabel: 'x'.repeat(31) }, 'request.invalid'],
    [{ version: 1, externalReference: 'x'.repeat(16) }, 'request.invalid'],
    [{ version: 1, customer: { name: 'x'.repeat(101), email: '', phone: '' } }, 'request.invalid'],
    [{ version: 1, customer: { name: 'A', email: 'a@', phone: '' } }, 'request.invalid'],
    [{ version: 1, customer: { name: 'A', email: '', phone: '1234567' } }, 'request.invalid'],
    [{ version: 1, deliveryCode: 'L99' }, 'request.invalid'],
    [{ version: 1, deliveryByCrane: 'ja' }, 'request.invalid'],
  ])('%j is refused and changes nothing', async (body, code) => {
    const reply = await put(body)
    expect([reply.status, reply.json.code]).toEqual([422, code])
    expect((await read()).version).toBe(1)
  })
})

describe('figures of a row', () => {
  let orderNumber: number
  beforeEach(async () => {
    orderNumber = await create(store)
    await addWindow(store, orderNumber)
  })
  const put = (what: string, row = 1, client = store, of = orderNumber) =>
    client.put(`/api/v1/offers/${of}/0/${row}/${what}`)

  test('Q-313, Q-314, Q-315: are set one by one, and every sum follows', async () => {
    const [counted, discounted, left] = [
      await put('numberof/4'),
      await put('discountrate/12.5'),
      await put('inorderuvalue/false'),
    ]
    expect(counted.json.model.productRows[0].numberOf).toBe(4)
    // 7 022 less 12.5 % is 6 144.25; four of them 24 577.
    expect(discounted.json.model.productRows[0].price).toMatchObject({
      discountRate: 12.5,
      unitPrice: 6144.25,
      linePrice: 24_577,
    })
    // Freight 3 % of 28 088 is 842.64, packing 1 % is 280.88.
    expect(discounted.json.model.totals.sumExclTax).toBe(25_700.52)
    expect(left.json.model).toMatchObject({
      orderUvalue: { uvalue: null },
      productRows: [{ inOrderUvalue: false }],
    })
  })

  test.each([
    ['numberof/-1', 'request.invalid'],
    ['numberof/9007199254740992', 'request.invalid'],
    ['numberof/1.5', 'request.invalid'],
    ['numberof/NaN', 'request.invalid'],
    ['numberof/Infinity', 'request.invalid'],
    ['numberof/%20', 'request.invalid'],
    ['numberof/0x10', 'request.invalid'],
    ['numberof/1e3', 'request.invalid'],
    ['numberof/2?seen=x', 'request.invalid'],
    ['discountrate/-1', 'request.invalid'],
    ['discountrate/101', 'request.invalid'],
    ['discountrate/NaN', 'request.invalid'],
    ['discountrate/%20', 'request.invalid'],
    ['discountrate/36', 'quote.discount-above-max'],
    ['marginratestore/100', 'request.invalid'],
    ['marginratestore/10', 'quote.margin-above-max'],
    ['inorderuvalue/kanskje', 'request.invalid'],
  ])('%s is refused and changes nothing', async (what, code) => {
    const reply = await put(what)
    expect([reply.status, reply.json.code]).toEqual([422, code])
    expect((await store.get(`/api/v1/offers/${orderNumber}`)).json.version).toBe(2)
  })

  test('Q-207: a count is refused that would make a sum larger than øre can be counted', async () => {
    const reply = await put(`numberof/${Number.MAX_SAFE_INTEGER}`)
    expect([reply.status, reply.json.code]).toEqual([422, 'quote.sum-too-large'])
    expect((await store.get(`/api/v1/offers/${orderNumber}`)).json.version).toBe(2)
    const body = { orderNumber, sourceOrderNumber: 0, sourceRowId: 1002, numberOf: Number.MAX_SAFE_INTEGER }
    expect((await store.post('/api/v1/products', body)).json.code).toBe('quote.sum-too-large')

    const many = (await put('numberof/50000000')).json.model
    // 7 022 each, freight to stock at its most and packing at its most.
    expect(many.totals.sumExclTax).toBe(7022 * 50_000_000 + 9500 + 900)
    expect(many.totals.sumInclTax).toBe((7022 * 50_000_000 + 9500 + 900) * 1.25)
  })

  test('a row that is not there', async () => {
    const reply = await put('numberof/1', 7)
    expect([reply.status, reply.json.code, reply.json.message]).toEqual([
      404,
      'quote.row-not-found',
      `Rad 7 finnes ikke i tilbud ${orderNumber}.`,
    ])
  })

  test('figures that another has set since they were seen are refused, and said as they are now', async () => {
    await put('numberof/4')
    await put('discountrate/12.5')
    const refused = [await put('numberof/5?seen=1'), await put('discountrate/20?seen=0')]
    expect(refused.map(({ status, json }) => [status, json.code, json.message])).toEqual([
      [409, 'quote.count-changed', 'Antallet på rad 1 er endret til 4 imens. 5 er ikke lagret.'],
      [
        409,
        'quote.discount-changed',
        'Rabatten på rad 1 er endret til 12,5\u00A0% imens. 20\u00A0% er ikke lagret.',
      ],
    ])
    const [row] = (await store.get(`/api/v1/offers/${orderNumber}`)).json.productRows
    expect([row.numberOf, row.price.discountRate]).toEqual([4, 12.5])
    const taken = [await put('numberof/5?seen=4'), await put('numberof/5?seen=1')]
    expect(taken.map(({ status }) => status)).toEqual([200, 200])
  })

  test('Q-316: a deleted row is gone, and its number with it', async () => {
    const reply = await store.delete(`/api/v1/offers/${orderNumber}/0/1`)
    expect(reply.json.model.productRows).toEqual([])
    expect((await store.delete(`/api/v1/offers/${orderNumber}/0/1`)).status).toBe(404)
    expect((await addWindow(store, orderNumber)).rowNumber).toBe(2)
  })

  test('twenty figures at once lose nothing', async () => {
    for (let row = 2; row <= 20; row += 1) await addWindow(store, orderNumber)
    const rows = Array.from({ length: 20 }, (_, index) => index + 1)
    const replies = await Promise.all(rows.map((row) => put(`numberof/${row * 2}`, row)))
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
    const { productRows } = (await store.get(`/api/v1/offers/${orderNumber}`)).json
    expect(productRows.map(({ numberOf }: { numberOf: number }) => numberOf)).toEqual(
      rows.map((row) => row * 2),
    )
  })

  test('Q-213: the store does not touch its agent’s price; margins of a project are each party’s own', async () => {
    const agents = await create(agent)
    await addWindow(agent, agents)
    expect((await put('discountrate/5', 1, store, agents)).json.code).toBe('quote.rate-locked')
    expect((await put('discountrate/31', 1, agent, agents)).json.code).toBe('quote.discount-above-max')
    expect((await put('discountrate/15', 1, agent, agents)).status).toBe(200)
    const project = await create(otherAgent)
    await addWindow(otherAgent, project)
    expect((await put('marginratestore/20', 1, otherAgent, project)).status).toBe(403)
    expect((await put('marginrateagent/20', 1, otherAgent, project)).status).toBe(200)
    expect((await put('marginratestore/20', 1, store, project)).status).toBe(200)
    expect((await put('marginrateagent/20', 1, store, project)).status).toBe(403)
  })
})

describe('what each viewer is told of an agent’s quote', () => {
  let discount: number
  let project: number
  beforeAll(async () => {
    discount = await create(agent)
    await addWindow(agent, discount, 4)
    await agent.put(`/api/v1/offers/${discount}/0/1/discountrate/15`)
    project = await create(otherAgent)
    await addWindow(otherAgent, project, 4)
  })
  const shownTo = async (client: Client, orderNumber: number) =>
    (await client.get(`/api/v1/offers/${orderNumber}`)).json

  test('the agent never gets what the store pays and keeps', async () => {
    const { totals, productRows, avgMarginStoreWindows } = await shownTo(agent, discount)
    expect(totals).toMatchObject({ netSumExclTax: null, sumExclTax: null, sumInclTax: null })
    expect(avgMarginStoreWindows).toBeNull()
    expect(productRows[0].price).toMatchObject({
      discountRateNetStore: null,
      marginRateStore: null,
      discountRateNetAgent: 32,
      unitPrice: 5968.7,
    })
    const text = JSON.stringify(await shownTo(otherAgent, project))
    // 7 022 less the provider's 52 %: 3 370.56 a piece, 13 482.24 for four.
    for (const secret of ['3370.56', '13482.24']) expect(text).not.toContain(secret)
  })

  test('the store never gets what the agent sells for', async () => {
    const { totals, productRows, avgMarginAgentWindows, avgDiscountWindows } = await shownTo(store, discount)
    expect(totals).toMatchObject({ sumExclTaxAgent: null, sumInclTaxAgent: null })
    expect([avgMarginAgentWindows, avgDiscountWindows]).toEqual([null, null])
    expect(productRows[0].price).toMatchObject({
      discountRate: null,
      discountRateMax: 0,
      marginRateAgent: null,
      agentUnitPrice: null,
      agentLinePrice: null,
      unitPrice: 4774.96,
    })
    expect(JSON.stringify(await shownTo(store, discount))).not.toContain('5968.7')
  })

  test('a super user gets both, a chain user none', async () => {
    expect((await shownTo(superUser, discount)).productRows[0].price).toMatchObject({
      unitPrice: 4774.96,
      agentUnitPrice: 5968.7,
      discountRateNetStore: 42,
    })
    const chains = await shownTo(chain, discount)
    expect(new Set(Object.values(chains.totals))).toEqual(new Set([null]))
    expect(chains.productRows[0].price).toMatchObject({ priceExclTax: null, unitPrice: null })
    expect(chains.articleRows.map(({ price }: { price: number | null }) => price)).toEqual([null, null])
  })
})

describe('what a quote says of itself', () => {
  let orderNumber: number
  let model: Offer
  beforeAll(async () => {
    orderNumber = await create(agent)
    const { choices, revision } = await addWindow(agent, orderNumber, 2)
    expect(choices.reference).toBe('')
    const clad = { reference: 'Stue', aluminium: { selected: true, color: 'RAL 7016' } }
    await agent.put(`/api/v1/products/${orderNumber}/0/1`, { revision, choices: clad })
    await agent.post('/api/v1/products', {
      orderNumber,
      sourceOrderNumber: 0,
      sourceRowId: 3104,
      numberOf: 1,
    })
    await agent.put(`/api/v1/offers/${orderNumber}/0/1/discountrate/15`)
    await store.put(`/api/v1/offers/${orderNumber}`, {
      version: 1,
      customerNote: 'Monteres i uke 12.',
      deliveryLabel: 'Tveit, stue',
      externalReference: 'PO-4711',
    })
    model = (await superUser.get(`/api/v1/offers/${orderNumber}`)).json
    expect(offer.parse(model)).toEqual(model)
  })

  test('Q-153: its number, whose it is, its dates, and what was written on it', () => {
    expect(model).toMatchObject({
      orderNumber,
      agentId: 201,
      expired: false,
      toOrderNumber: null,
      projectCalculation: false,
      customerNote: 'Monteres i uke 12.',
      deliveryLabel: 'Tveit, stue',
      externalReference: 'PO-4711',
    })
    const days = (Date.parse(model.validToDate) - Date.parse(model.date)) / 86_400_000
    expect(Math.round(days)).toBeGreaterThanOrEqual(30)
  })

  test('Q-160, Q-284: seven sums, those of the agent beside the store’s, each with a quarter in tax', () => {
    const { sumExclTax, sumInclTax, sumExclTaxAgent, sumInclTaxAgent, ...others } = model.totals
    for (const sum of [sumExclTax, sumExclTaxAgent, ...Object.values(others)]) expect(sum).toBeGreaterThan(0)
    expect(sumInclTax).toBeCloseTo((sumExclTax ?? 0) * 1.25, 1)
    expect(sumInclTaxAgent).toBeCloseTo((sumExclTaxAgent ?? 0) * 1.25, 1)
    expect(Object.keys(others).toSorted()).toEqual(['grossSumExclTax', 'netSumExclTax', 'netSumExclTaxAgent'])
  })

  test('Q-161: averages follow the rows', async () => {
    const averages = ({ avgDiscountWindows, avgDiscountDoors }: Offer) => [
      avgDiscountWindows,
      avgDiscountDoors,
    ]
    expect(averages(model)).toEqual([15, 0])
    const after = await agent.put(`/api/v1/offers/${orderNumber}/0/2/discountrate/10`)
    expect(averages(after.json.model)).toEqual([15, 10])
    // The agent buys at 68 % of the list and the store at 58 % of it; doors are dealt with otherwise.
    expect(model.avgMarginStoreWindows).toBeGreaterThan(10)
    expect(model.avgMarginStoreWindows).toBeLessThan(20)
    expect(model.avgMarginAgentWindows).toEqual(expect.any(Number))
  })

  test('Q-164: its products, and beside them the articles that follow from them', () => {
    expect(model.productRows.map(({ rowNumber }) => rowNumber)).toEqual([1, 2])
    expect(model.articleRows.length).toBeGreaterThan(0)
    for (const { price } of model.articleRows) expect(price).toBeGreaterThan(0)
  })

  test('Q-165, Q-166, Q-167: who made it, for which agent, under which store', () => {
    const { user, agent: builder, store: dealer } = model.creator
    expect(user).toEqual({
      firstname: expect.stringMatching(/./),
      lastname: expect.stringMatching(/./),
      phoneNumber: expect.any(String),
      email: 'byggmester@test.example',
    })
    expect(builder).toMatchObject({
      id: 201,
      name: 'Kvistfri Bygg AS',
      phoneNumber: expect.any(String),
      email: expect.stringContaining('@'),
      address: { postalCode: expect.stringMatching(/^\d{4}$/) },
      store: dealer.name,
    })
    expect(dealer).toMatchObject({
      name: expect.stringMatching(/./),
      address: { postalCode: expect.stringMatching(/^\d{4}$/) },
      orderStop: { active: false, text: '' },
    })
    expect(dealer.stockAddresses.map(({ code }) => code)).toContain('L01')
  })

  test('Q-168, Q-170: what a row is, and what may be done with it', () => {
    expect(model.productRows[0]).toMatchObject({
      rowNumber: 1,
      changeNumber: 0,
      numberOf: 2,
      reference: 'Stue',
      description: expect.stringContaining('Skjær Toppsving'),
      model: { id: '1002', description: 'Skjær Toppsving' },
      nobbNumber: expect.any(String),
      mountingType: { description: expect.stringMatching(/./), ok: true },
      inOrderUvalue: true,
      readOnly: false,
      editable: true,
      deleteable: true,
    })
    for (const { id, name } of model.productRows.flatMap(({ panelPropertiesUnion }) => panelPropertiesUnion))
      expect([typeof id, name.length > 0]).toEqual(['number', true])
  })

  test('Q-171: a window has the colours of inside, outside and cladding, a door those of frame and leaf', () => {
    const [window, door] = model.productRows
    const color = {
      description: expect.stringMatching(/./),
      backendCode: expect.stringMatching(/./),
      rgbHex: expect.stringMatching(/^#[\da-f]{6}$/i),
    }
    expect(window).toMatchObject({
      innerColor: color,
      outerColor: color,
      aluminiumClothing: { color: { ...color, code: 'RAL 7016' } },
    })
    expect(door).toMatchObject({ frameColor: color, wingColor: color, aluminiumClothing: { color: null } })
  })

  test('Q-172: the price of a row with its rates and how far they go', () => {
    expect(model.productRows[0]?.price).toMatchObject({
      priceExclTax: expect.any(Number),
      taxRate: 25,
      projectCalculation: false,
      discountRate: 15,
      discountRateMax: 30,
      discountRateNetStore: 42,
      discountRateNetAgent: 32,
      marginRateStore: 0,
      marginRateAgent: 0,
      marginRateMax: 0,
    })
  })
})

test('Q-226: discounts, margins and counts begin at 0', async () => {
  const orderNumber = await create(store)
  const body = { orderNumber, sourceOrderNumber: 0, sourceRowId: 1002 }
  expect((await store.post('/api/v1/products', body)).status).toBe(201)
  const { productRows } = (await store.get(`/api/v1/offers/${orderNumber}`)).json
  expect(productRows[0].numberOf).toBe(0)
  expect(productRows[0].price).toMatchObject({ discountRate: 0, marginRateStore: 0 })
})

describe('the search', () => {
  test('Q-297: is a bare list of the viewer’s own, newest first, a page at a time', async () => {
    const orderNumber = await create(neighbour)
    const other = await create(neighbour)
    await neighbour.put(`/api/v1/offers/${orderNumber}`, {
      version: 1,
      customer: { name: 'Ødegård, Åse', email: '', phone: '' },
      deliveryLabel: 'Hytte 3',
    })
    const search = async (q: string) => {
      const { json } = await neighbour.get(
        `/api/v1/offers?offset=0&limit=21&orderRows=false&q=${encodeURIComponent(q)}`,
      )
      return json.map((found: { orderNumber: number }) => found.orderNumber)
    }
    expect(await search('')).toEqual([other, orderNumber])
    expect(await search('ødegård hytte')).toEqual([orderNumber])
    expect(await search(String(other))).toEqual([other])
    expect(await search('er:byggmester')).toEqual([])
    expect(await search('selger:(kvalheim)')).toEqual([other, orderNumber])
    const first = (await neighbour.get('/api/v1/offers?limit=1')).json
    expect(first).toMatchObject([
      {
        orderNumber: other,
        storeName: 'Tømmerringen Haugesund',
        agentName: null,
        createdBy: 'Marit Kvalheim',
        status: { intVal: 10, name: 'Tilbud' },
        expired: false,
        deliveryDate: null,
      },
    ])
  })

  test('Q-152, QD-17: the rows are there when they are asked for, without prices, and otherwise left out', async () => {
    const orderNumber = await create(neighbour)
    await addWindow(neighbour, orderNumber, 3)
    const search = async (orderRows: string) =>
      (await neighbour.get(`/api/v1/offers?limit=1&${orderRows}`)).json[0]
    expect((await search('orderRows=true')).productRows).toEqual([
      {
        rowNumber: 1,
        description: 'Skjær Toppsving 1\u00a0190\u00a0×\u00a01\u00a0190',
        reference: '',
        numberOf: 3,
        frame: { width: 1190, height: 1190 },
      },
    ])
    for (const left of [await search('orderRows=false'), await search('')])
      expect(left.productRows).toBeUndefined()
  })

  test.each(['limit=0', 'limit=102', 'limit=abc', 'offset=-1', `q=${'x'.repeat(201)}`])(
    '%s is refused',
    async (query) => {
      expect((await store.get(`/api/v1/offers?${query}`)).status).toBe(422)
    },
  )
})
