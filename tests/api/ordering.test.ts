// The life of a quote through the API: extended, copied, checked, ordered, handed back, called off.
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ApiOrderFinding } from '#domain/contracts/order-check'
import { firstSlotWithRoom, openSlots, SLOT_UNITS } from '#domain/quote/ordering/fastlane'
import type { Manifest } from '#domain/quote/quote'
import { handler as sendOrders } from '#functions/clock/send-orders/handler'
import { readSlotUse, release, reserve, sweepSlots } from '#functions/data/fastlane/slot-repository'
import { storeEntity } from '#functions/data/organisations/organisation-entities'
import {
  findManifest,
  findSentences,
  findVersion,
  replaceManifest,
} from '#functions/data/quotes/quote-repository'
import type { Client } from './client.ts'
import { withEngines } from './engines.ts'
import { insertPeople, loggedIn } from './people.ts'

withEngines()

let store: Client
let colleague: Client
let agent: Client
let chain: Client
let provider: Client
let orderNumber: number
beforeAll(async () => {
  await insertPeople()
  store = await loggedIn('storeClerk')
  colleague = await loggedIn('storeClerk')
  agent = await loggedIn('agent')
  chain = await loggedIn('chainUser')
  provider = await loggedIn('superUser')
})

const address = (path = '') => `/api/v1/offers/${orderNumber}${path}`
const call = (client: Client, path: string, key?: string) =>
  client.post(address(path), {}, key === undefined ? {} : { headers: { 'idempotency-key': key } })
const read = async (client: Client = store) => (await client.get(address())).json
const findings = async (client: Client = store): Promise<readonly ApiOrderFinding[]> =>
  (await client.get(address('/check'))).json

const saveCustomer = async (client: Client, name = 'Ingrid Tveit') => {
  const { version } = await read(client)
  const customer = { name, email: 'ingrid.tveit@kunde.example', phone: '' }
  return client.put(address(), { version, customer })
}
const acknowledgeAll = async (client: Client) => {
  for (const { id } of await findings(client)) {
    const reply = await client.put(address(`/check/${id}/acknowledged/true`))
    expect(reply.status, reply.text).toBe(200)
  }
}

/** One plain window with a customer, looked through: nothing is left but to order. */
const makeReady = async (client: Client, numberOf = 1) => {
  orderNumber = (await client.post('/api/v1/offers')).json.model.orderNumber
  const row = { orderNumber, sourceOrderNumber: 0, sourceRowId: 1002, numberOf }
  expect((await client.post('/api/v1/products', row)).status).toBe(201)
  await saveCustomer(client)
  await acknowledgeAll(client)
}

const change = async (make: (manifest: Manifest) => Manifest) => {
  const before = await findManifest(orderNumber)
  if (before === null) throw new Error('the quote is gone')
  await replaceManifest(before, { ...make(before), version: before.version + 1 })
}

beforeEach(() => makeReady(store))

