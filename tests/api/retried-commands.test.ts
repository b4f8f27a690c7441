// The network is cut while a command is answered, or the function dies before it has kept its answer. Whoever asks again with the
// same key has done it once: for every command that there is.
import { beforeAll, describe, expect, test } from 'vitest'
import { registry } from '#functions/api/openapi/registry'
import { listNames } from '#functions/data/directory/directory'
import {
  findCommand,
  forgetCommand,
  holdCommand,
  releaseCommand,
} from '#functions/data/idempotency/idempotency-repository'
import { findManifest } from '#functions/data/quotes/quote-repository'
import type { Client, Reply } from './client.ts'
import { withEngines } from './engines.ts'
import { withLosingLine } from './losing-line.ts'
import { insertPeople, loggedIn, people } from './people.ts'

withEngines()
const line = withLosingLine()

const clients = {} as Record<'storeClerk' | 'agent' | 'superUser', Client>
beforeAll(async () => {
  await insertPeople()
  for (const person of ['storeClerk', 'agent', 'superUser'] as const) clients[person] = await loggedIn(person)
})
type Person = keyof typeof clients

const quoteAddress = (orderNumber: number, path = '') => `/api/v1/offers/${orderNumber}${path}`
const made = (reply: Reply): Reply => {
  expect(reply.status, reply.text).toBeLessThan(300)
  return reply
}

/** One plain window with a customer, looked through: nothing is left but to order. */
const makeReady = async (person: Person): Promise<number> => {
  const client = clients[person]
  const { orderNumber, version } = made(await client.post('/api/v1/offers')).json.model
  const row = { orderNumber, sourceOrderNumber: 0, sourceRowId: 1002, numberOf: 1 }
  made(await client.post('/api/v1/products', row))
  const customer = { name: 'Ingrid Tveit', email: 'ingrid.tveit@kunde.example', phone: '' }
  made(await client.put(quoteAddress(orderNumber), { version, customer }))
  for (const { id } of (await client.get(quoteAddress(orderNumber, '/check'))).json)
    made(await client.put(quoteAddress(orderNumber, `/check/${id}/acknowledged/true`)))
  return orderNumber
}
const step = async (person: Person, orderNumber: number, what: string): Promise<void> => {
  made(await clients[person].post(quoteAddress(orderNumber, `/${what}`), {}))
}
const revisionOf = async (orderNumber: number): Promise<string> =>
  (await findManifest(orderNumber))?.rows[0]?.revisionId ?? ''
const widen = async (orderNumber: number) => ({
  rows: [{ rowNumber: 1, revision: await revisionOf(orderNumber), choices: { width: 1290 } }],
})

interface Asked {
  readonly person: Person
  /** POST unless named. */
  readonly method?: 'PUT'
  readonly path: string
  readonly body?: unknown
  readonly orderNumber?: number
}

const ofReady =
  (what: string, person: Person = 'storeClerk', ...before: readonly (readonly [Person, string])[]) =>
  async (): Promise<Asked> => {
    const orderNumber = await makeReady(before[0]?.[0] ?? person)
    for (const [who, path] of before) await step(who, orderNumber, path)
    return { person, orderNumber, path: quoteAddress(orderNumber, what), body: {} }
  }

/** Each command with what has to be so before it. */
const commands: Readonly<Record<string, () => Promise<Asked>>> = {
  createOffer: async () => ({ person: 'storeClerk', path: '/api/v1/offers' }),
  copyOffer: ofReady('/copy'),
  orderOffer: ofReady('/order'),
  cancelOffer: ofReady('/cancel', 'storeClerk', ['storeClerk', 'order']),
  handBackOffer: ofReady('/handback', 'storeClerk', ['agent', 'order']),
  answerCancellation: ofReady(
    '/cancellation/approved',
    'superUser',
    ['storeClerk', 'order'],
    ['storeClerk', 'cancel'],
  ),
  sendOffer: ofReady('/send?prices=CUSTOMER'),
  createProduct: async () => {
    const orderNumber = await makeReady('storeClerk')
    const body = { orderNumber, sourceOrderNumber: 0, sourceRowId: 1002, numberOf: 2 }
    return { person: 'storeClerk', orderNumber, path: '/api/v1/products', body }
  },
  addSchedule: async () => {
    const orderNumber = await makeReady('storeClerk')
    const body = { rows: [{ modelId: 1002, numberOf: 2, choices: { width: 990 } }] }
    return { person: 'storeClerk', orderNumber, path: `/api/v1/products/schedule/${orderNumber}`, body }
  },
  bulkEditRows: async () => ({ ...(await ofReady('/rows')()), body: null }),
  undoSteps: async () => ({ ...(await ofReady('/undo')()), body: null }),
  copyRows: async () => ({ ...(await ofReady('/rows/copy')()), body: { rows: [1] } }),
  deleteRows: async () => ({ ...(await ofReady('/rows/delete')()), body: { rows: [1] } }),
  createUser: async () => ({
    person: 'storeClerk',
    path: '/api/v1/users',
    body: {
      firstname: 'Ny',
      lastname: 'Ansatt',
      email: 'ny.ansatt@test.example',
      phoneNumber: '',
      affiliationId: 101,
      affiliationType: 'store',
      role: 'WORKER',
    },
  }),
  createAgent: async () => ({
    person: 'storeClerk',
    path: '/api/v1/agents',
    body: { storeId: 101, name: 'Ny Byggmester AS', address: { address1: '', postalCode: '4313' } },
  }),
  addStockAddress: async () => ({
    person: 'storeClerk',
    method: 'PUT',
    path: '/api/v1/stores/101/stockAddresses',
    body: { address1: 'Uteplass', address2: 'Spunsgata 4', postalCode: '4322' },
  }),
  createSystemMessage: async () => ({
    person: 'superUser',
    path: '/api/v1/system/messages',
    body: {
      title: 'Vedlikehold',
      content: 'Lørdag.',
      validFrom: '2026-01-10T00:00:00.000Z',
      validTo: '2026-01-11T00:00:00.000Z',
      status: 'draft',
      audience: { kind: 'everybody' },
    },
  }),
  addUserContext: async () => ({
    person: 'superUser',
    path: `/api/v1/users/${people.worker.id}/contexts`,
    body: { role: 'WORKER', affiliationType: 'store', affiliationId: 102 },
  }),
  importStores: async () => ({
    person: 'superUser',
    path: '/api/v1/imports/stores',
    body: { chainId: 1, lines: [{ line: 2, cells: { name: 'Tømmerringen Voss', postalCode: '5700' } }] },
  }),
  importPeople: async () => ({
    person: 'superUser',
    path: '/api/v1/imports/people',
    body: {
      chainId: 1,
      lines: [
        {
          line: 2,
          cells: { fullName: 'Ida Moe', email: 'ida@test.example', affiliation: 'Tømmerringen Sandnes' },
        },
      ],
    },
  }),
}

