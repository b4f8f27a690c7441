// A command with an Idempotency-Key happens once, whatever happens to the request.

import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod'
import { refusal } from '#domain/result'
import { nextNumber } from '#functions/data/counters/counter-repository'
import { command } from '#functions/http/command'
import { contract } from '#functions/http/contract'
import { handle } from '#functions/http/handle'
import { answered } from '#functions/http/outcome'
import { resource } from '#functions/http/resource'
import { type Client, makeClient } from './client.ts'
import { withEngines } from './engines.ts'
import { insertPeople, loggedIn, type Person } from './people.ts'

const buyTicket = contract({
  id: 'buyTicket',
  method: 'post',
  path: '/tickets',
  summary: 'Kjøp en billett.',
  needs: 'context',
  body: z.strictObject({ seat: z.string() }),
  answer: z.object({ number: z.int(), seat: z.string() }),
  status: 201,
  once: true,
})

/** A machine that is busy with something else takes seconds for a request. */
const PATIENCE = { timeout: 20_000 }

/** Tickets that were made, in order; the same number twice means that it was made twice. */
let made: number[] = []
/** What goes wrong after the ticket is made. */
let mishap: 'none' | 'crash' | 'killed' | 'refusal' | 'late refusal' = 'none'
/** Lets the late refusal come. */
let refuse: (() => void) | null = null

const handler = handle(
  resource([
    command(buyTicket, {
      allocate: async () => ({ number: await nextNumber('factory-order-number') }),
      act: async ({ body }, { number }) => {
        if (mishap === 'refusal') return refusal('quote.busy')
        if (mishap === 'late refusal')
          return new Promise((resolve) => {
            refuse = () => resolve(refusal('quote.busy'))
          })
        made.push(number)
        if (mishap === 'crash') throw new Error('the function fell over')
        if (mishap === 'killed') return new Promise(() => undefined)
        return answered({ number, seat: body.seat })
      },
    }),
  ]),
)

withEngines()
const clients: Partial<Record<Person, Client>> = {}
beforeAll(async () => {
  await insertPeople()
  for (const person of ['storeClerk', 'agent'] as const) {
    clients[person] = makeClient((await loggedIn(person)).cookies(), handler)
  }
})
beforeEach(() => {
  made = []
  mishap = 'none'
})
afterEach(() => {
  vi.useRealTimers()
})

const buy = (key: string | null, seat = 'A1', person: Person = 'storeClerk') => {
  const client = clients[person]
  if (client === undefined) throw new Error(`${person} is not logged in`)
  return client.post('/tickets', { seat }, { headers: key === null ? {} : { 'idempotency-key': key } })
}

const later = (seconds: number): void => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + seconds * 1000 })
}

describe('the same key', () => {
  test('and the same request give the same answer and act once', async () => {
    const first = await buy('samme-noekkel')
    const second = await buy('samme-noekkel')

    expect(first.status).toBe(201)
    expect([second.status, second.json]).toEqual([first.status, first.json])
    expect(made).toEqual([first.json.number])
  })

  test('and another request is refused', async () => {
    const first = await buy('gjenbrukt-noekkel', 'A1')
    const other = await buy('gjenbrukt-noekkel', 'B2')

    expect(first.status).toBe(201)
    expect([other.status, other.json.code]).toEqual([409, 'request.idempotency-key-reused'])
    expect(made).toHaveLength(1)
  })

  test('of two users are two keys', async () => {
    const store = await buy('felles-noekkel')
    const agent = await buy('felles-noekkel', 'A1', 'agent')

    expect(agent.json.number).not.toBe(store.json.number)
    expect(made).toHaveLength(2)
  })

  test('ten times at once acts once', async () => {
    const replies = await Promise.all(Array.from({ length: 10 }, () => buy('ti-paa-en-gang')))
    const bought = replies.filter(({ status }) => status === 201)

    expect(new Set(made).size).toBe(1)
    expect(made).toHaveLength(1)
    expect(bought.length).toBeGreaterThanOrEqual(1)
    for (const { status, json } of replies) {
      expect(status === 201 ? json.number : json.code).toBe(status === 201 ? made[0] : 'request.in-progress')
    }
  })

  test('is forgotten after a day', async () => {
    const first = await buy('gammel-noekkel')
    later(25 * 3600)
    clients.storeClerk = makeClient((await loggedIn('storeClerk')).cookies(), handler)
    const second = await buy('gammel-noekkel', 'B2')

    expect(second.status).toBe(201)
    expect(second.json.number).not.toBe(first.json.number)
  })
})

describe('a first try that crashed', () => {
  test('is resumed with the same ids', async () => {
    mishap = 'crash'
    const crashed = await buy('krasjet-noekkel')
    mishap = 'none'
    const resumed = await buy('krasjet-noekkel')

    expect([crashed.status, crashed.json.code]).toEqual([500, 'server.failed'])
    expect(resumed.status).toBe(201)
    expect(made).toEqual([resumed.json.number, resumed.json.number])
  })

  test('keeps others out until nobody can still be at it', async () => {
    mishap = 'killed'
    void buy('drept-noekkel')
    await vi.waitFor(() => expect(made).toHaveLength(1), PATIENCE)
    mishap = 'none'

    const waiting = await buy('drept-noekkel')
    expect([waiting.status, waiting.json.code]).toEqual([409, 'request.in-progress'])
    later(36)
    expect((await buy('drept-noekkel')).json.number).toBe(made[0])
    expect(made).toEqual([made[0], made[0]])
  })
})

test('of those who wait for a dead one, one goes on', async () => {
  mishap = 'killed'
  void buy('ventende-noekkel')
  await vi.waitFor(() => expect(made).toHaveLength(1), PATIENCE)
  mishap = 'none'
  later(36)
  const replies = await Promise.all(Array.from({ length: 5 }, () => buy('ventende-noekkel')))

  expect(made).toEqual([made[0], made[0]])
  expect(replies.some(({ status }) => status === 201)).toBe(true)
})

test('one who was given up and is refused after all leaves the key to the one who took it over', async () => {
  mishap = 'late refusal'
  const late = buy('overtatt-noekkel')
  await vi.waitFor(() => expect(refuse).not.toBeNull(), PATIENCE)
  later(36)
  mishap = 'killed'
  void buy('overtatt-noekkel')
  await vi.waitFor(() => expect(made).toHaveLength(1), PATIENCE)
  refuse?.()
  expect((await late).json.code).toBe('quote.busy')

  mishap = 'none'
  expect((await buy('overtatt-noekkel')).json.code).toBe('request.in-progress')
  expect(made).toHaveLength(1)
})

test('a refused command leaves its key free', async () => {
  mishap = 'refusal'
  const refused = await buy('nektet-noekkel')
  mishap = 'none'
  const bought = await buy('nektet-noekkel', 'B2')

  expect([refused.status, refused.json.code]).toEqual([409, 'quote.busy'])
  expect(bought.status).toBe(201)
})

test('without a key every request acts', async () => {
  await buy(null)
  await buy(null)

  expect(new Set(made).size).toBe(2)
})

test.each(['kort', 'med mellomrom i', 'a'.repeat(201)])('«%s» is no key', async (key) => {
  const reply = await buy(key)

  expect([reply.status, reply.json.code]).toEqual([422, 'request.invalid'])
  expect(made).toEqual([])
})
