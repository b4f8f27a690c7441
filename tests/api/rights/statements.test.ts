// Sentences of the specification about roles, each asked of the program as it stands there: nothing here is read from a table that
// the program works by.
import { beforeAll, expect, test } from 'vitest'
import type { QuoteStatus } from '#domain/quote/quote'
import { type Client, makeClient } from '../client.ts'
import { withEngines } from '../engines.ts'
import { ask, besides, changes, endpoints } from './actions.ts'
import { type Asker, askers, emailOf, PASSWORD } from './askers.ts'
import { tryChange } from './matrix.ts'
import { type Owner, ownerNames, owners, type Quote, stored } from './quotes.ts'
import { type Answer, kinds, reachOf } from './specification.ts'
import { withWorld } from './world.ts'

withEngines()
const world = withWorld()
const quotes = new Map<Owner, Quote>()
beforeAll(async () => {
  for (const owner of ownerNames) quotes.set(owner, await world.place(owner))
})
const quoteOf = (owner: Owner): Quote => {
  const quote = quotes.get(owner)
  if (quote === undefined) throw new Error('the quote is not there')
  return quote
}

test.each<[string, `${Asker} ${string} ${Owner} ${QuoteStatus}`, Answer]>([
  ['QD-01: what an agent orders goes to his store', 'agentWorker orderOffer agent 10', 30],
  ['QD-01: what a store orders goes to the factory', 'storeWorker orderOffer store 20', 40],
  ['QD-01: a super user orders from the factory', 'superUser orderOffer agent 10', 40],
  ['QD-01: a store orders what its agent has ordered', 'storeWorker orderOffer agent 30', 40],
  ['QD-01: an agent orders once', 'agentWorker orderOffer agent 30', 'quote.not-orderable'],
  ['QD-01: nobody orders what is ordered', 'superUser orderOffer store 40', 'quote.not-orderable'],
  [
    'QD-01: what an agent has ordered is locked for him',
    'agentWorker setNumberOf agent 30',
    'quote.read-only',
  ],
  ['QD-01: his store completes the order', 'storeWorker setNumberOf agent 30', 30],
  ['QD-01: his store takes no row out of it', 'storeWorker deleteRow agent 30', 'quote.read-only'],
  ['QD-01: what the factory has is locked for all', 'superUser updateOffer store 40', 'quote.read-only'],
  ['QD-01: what is sent to the customer is called sent', 'agentWorker sendOffer agent 10', 20],
  ['QD-01: what is edited after that is an offer again', 'storeWorker deleteRow store 20', 10],
  ['QD-01: an agent takes his order back', 'agentWorker cancelOffer agent 30', 60],
  ['QD-01: calling off what the factory has is a request', 'storeWorker cancelOffer store 40', 50],
  ['QD-01: an offer is not called off', 'storeWorker cancelOffer store 10', 'quote.not-cancellable'],
  ['QD-01: the provider says yes to calling off', 'superUser answerCancellation store 50', 60],
  ['QD-01: the provider says no to it', 'superUser answerCancellation:no store 50', 40],
  ['QD-01: a store does not answer', 'storeWorker answerCancellation store 50', 'quote.step-not-possible'],
  ['Q-281: a store hands an order back to its agent', 'storeWorker handBackOffer agent 30', 10],
  [
    'QD-04: an agent orders no other agent’s quote',
    'agentWorker orderOffer siblingAgent 10',
    'quote.not-found',
  ],
  ['QD-04: an agent orders no quote of his store', 'agentWorker orderOffer store 10', 'quote.not-found'],
  ['QD-04: a store edits for each of its agents', 'storeWorker deleteRow siblingAgent 10', 10],
  ['QD-04: a store edits nothing of the next', 'storeWorker deleteRow neighbourStore 10', 'quote.not-found'],
  ['QD-04: nor of its agents', 'storeAdministrator sendOffer neighboursAgent 10', 'quote.not-found'],
  ['QD-04: a chain sends nothing', 'chainWorker sendOffer store 10', 'access.denied'],
  ['QD-04: a chain orders nothing', 'chainAdministrator orderOffer agent 10', 'access.denied'],
  ['QD-04: to a chain the others are not there', 'chainWorker sendOffer foreignStore 10', 'quote.not-found'],
  ['QD-04: a super user edits every quote', 'superUser updateOffer foreignStore 10', 10],
  ['Q-257: he does so in the context of a store', 'superUserInStore updateOffer foreignStore 10', 10],
  ['Q-281: who stands nowhere has no quotes', 'unaffiliated updateOffer store 10', 'quote.not-found'],
  [
    'Q-257: a clerk who has become an agent is one',
    'fromStoreToAgent setNumberOf store 10',
    'quote.not-found',
  ],
  ['Q-257: and orders as an agent', 'fromStoreToAgent orderOffer agent 10', 30],
  ['Q-257: an agent who has become a clerk orders as one', 'fromAgentToStore orderOffer agent 30', 40],
  ['a store gives its own customers discounts', 'storeWorker setDiscountRate store 10', 10],
  ['Q-213: a store leaves an agent’s discount', 'storeWorker setDiscountRate agent 10', 'quote.rate-locked'],
  ['Q-213: on all windows too', 'storeWorker setDiscountRateWindows agent 10', 'access.denied'],
  ['a super user sets an agent’s discount', 'superUser setDiscountRateWindows agent 10', 10],
  ['Q-263: he leaves the store’s margin on it', 'superUser setMarginRateStore agent 10', 'access.denied'],
  ['a super user sets an agent’s margin', 'superUser setMarginRateAgent agent 10', 10],
  ['a store sets its own margin', 'storeWorker setMarginRateStore agent 10', 10],
  ['a store leaves an agent’s margin', 'storeWorker setMarginRateAgent agent 10', 'access.denied'],
  ['an agent sets his own margin', 'agentWorker setMarginRateAgent agent 10', 10],
  ['an agent leaves his store’s margin', 'agentWorker setMarginRateStoreWindows agent 10', 'access.denied'],
])('%s: %s', async (_, cell, answer) => {
  const [asker, name = '', owner, status] = cell.split(' ') as [Asker, string, Owner, string]
  const change = changes[name]
  if (change === undefined) throw new Error(`no change ${name}`)
  const cells = [{ asker, answer }]
  const wrong = await tryChange(
    world.clients,
    [name, change],
    quoteOf(owner),
    Number(status) as QuoteStatus,
    cells,
  )
  expect(wrong).toEqual([])
})