const bodyOf = async (id: string, { body, orderNumber = 0 }: Asked): Promise<unknown> => {
  if (id === 'bulkEditRows') return widen(orderNumber)
  if (id === 'undoSteps') {
    const { step } = made(await clients.storeClerk.delete(quoteAddress(orderNumber, '/0/1'))).json
    return { versions: step.versions }
  }
  return body
}

/** Everything that a second effect would show in. */
const stateOf = async (orderNumber?: number) => ({
  quotes: (await clients.superUser.get('/api/v1/offers?limit=101')).json.length,
  messages: (await clients.superUser.get('/api/v1/system/messages?editor=true')).json,
  users: (await clients.superUser.get('/api/v1/users?limit=101')).json,
  stores: await listNames('store', 'all'),
  agents: await listNames('agent', 'all'),
  store: (await clients.superUser.get('/api/v1/stores/101')).json,
  quote: orderNumber === undefined ? null : await findManifest(orderNumber),
})

/** As if the function had died after it acted: the ids are given out, and there is no answer. */
const loseAnswer = async (key: { readonly userId: number; readonly key: string }): Promise<void> => {
  const record = await findCommand(key, new Date())
  if (record === null) throw new Error('the command has left no record')
  await forgetCommand(record)
  const { fingerprint, ids } = record
  const held = await holdCommand({ ...key, fingerprint, ids }, new Date())
  if (held === null) throw new Error('somebody else holds the key')
  await releaseCommand(held)
}

test('every command of the contract is tried here', () => {
  const once = registry.flatMap(({ id, once }) => (once ? [id] : []))
  expect(once.toSorted()).toEqual(Object.keys(commands).toSorted())
})

describe('has one effect however often it is sent', () => {
  test.each(Object.keys(commands))('%s', async (id) => {
    const asked = await commands[id]?.()
    if (asked === undefined) throw new Error(`${id} is not tried`)
    const { person, method = 'POST', path, orderNumber } = asked
    const body = await bodyOf(id, asked)
    const key = `cut-${id}`
    const send = () => clients[person].send(method, path, { body, headers: { 'idempotency-key': key } })
    const before = await stateOf(orderNumber)

    const first = made(await send())
    const after = await stateOf(orderNumber)
    expect(after).not.toEqual(before)

    const again = await send()
    expect([again.status, again.json]).toEqual([first.status, first.json])
    expect(await stateOf(orderNumber)).toEqual(after)

    await loseAnswer({ userId: people[person].id, key })
    made(await send())
    expect(await stateOf(orderNumber)).toEqual(after)
  })
})

describe('an answer of the table itself is lost, and the write is asked for again', () => {
  const written = async (act: () => Promise<Reply>): Promise<Reply> => {
    const reply = await act()
    expect(line.hasCome()).toBe(true)
    return reply
  }

  test('a row that was deleted is not missed by the one who deleted it', async () => {
    const orderNumber = await makeReady('storeClerk')
    const before = await findManifest(orderNumber)
    line.loseAnswerTo('"manifest"', '"delete-row"')
    const reply = await written(() => clients.storeClerk.delete(quoteAddress(orderNumber, '/0/1')))
    expect([reply.status, reply.json.model?.productRows]).toEqual([200, []])
    expect((await findManifest(orderNumber))?.version).toBe((before?.version ?? 0) + 1)
  })

  test('a row is made once, and the key is held by the one who holds it', async () => {
    const orderNumber = await makeReady('storeClerk')
    const row = { orderNumber, sourceOrderNumber: 0, sourceRowId: 1002, numberOf: 2 }
    const add = (key: string) => () =>
      clients.storeClerk.post('/api/v1/products', row, { headers: { 'idempotency-key': key } })
    line.loseAnswerTo('{"S":"revision"}')
    made(await written(add('lost-revision')))
    line.loseAnswerTo('{"S":"command"}', '"lost-command"', '"ids"')
    made(await written(add('lost-command')))
    expect((await findManifest(orderNumber))?.rows).toHaveLength(3)
  })
})
