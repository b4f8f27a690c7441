// The provider's own words in the next mail about a quote, whichever function makes it, although another process has written them.
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { putInForce } from '#domain/texts/texts'
import { type Client, makeClient } from './client.ts'
import { withEngines } from './engines.ts'
import { withMailOffice } from './mail-office.ts'
import { insertPeople, loggedIn } from './people.ts'
import { finish, receiveJobs } from './render-queue.ts'
import { withTextList } from './text-list.ts'

withEngines()
withTextList()
const office = withMailOffice()

const CUSTOMER = 'ingrid.tveit@kunde.example'
let store: Client

const reword = async (superUser: Client, entryKey: string, text: string, category = 'INTEGRATION') =>
  expect((await superUser.post('/api/v1/i18n/texts', { entryKey, text, category })).json.message).toBe(
    'Tekst lagt til',
  )

beforeAll(async () => {
  await insertPeople()
  store = await loggedIn('storeClerk')
  const superUser = await loggedIn('superUser')
  const mails = 'messages/mails'
  // A subject is one line, whatever was pressed while it was written.
  await reword(superUser, `${mails}.quote-mail.subject`, 'Pristilbud {orderNumber} fra {seller}')
  await reword(superUser, `${mails}.acceptance-mail.subject`, '{name} sa ja\ntil {orderNumber}')
  await reword(superUser, `${mails}.receipt-mail.subject`, 'Takk! {orderNumber}\nhos {seller}\n')
  await reword(superUser, `${mails}.question-mail.subject`, '{name} lurer på rad {row}\ni {orderNumber}')
})
// In this process nobody has read them yet.
beforeEach(() => putInForce([]))

const makeQuote = async (): Promise<number> => {
  const { orderNumber } = (await store.post('/api/v1/offers')).json.model
  await store.post('/api/v1/products', { orderNumber, sourceOrderNumber: 0, sourceRowId: 1002, numberOf: 1 })
  const { version } = (await store.get(`/api/v1/offers/${orderNumber}`)).json
  const customer = { name: 'Ingrid Tveit', email: CUSTOMER, phone: '' }
  await store.put(`/api/v1/offers/${orderNumber}`, { version, customer, deliveryLabel: 'Solbakken 14' })
  return orderNumber
}
const openPage = async (orderNumber: number): Promise<string> => {
  const made = await store.post(`/api/v1/offers/${orderNumber}/customer/links`, { prices: 'rows', days: 14 })
  return made.json.model.path.replace('/kunde/', '/api/v1/customer/')
}
/** What has gone out of this quote. */
const subjects = async (orderNumber: number): Promise<readonly string[]> => {
  for (const job of await receiveJobs()) await finish(job, '%PDF-1.7')
  await office.deliver()
  return (await office.sent())
    .map(({ subject }) => subject)
    .filter((subject) => subject.includes(String(orderNumber)))
    .toSorted()
}

test('the quote to its customer', async () => {
  const orderNumber = await makeQuote()
  putInForce([])
  await store.post(`/api/v1/offers/${orderNumber}/send?prices=CUSTOMER`, {})
  expect(await subjects(orderNumber)).toEqual([`Pristilbud ${orderNumber} fra Tømmerringen Sandnes`])
})

test('the customer’s «ja» to the seller, and the receipt for it', async () => {
  const orderNumber = await makeQuote()
  const page = await openPage(orderNumber)
  const { hash } = (await makeClient().get(page)).json
  putInForce([])
  await makeClient().post(`${page}/acceptance`, { name: 'Ingrid Tveit', hash })
  expect(await subjects(orderNumber)).toEqual([
    `Ingrid Tveit sa ja til ${orderNumber}`,
    `Takk! ${orderNumber} hos Tømmerringen Sandnes`,
  ])
})

test('a question of the customer', async () => {
  const orderNumber = await makeQuote()
  const page = await openPage(orderNumber)
  putInForce([])
  await makeClient().post(`${page}/questions`, { rowNumber: 1, name: 'Ingrid Tveit', text: 'Når?' })
  expect(await subjects(orderNumber)).toEqual([`Ingrid Tveit lurer på rad 1 i ${orderNumber}`])
})