const found = async (client: Client): Promise<readonly number[]> =>
  (await client.get('/api/v1/offers?limit=100')).json.map(
    ({ orderNumber }: { orderNumber: number }) => orderNumber,
  )

test.each(askers)('Q-281, QD-04: %s finds the quotes that he may see, and no others', async (asker) => {
  const reply = await world.clients[asker].get('/api/v1/offers?limit=100')
  if (kinds[asker] === 'none') {
    expect([reply.status, reply.json.message]).toEqual([403, 'Du har ikke tilgang til dette.'])
    return
  }
  const listed = await found(world.clients[asker])
  const expected = ownerNames.filter((owner) => reachOf(asker, owner) !== '-')
  expect(ownerNames.filter((owner) => listed.includes(quoteOf(owner).orderNumber))).toEqual(expected)
})

/** Actions that concern no single quote, and who may. */
test.each<[string, string, string, readonly string[]]>([
  ['Q-294: a quote is made by those who sell', 'POST', '/api/v1/offers', ['store', 'agent']],
  ['QD-05: the list prices', 'GET', '/api/v1/pricelists/current', ['super', 'store', 'agent']],
  ['the data of the range', 'GET', '/api/v1/models', ['super']],
  ['its rules', 'GET', '/api/v1/models/rules', ['super']],
])('%s: %s %s', async (_, method, path, who) => {
  for (const asker of askers) {
    const { status, json } = await world.clients[asker].send(method, path)
    if (!who.includes(kinds[asker])) expect([status, json.code], asker).toEqual([403, 'access.denied'])
    else expect(status, asker).toBe(method === 'POST' ? 201 : 200)
    if (json.model === undefined) continue
    const owner = kinds[asker] === 'agent' ? owners.agent : owners.store
    expect((await stored(json.model.orderNumber)).owner, asker).toEqual(owner)
  }
})

test('without a session or a context there are no quotes, whatever is asked for', async () => {
  const undecided = makeClient()
  const email = emailOf('fromStoreToAgent')
  expect((await undecided.post('/api/v1/auth/login', { email, password: PASSWORD })).status).toBe(200)
  const quote = quoteOf('store')
  const now = await stored(quote.orderNumber)
  for (const { id } of endpoints) {
    const sent = changes[id] ?? besides[id] ?? {}
    const stranger = await ask(makeClient(), id, sent, quote, now)
    expect([id, stranger.status, stranger.json.code]).toEqual([id, 401, 'session.missing'])
    const reply = await ask(undecided, id, sent, quote, now)
    expect([id, reply.status, reply.json.message]).toEqual([id, 403, 'Velg hvem du vil arbeide som.'])
  }
  expect(await stored(quote.orderNumber)).toEqual(now)
})

test('Q-281: nobody takes a row out of a quote that he does not see', async () => {
  const { orderNumber } = quoteOf('agent')
  for (const owner of ['siblingAgent', 'store', 'neighbourStore'] as const) {
    const body = { orderNumber, sourceOrderNumber: quoteOf(owner).orderNumber, sourceRowId: 1 }
    const { status, json } = await world.clients.agentWorker.post('/api/v1/products', body)
    expect([status, json.code]).toEqual([404, 'quote.not-found'])
  }
})