describe('Q-320: extending the validity', () => {
  test('Q-237: an expired quote can be neither edited nor ordered until it holds again', async () => {
    await change((quote) => ({ ...quote, validTo: '2026-01-31T22:59:59.000Z' }))
    const refused = await call(store, '/order')
    expect([refused.status, refused.json.message]).toEqual([
      409,
      'Tilbudet er utgått, utvid gyldighet for å endre eller bestille.',
    ])
    const extended = await store.put(address('/recalculate'))
    expect(extended.status).toBe(200)
    const days = (Date.parse(extended.json.model.validToDate) - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(29)
    expect(extended.json.model).toMatchObject({ expired: false, status: { intVal: 10 } })
    expect((await call(store, '/order')).status).toBe(200)
  })

  test('is not for those who only look', async () => {
    expect((await chain.put(address('/recalculate'))).status).toBe(403)
  })
})

describe('Q-321: a copy', () => {
  test('has a number of its own, the same rows and customer, and none of what happened', async () => {
    expect((await call(store, '/order')).status).toBe(200)
    const original = await read()
    const reply = await call(store, '/copy', 'copy-once-1')
    expect(reply.status).toBe(201)
    const { model } = reply.json
    expect(model.orderNumber).toBeGreaterThan(orderNumber)
    expect(model).toMatchObject({
      status: { intVal: 10, readOnly: false },
      toOrderNumber: null,
      deliveryDate: null,
      customer: original.customer,
      totals: original.totals,
    })
    expect(model.productRows).toHaveLength(1)
    const again = await call(store, '/copy', 'copy-once-1')
    expect(again.json.model.orderNumber).toBe(model.orderNumber)
    orderNumber = model.orderNumber
    const width = await store.get(`/api/v1/products/${orderNumber}/0/1`)
    expect(width.json.choices.width).toBe(1190)
  })

  test('is not for those who only look, nor of a quote that is not there for them', async () => {
    expect((await call(chain, '/copy')).status).toBe(403)
    expect((await call(agent, '/copy')).status).toBe(404)
  })
})

describe('the order check', () => {
  test('asks about what was not looked at, and what was acknowledged is kept with the order', async () => {
    await store.post('/api/v1/products', {
      orderNumber,
      sourceOrderNumber: 0,
      sourceRowId: 3104,
      numberOf: 1,
    })
    const open = (await findings()).filter(({ acknowledged }) => acknowledged === null)
    expect(open.length).toBeGreaterThan(0)
    const refused = await call(store, '/order')
    expect(refused.status).toBe(409)
    expect(refused.json.message).toBe(
      `Bestillingskontrollen har ${open.length} funn som må rettes eller bekreftes før bestilling.`,
    )
    expect(refused.json.details.findings).toEqual(open)
    await acknowledgeAll(store)
    expect((await call(store, '/order')).status).toBe(200)
    const ordered = await findManifest(orderNumber)
    const [first] = open
    expect(ordered?.acknowledged).toContainEqual(expect.objectContaining({ findingId: first?.id }))
    const read = await findSentences(orderNumber, [first?.id ?? ''])
    expect(read.get(first?.id ?? '')).toMatchObject({ sentence: first?.sentence, rows: first?.rows })
  })

  test('takes an acknowledgement back, and knows none that it has not found', async () => {
    const [finding] = await findings()
    const back = await store.put(address(`/check/${finding?.id}/acknowledged/false`))
    expect(back.json.model).toContainEqual(expect.objectContaining({ id: finding?.id, acknowledged: null }))
    expect((await store.put(address('/check/BK-9-none/acknowledged/true'))).status).toBe(409)
  })

  test('Q-236: a row without a count stops the order in the very words, and one click takes it away', async () => {
    const row = { orderNumber, sourceOrderNumber: 0, sourceRowId: 1002, numberOf: 0 }
    await store.post('/api/v1/products', row)
    const refused = await call(store, '/order')
    expect([refused.status, refused.json.message]).toEqual([
      422,
      'Tilbudet inneholder rader / produkter med antall 0. Disse radene må slettes eller oppdateres med et gyldig antall for å fortsette.',
    ])
    const error = (await findings()).find(({ severity }) => severity === 'ERROR')
    expect(error).toMatchObject({
      fix: { name: 'delete', label: 'Slett raden', done: 'Rad 2 er slettet.' },
      rows: [2],
    })
    const mended = await store.post(address(`/check/${error?.id}/fix`), {})
    expect(mended.json.model.productRows).toHaveLength(1)
    expect((await store.post(address(`/check/${error?.id}/fix`), {})).status).toBe(409)
  })
})

describe('what was acknowledged stays in sight after the order', () => {
  test('as it was read, by whom and when, and nothing of it can be changed any more', async () => {
    const before = await findings()
    expect(before.length).toBeGreaterThan(0)
    expect((await call(store, '/order')).status).toBe(200)
    const then = await findings()
    expect(then).toEqual(before.map((finding) => ({ ...finding, fix: null, isQuestion: false })))
    expect(then[0]?.acknowledged).toEqual({ by: 'Marit Kvalheim', at: expect.any(String) })
    expect((await store.put(address(`/check/${then[0]?.id}/acknowledged/false`))).status).toBe(409)
  })

  test('without what was once acknowledged of another state of the quote', async () => {
    const asked = (await findings()).find(({ sentence }) => sentence.startsWith('Mål'))
    const { revision } = (await store.get(`/api/v1/products/${orderNumber}/0/1`)).json
    const choices = { width: 1190, height: 1190 }
    await store.put(`/api/v1/products/${orderNumber}/0/1`, { revision, choices })
    expect((await call(store, '/order')).status).toBe(200)
    const then = await findings()
    expect(then.map(({ id }) => id)).not.toContain(asked?.id)
    expect(then.length).toBeGreaterThan(0)
  })
})

describe('a press that mends', () => {
  test('says beforehand what it changes and costs, does exactly that, and is taken back whole', async () => {
    const plain = { width: 990, height: 1190, reference: 'Kontor' }
    const safe = { ...plain, glassCode: '311' }
    const rows = [safe, safe, safe, safe, plain].map((choices) => ({ modelId: 1002, numberOf: 1, choices }))
    await store.post(`/api/v1/products/schedule/${orderNumber}`, { rows })
    await store.delete(address('/0/1'))
    const finding = (await findings()).find(({ fix }) => fix?.name === 'same-glass')
    expect(finding?.fix?.changes).toEqual([
      expect.stringMatching(/^Rad 6: glass 3-lags energiglass 0,5 blir /),
    ])
    const line = async () =>
      (await read()).productRows.find(({ rowNumber }: { rowNumber: number }) => rowNumber === 6).price
        .linePrice
    const stated = async () => (await store.get(`/api/v1/products/${orderNumber}/0/6`)).json.stated
    expect(await line()).toBe(finding?.fix?.before)
    const { json } = await store.post(address(`/check/${finding?.id}/fix`), {})
    expect(await line()).toBe(finding?.fix?.after)
    expect(await stated()).toContain('glassCode')
    const { versions } = json.step
    const headers = { 'idempotency-key': 'undo-the-mending' }
    const back = await store.post(address('/undo'), { versions }, { headers })
    expect(back.status, back.text).toBe(200)
    expect([await line(), (await stated()).includes('glassCode')]).toEqual([finding?.fix?.before, false])
  })
})

describe('Q-324: ordering', () => {
  test('Q-254: a store orders from the factory, which gives the order its number and its week', async () => {
    const reply = await call(store, '/order', 'order-once-1')
    expect(reply.status, reply.text).toBe(200)
    expect(reply.json.model).toMatchObject({
      status: { intVal: 40, name: 'Bestilt', readOnly: true, canBeOrdered: false, canBeCancelled: true },
      toOrderNumber: expect.any(Number),
      deliveryDate: { week: expect.any(Number), day: 1 },
    })
    expect(reply.json.model.toOrderNumber).toBeGreaterThan(480_000)
    const again = await call(store, '/order', 'order-once-1')
    expect(again.json).toEqual(reply.json)
  })

  test('Q-235, Q-255: what has been ordered is not ordered again', async () => {
    await call(store, '/order')
    const second = await call(store, '/order')
    expect([second.status, second.json.message]).toEqual([409, 'Ordren kan ikke bestilles'])
  })

  test('what was looked at is ordered: a version that somebody has changed since is refused, with who it was', async () => {
    const { version } = await read()
    await colleague.put(address('/0/1/numberof/9'))
    const refused = await call(store, `/order?version=${version}`)
    expect([refused.status, refused.json.code]).toEqual([409, 'quote.changed-meanwhile'])
    expect(refused.json.message).toMatch(
      /^Tilbudet er endret av .+ i mellomtiden\. Se over det, og prøv igjen\.$/,
    )
    expect((await read()).status.intVal).toBe(10)
    const again = await call(store, `/order?version=${version + 1}`, 'order-what-was-seen')
    expect(again.json.model.status.intVal).toBe(40)
    // As it was, although the quote is another version by now.
    expect((await call(store, `/order?version=${version + 1}`, 'order-what-was-seen')).json).toEqual(
      again.json,
    )
  })

  test('an order whose answer was lost is found again by the same request', async () => {
    const before = await findManifest(orderNumber)
    const first = await call(store, '/order', 'lost-answer-1')
    const { version } = (await findManifest(orderNumber)) as Manifest
    expect(version).toBe((before?.version ?? 0) + 1)
    // The version that was ordered is kept as it was.
    expect((await findVersion(orderNumber, version - 1))?.status).toBe(10)
    expect((await call(store, '/order', 'lost-answer-1')).json).toEqual(first.json)
    expect((await findManifest(orderNumber))?.version).toBe(version)
  })

  test('two people who order at once order once', async () => {
    const replies = await Promise.all([
      call(store, '/order'),
      call(colleague, '/order'),
      call(store, '/order'),
    ])
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    const ordered = await findManifest(orderNumber)
    expect(ordered?.taken.filter(({ kind }) => kind === 'order')).toHaveLength(1)
  })

  test('Q-254: an agent’s order goes to his store, which hands it back or orders it', async () => {
    await makeReady(agent)
    const byAgent = await call(agent, '/order')
    expect(byAgent.json.model).toMatchObject({
      status: { intVal: 30, readOnly: true, canBeOrdered: false, canBeCancelled: true },
      toOrderNumber: null,
    })
    expect((await call(agent, '/order')).status).toBe(409)
    expect((await call(agent, '/handback')).status).toBe(409)
    expect((await call(store, '/handback')).json.model.status.intVal).toBe(10)
    await call(agent, '/order')
    const byStore = await call(store, '/order')
    expect(byStore.json.model).toMatchObject({ status: { intVal: 40 }, toOrderNumber: expect.any(Number) })
  })

  test('Q-241: the store’s order stop is told with its name', async () => {
    const stop = (active: boolean, text = '') =>
      storeEntity().patch({ id: 101 }).set({ orderStop: { active, text } })
    await stop(true, 'Ferdigstill kredittsøknaden først.').go()
    const ordered = await call(store, '/order')
    await stop(true).go()
    const byDefault = await call(store, '/order')
    await stop(false).go()
    expect([ordered.status, ordered.json.message]).toEqual([
      409,
      'Tømmerringen Sandnes: Ferdigstill kredittsøknaden først.',
    ])
    expect(byDefault.json.message).toBe('Tømmerringen Sandnes: Bestilling er stoppet for denne forhandleren.')
  })

  test('Q-238, Q-253: what the form lacks is listed field by field', async () => {
    await saveCustomer(store, '')
    const reply = await call(store, '/order')
    expect(reply.status).toBe(422)
    expect(reply.json.details).toEqual({
      path: 'customer.name',
      issues: [{ path: 'customer.name', message: 'Skriv inn kundens navn' }],
    })
  })

  test('a quote without rows is no order, and nobody orders what he may only look at', async () => {
    await store.delete(address('/0/1'))
    expect((await call(store, '/order')).json.code).toBe('order.no-rows')
    expect((await call(chain, '/order')).status).toBe(403)
    expect((await call(agent, '/order')).status).toBe(404)
  })
})

describe('Q-322: calling off', () => {
  test('what the factory has is a request, which the provider answers', async () => {
    await call(store, '/order')
    const asked = await call(store, '/cancel', 'cancel-once-1')
    expect(asked.json.model.status).toMatchObject({ intVal: 50, name: 'Kansellering forespurt' })
    expect((await call(store, '/cancel', 'cancel-once-1')).json).toEqual(asked.json)
    expect((await call(store, '/cancellation/approved')).status).toBe(409)
    expect((await call(provider, '/cancellation/rejected')).json.model.status.intVal).toBe(40)
    await call(store, '/cancel')
    expect((await call(provider, '/cancellation/approved')).json.model.status.intVal).toBe(60)
    expect((await call(store, '/cancel')).json.code).toBe('quote.not-cancellable')
  })

  test('what only the store has is off at once', async () => {
    await makeReady(agent)
    await call(agent, '/order')
    expect((await call(agent, '/cancel')).json.model.status.intVal).toBe(60)
  })
})

describe('Fastlane', () => {
  const want = async (client: Client) => {
    const reply = await client.put(address('/fastlane/true'))
    expect(reply.status, reply.text).toBe(200)
    return reply.json.model.fastlane
  }
  const used = async (slotId: string) =>
    (await readSlotUse(openSlots(new Date().toISOString()))).get(slotId) ?? 0

  test('Q-242: the order takes its place, the week is the slot’s, and cancelling gives the place back', async () => {
    const { slotId } = await want(store)
    const before = await used(slotId)
    const unnamed = await call(store, '/order')
    expect([unnamed.status, unnamed.json.details.path]).toEqual([422, 'fastlaneSlotId'])
    const reply = await call(store, `/order?fastlaneSlotId=${slotId}`)
    expect(reply.status, reply.text).toBe(200)
    expect(await used(slotId)).toBe(before + 1)
    const slot = openSlots(new Date().toISOString()).find(({ id }) => id === slotId)
    expect(reply.json.model.deliveryDate.week).toBe(slot?.delivery.week)
    await call(store, '/cancel')
    expect(await used(slotId)).toBe(before + 1)
    await call(provider, '/cancellation/approved')
    expect(await used(slotId)).toBe(before)
  })

  test('a place that nobody asked for, and one that is long gone, are refused', async () => {
    expect((await call(store, '/order?fastlaneSlotId=FL-2026-W48')).status).toBe(422)
    await want(store)
    const gone = await call(store, '/order?fastlaneSlotId=FL-2020-W01')
    expect([gone.status, gone.json.message.startsWith('Fastlane-plassen er ikke lenger ledig.')]).toEqual([
      409,
      true,
    ])
    expect(gone.json.details.nextSlotId).toMatch(/^FL-/)
  })

  test('Q-239: an agent has his store order it', async () => {
    await makeReady(agent)
    const { slotId } = await want(agent)
    const reply = await call(agent, `/order?fastlaneSlotId=${slotId}`)
    expect([reply.status, reply.json.message]).toEqual([
      409,
      'Fastlane-bestilling må sendes av butikken. Kontakt Tømmerringen Sandnes på telefon 00010101.',
    ])
  })

  test('fifty who order at once never get more places than a slot has', async () => {
    const now = new Date()
    const slot = openSlots(now.toISOString()).at(-1)
    if (slot === undefined) throw new Error('no slot')
    const places = Array.from({ length: 50 }, (_, index) => ({
      id: `ord_crowd_${index}`,
      slotId: slot.id,
      units: 7,
    }))
    const got = await Promise.all(places.map((place, index) => reserve(place, 900_000 + index, now)))
    expect(got.filter(Boolean)).toHaveLength(Math.floor(SLOT_UNITS / 7))
    expect(await used(slot.id)).toBe(7 * Math.floor(SLOT_UNITS / 7))
    const [first] = places.filter((_, index) => got[index])
    if (first === undefined) throw new Error('nobody got a place')
    // Asking again for what one has takes nothing more; giving it back twice gives back once.
    expect(await reserve(first, 900_000, now)).toBe(true)
    await Promise.all([release(first), release(first)])
    expect(await used(slot.id)).toBe(7 * Math.floor(SLOT_UNITS / 7) - 7)
  })

  test('an order that is tried again after a crash takes its place once, and gives all of it back', async () => {
    const [slot] = openSlots(new Date().toISOString()).slice(-3)
    if (slot === undefined) throw new Error('no slot')
    const place = { id: 'ord_retried', slotId: slot.id, units: 5 }
    const [crashed, retried] = [new Date(Date.now() - 40_000), new Date()]
    const before = await used(slot.id)
    expect(await reserve(place, 900_300, crashed)).toBe(true)
    expect(await reserve(place, 900_300, retried)).toBe(true)
    expect(await used(slot.id)).toBe(before + 5)
    await release(place)
    expect(await used(slot.id)).toBe(before)
  })

  test('places that no order came of make room when the slot is full', async () => {
    const [slot] = openSlots(new Date().toISOString()).slice(-2)
    if (slot === undefined) throw new Error('no slot')
    const whole = { id: 'ord_crashed', slotId: slot.id, units: SLOT_UNITS }
    expect(await reserve(whole, 900_100, new Date(Date.now() - 7 * 60_000))).toBe(true)
    expect(await reserve({ ...whole, id: 'ord_next', units: 3 }, 900_101, new Date())).toBe(true)
    expect(await used(slot.id)).toBe(3)
  })

  test('a place that no order came of is offered again by itself, and one whose order was placed stays taken', async () => {
    const { slotId } = await want(store)
    expect((await call(store, `/order?fastlaneSlotId=${slotId}`)).status).toBe(200)
    const ordered = await used(slotId)
    const crashed = { id: 'ord_died', slotId, units: SLOT_UNITS - ordered }
    expect(await reserve(crashed, 900_400, new Date(Date.now() - 7 * 60_000))).toBe(true)
    await makeReady(store)
    // Whoever asks is offered another, so nobody tries to order this one.
    expect((await want(store)).slotId).not.toBe(slotId)
    await sendOrders()
    expect((await read()).fastlane.slotId).toBe(slotId)
    expect(await used(slotId)).toBe(ordered)

    expect(await reserve(crashed, 900_400, new Date())).toBe(true)
    await sweepSlots(openSlots(new Date().toISOString()), new Date(Date.now() + 7 * 60_000))
    expect(await used(slotId)).toBe(ordered)
  })

  test('a full slot is not offered', async () => {
    const now = new Date().toISOString()
    const [first] = openSlots(now)
    if (first === undefined) throw new Error('no slot')
    const rest = SLOT_UNITS - (await used(first.id))
    const filler = { id: 'ord_filler', slotId: first.id, units: rest }
    expect(await reserve(filler, 900_200, new Date())).toBe(true)
    const { slotId } = await want(store)
    expect(slotId).toBe(firstSlotWithRoom(now, 1, new Map([[first.id, SLOT_UNITS]]))?.id)
    await release(filler)
  })
})

test('Q-296: a quote is read by its number, and one that is not there says so', async () => {
  expect((await read()).orderNumber).toBe(orderNumber)
  const missing = await store.get('/api/v1/offers/999999')
  expect([missing.status, missing.json.message]).toEqual([404, 'Tilbud 999999 finnes ikke.'])
})
