// What is kept no longer goes: dead quotes with everything about their customers, and what was written on the way to an order.
import { beforeAll, expect, test } from 'vitest'
import { entityOf, listPartition, partitionOfQuote, removeItems } from '#functions/data/partition'
import { placesOf, readList } from '#functions/data/quotes/quote-lists'
import { findManifest } from '#functions/data/quotes/quote-repository'
import { deleteOutdated } from '#functions/retention/delete-outdated'
import { type Client, makeClient } from './client.ts'
import { withEngines } from './engines.ts'
import { withMailOffice } from './mail-office.ts'
import { orderQuote } from './order.ts'
import { insertPeople, loggedIn } from './people.ts'
import { finish, receiveJobs } from './render-queue.ts'

withEngines()
const office = withMailOffice()

let store: Client
beforeAll(async () => {
  await insertPeople()
  store = await loggedIn('storeClerk')
})

const always = () => true
const inYears = (years: number) => new Date(Date.now() + years * 366 * 24 * 3600 * 1000)
const kindsOf = async (orderNumber: number) =>
  [...new Set((await listPartition(partitionOfQuote(orderNumber))).map(entityOf))].toSorted()

/** Sent, opened, asked about and accepted. */
const makeSold = async (): Promise<number> => {
  const { orderNumber, version } = (await store.post('/api/v1/offers')).json.model
  const offer = `/api/v1/offers/${orderNumber}`
  await store.post('/api/v1/products', { orderNumber, sourceOrderNumber: 0, sourceRowId: 1002, numberOf: 1 })
  const customer = { name: 'Ingrid Tveit', email: 'ingrid.tveit@kunde.example', phone: '' }
  await store.put(offer, { version, customer })
  await store.put(`${offer}/0/1/numberof/2`)
  expect((await store.post(`${offer}/send?prices=CUSTOMER`, { link: true })).status).toBe(200)
  for (const job of await receiveJobs()) await finish(job, '%PDF-')
  await office.deliver()
  const made = await store.post(`${offer}/customer/links`, { prices: 'rows', days: 1 })
  const page = made.json.model.path.replace('/kunde/', '/api/v1/customer/')
  const { hash } = (await makeClient().get(page)).json
  await makeClient().post(`${page}/questions`, { name: 'Ingrid', text: 'Når kommer de?', rowNumber: 1 })
  expect((await makeClient().post(`${page}/acceptance`, { name: 'Ingrid Tveit', hash })).status).toBeLessThan(
    300,
  )
  return orderNumber
}
const isListed = async (list: string, orderNumber: number) =>
  (await readList(list, 999_999_999, 100)).orderNumbers.includes(orderNumber)

test('nothing goes that is younger than two years, and the run says that it is through', async () => {
  const orderNumber = await makeSold()
  expect(await deleteOutdated(inYears(1), always)).toMatchObject({ quotes: 0, histories: 0, isThrough: true })
  expect(await kindsOf(orderNumber)).toEqual([
    'acceptance',
    'customerAnswer',
    'customerLink',
    'customerQuestion',
    'mail',
    'manifest',
    'revision',
    'version',
  ])
})

test('a dead quote goes with mails, versions, acceptances, questions and every list; an order keeps what it is', async () => {
  const [dead, ordered] = [await makeSold(), await makeSold()]
  await orderQuote(store, ordered)
  const manifest = await findManifest(dead)
  if (manifest === null) throw new Error('there is no quote')
  const sentences = await kindsOf(ordered)
  expect(sentences).toContain('version')

  const deleted = await deleteOutdated(inYears(3), always)
  expect(deleted).toMatchObject({ histories: 1 })
  expect(await kindsOf(dead)).toEqual([])
  const places = placesOf(manifest)
  expect(places.length).toBeGreaterThan(10)
  for (const place of places) expect([place, await isListed(place, dead)]).toEqual([place, false])
  expect((await store.get(`/api/v1/offers/${dead}`)).status).toBe(404)

  const kept = await kindsOf(ordered)
  expect(kept).toEqual(expect.arrayContaining(['acceptance', 'factoryOrder', 'manifest', 'revision']))
  for (const gone of ['version', 'mail', 'customerLink', 'customerQuestion']) expect(kept).not.toContain(gone)
  const shown = await store.get(`/api/v1/offers/${ordered}`)
  expect([shown.status, shown.json.productRows.length, shown.json.status.intVal]).toEqual([200, 1, 40])
  expect((await store.get(`/api/v1/products/${ordered}/0/1`)).status).toBe(200)

  await deleteOutdated(inYears(7), always)
  expect(await kindsOf(ordered)).toEqual([])
})

test('a run that is stopped is followed by one that goes on there, also in the middle of a quote', async () => {
  const numbers = [await makeSold(), await makeSold()]
  let looks = 0
  const once = () => {
    looks += 1
    return looks === 1
  }
  const [first] = numbers
  if (first === undefined) throw new Error('there is no quote')
  // As a crash has left it: its items are gone but for the quote itself.
  await removeItems(
    (await listPartition(partitionOfQuote(first))).filter((key) => entityOf(key) !== 'manifest'),
  )
  expect((await deleteOutdated(inYears(3), once)).isThrough).toBe(false)
  expect((await deleteOutdated(inYears(3), always)).isThrough).toBe(true)
  for (const orderNumber of numbers) expect(await kindsOf(orderNumber)).toEqual([])
})
