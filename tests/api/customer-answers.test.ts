// What a customer answers reaches the seller also when the function that took the answer dies: the customer has no reason to press again.
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { handler as clock } from '#functions/clock/customer-answers/handler'
import { finishAnswers } from '#functions/customer-answers/finish-answers'
import { accept } from '#functions/data/customer-links/acceptance-repository'
import { acceptedHash } from '#functions/data/customer-links/accepted-hash'
import {
  type AnswerKey,
  expectAnswer,
  listExpectedAnswers,
} from '#functions/data/customer-links/expected-answer-repository'
import { listLinks } from '#functions/data/customer-links/link-repository'
import { findManifest } from '#functions/data/quotes/quote-repository'
import { deleteHistory } from '#functions/retention/delete-quote'
import { names } from '#infra/local/resources'
import { type Client, makeClient } from './client.ts'
import { withEngines } from './engines.ts'
import { withMailOffice } from './mail-office.ts'
import { insertPeople, loggedIn } from './people.ts'
import { finish, receiveJobs } from './render-queue.ts'

const engines = withEngines()
const office = withMailOffice()

let store: Client
let orderNumber: number
let page: string
beforeAll(async () => {
  await insertPeople()
  store = await loggedIn('storeClerk')
})
beforeEach(async () => {
  const { model } = (await store.post('/api/v1/offers')).json
  orderNumber = model.orderNumber
  await store.post('/api/v1/products', { orderNumber, sourceOrderNumber: 0, sourceRowId: 1002, numberOf: 1 })
  const customer = { name: 'Ingrid Tveit', email: 'ingrid@kunde.example', phone: '' }
  await store.put(`/api/v1/offers/${orderNumber}`, { version: model.version, customer })
  const body = { prices: 'rows', days: 14 }
  const made = await store.post(`/api/v1/offers/${orderNumber}/customer/links`, body)
  page = made.json.model.path.replace('/kunde/', '/api/v1/customer/')
})

const customer = makeClient()
const sayYes = async () => {
  const { hash } = (await customer.get(page)).json
  return customer.post(`${page}/acceptance`, { name: 'Ingrid Tveit', hash })
}
const ask = () =>
  customer.post(`${page}/questions`, { rowNumber: 1, name: 'Ingrid Tveit', text: 'Når kommer den?' })

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000)
const expected = async () =>
  (await listExpectedAnswers(100)).filter((each) => each.orderNumber === orderNumber)
const shownInList = async () => (await store.get(`/api/v1/offers?q=${orderNumber}`)).json[0].answer

/** The subjects of what has gone out about the quote, once the worker has made the papers. */
const toldByMail = async () => {
  for (const job of await receiveJobs()) await finish(job, '%PDF-')
  await office.deliver()
  const mails = (await office.sent()).filter(({ subject }) => subject.includes(String(orderNumber)))
  return mails.map(({ to }) => to).toSorted()
}

/** Nobody can be told of anything as long as it takes. */
const withoutQueues = async <Answer>(work: () => Promise<Answer>): Promise<Answer> => {
  const { storage } = engines.current
  const gone = [names.mailQueue, names.renderQueue]
  for (const queue of gone) storage.deleteQueue(queue)
  const answer = await work()
  for (const queue of gone) storage.createQueue(queue)
  return answer
}

/** What a function has written that dies right after the «ja» is kept. */
const sayYesAndDie = async (at: Date) => {
  const manifest = await findManifest(orderNumber)
  const [link] = await listLinks(orderNumber, at)
  if (manifest === null || link === undefined) throw new Error('the quote has no link')
  const { version } = manifest
  const answer: AnswerKey = { orderNumber, kind: 'acceptance', answerId: acceptedHash(manifest) }
  const since = at.toISOString()
  await expectAnswer({ ...answer, version, since })
  const { secretHash } = link
  return () =>
    accept({ orderNumber, hash: answer.answerId, version, name: 'Ingrid Tveit', at: since, secretHash })
}

test.each([
  ['a «ja»', sayYes, ['butikk@test.example', 'ingrid@kunde.example'], 'accepted'],
  ['a question', ask, ['butikk@test.example'], 'question'],
] as const)(
  '%s that was kept and of which nobody was told is told by the clock, once',
  async (_, answer, told, kind) => {
    expect((await withoutQueues(answer)).status).toBe(500)
    expect(await toldByMail()).toEqual([])

    await finishAnswers(inMinutes(1))
    expect(await toldByMail()).toEqual(told)
    expect(await shownInList()).toMatchObject({ kind })
    expect(await expected()).toEqual([])
    await finishAnswers(inMinutes(2))
    expect(await toldByMail()).toEqual(told)
  },
)

test('a «ja» whose function died right after it is told as it was given, though the seller has changed the quote since', async () => {
  const keep = await sayYesAndDie(inMinutes(-1))
  await keep()
  expect(await shownInList()).toBeNull()
  await store.put(`/api/v1/offers/${orderNumber}/0/1/numberof/4`)
  await clock()
  expect(await toldByMail()).toEqual(['butikk@test.example', 'ingrid@kunde.example'])
  const { acceptances } = (await store.get(`/api/v1/offers/${orderNumber}/customer`)).json
  expect(acceptances).toMatchObject([{ name: 'Ingrid Tveit', isCurrent: false }])
})

test('what is told at once leaves nothing to do, and a function that is still at it is left alone', async () => {
  expect([(await sayYes()).status, (await ask()).status]).toEqual([200, 200])
  expect(await expected()).toEqual([])
  const told = await toldByMail()
  expect(told).toEqual(['butikk@test.example', 'butikk@test.example', 'ingrid@kunde.example'])

  const keep = await sayYesAndDie(inMinutes(0))
  await keep()
  await clock()
  expect(await expected()).toHaveLength(1)
  expect(await toldByMail()).toEqual(told)
})

test('a «ja» that was never kept is waited for and then forgotten, and nobody is told', async () => {
  await sayYesAndDie(inMinutes(0))
  await finishAnswers(inMinutes(14))
  expect(await expected()).toHaveLength(1)
  await finishAnswers(inMinutes(16))
  expect(await expected()).toEqual([])
  expect([await toldByMail(), await shownInList()]).toEqual([[], null])
})

test('of a quote whose links are gone, because its customer is forgotten, nobody is told any more', async () => {
  const keep = await sayYesAndDie(inMinutes(-1))
  await keep()
  const manifest = await findManifest(orderNumber)
  if (manifest === null) throw new Error('the quote is gone')
  await deleteHistory(manifest)
  await clock()
  expect([await expected(), await toldByMail()]).toEqual([[], []])
})
