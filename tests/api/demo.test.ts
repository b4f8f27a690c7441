// The demo: complete however often it is cut short, untouched once it is complete, and only on one's own machine.
import { CreateTableCommand, DeleteTableCommand, waitUntilTableNotExists } from '@aws-sdk/client-dynamodb'
import { ScanCommand } from '@aws-sdk/lib-dynamodb'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { isExpired } from '#domain/quote/life/validity'
import { QUOTE_STATUS } from '#domain/quote/quote'
import { connection } from '#functions/data/connection'
import { nextNumber } from '#functions/data/counters/counter-repository'
import { findFactoryOrders } from '#functions/data/factory-orders/factory-order-repository'
import { findManifest, findRevisions } from '#functions/data/quotes/quote-repository'
import { createTableInput } from '#functions/data/table'
import { planQuotes } from '#functions/demo/plan'
import { seedDemo } from '#functions/demo/seed'
import { makeClient } from './client.ts'
import { withEngines } from './engines.ts'

type Item = Readonly<Record<string, unknown>>

withEngines()
afterEach(() => {
  vi.useRealTimers()
})

const readTable = async (): Promise<Item[]> => {
  const { client, table: TableName } = connection()
  const items: Item[] = []
  let ExclusiveStartKey: Item | undefined
  do {
    const page = await client.send(new ScanCommand({ TableName, ExclusiveStartKey }))
    items.push(...(page.Items ?? []))
    ExclusiveStartKey = page.LastEvaluatedKey
  } while (ExclusiveStartKey !== undefined)
  return items.toSorted((one, other) => `${one.pk}${one.sk}`.localeCompare(`${other.pk}${other.sk}`))
}

const emptyTable = async (): Promise<void> => {
  const { client, table: TableName } = connection()
  await client.send(new DeleteTableCommand({ TableName }))
  await waitUntilTableNotExists({ client, maxWaitTime: 10, minDelay: 1 }, { TableName })
  await client.send(new CreateTableCommand(createTableInput(TableName)))
}

/** Lets so many writes through, then the process is as good as dead. */
const dieAfter = async (writes: number, work: () => Promise<void>): Promise<void> => {
  let left = writes
  const { client } = connection()
  client.middlewareStack.add(
    (next, { commandName }) =>
      (args) => {
        if (!/^(Put|Update|Delete)/.test(commandName ?? '')) return next(args)
        left -= 1
        return left < 0 ? Promise.reject(new Error('killed')) : next(args)
      },
    { name: 'death', step: 'initialize', override: true },
  )
  try {
    await expect(work()).rejects.toThrow()
  } finally {
    client.middlewareStack.remove('death')
  }
}

/** Salt and the names of writes are random; everything else of the demo is the same every time. */
const withoutChance = (items: readonly Item[]): readonly Item[] =>
  items.map(({ passwordHash: _, writeId: __, ...item }) => item)

const DAY = new Date('2026-11-20T08:00:00.000Z')

let undisturbed: readonly Item[] = []
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: DAY })
  await seedDemo()
  undisturbed = await readTable()
  await emptyTable()
})

test('cut short again and again, at last it is the same as undisturbed', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: DAY })
  for (const writes of [0, 1, 20, 75, 120, 40, 3]) await dieAfter(writes, seedDemo)
  await seedDemo()

  expect(withoutChance(await readTable())).toEqual(withoutChance(undisturbed))
})

test('a second run changes nothing, on another day either', async () => {
  const before = await readTable()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-12-24T08:00:00.000Z') })
  await seedDemo()

  expect(await readTable()).toEqual(before)
})

test('it is refused outside one’s own machine', async () => {
  vi.stubEnv('STAGE', 'prod')
  await expect(seedDemo()).rejects.toThrow('own')
  vi.unstubAllEnvs()
})

describe('the quotes', () => {
  const plans = planQuotes('2026-11-20')
  const readAll = () => Promise.all(plans.map(({ orderNumber }) => findManifest(orderNumber)))

  test('are thirty, in every state, of stores and of agents', async () => {
    const quotes = await readAll()
    const count = (status: number) => quotes.filter((quote) => quote?.status === status).length

    expect(quotes).toHaveLength(30)
    expect(Object.values(QUOTE_STATUS).map(count)).toEqual([13, 7, 3, 5, 1, 1])
    expect(quotes.filter((quote) => quote && isExpired(quote, DAY.toISOString()))).toHaveLength(4)
    expect(quotes.filter((quote) => quote?.owner.agentId !== null).length).toBeGreaterThanOrEqual(8)
    expect(quotes.filter((quote) => quote?.owner.agentId === null).length).toBeGreaterThanOrEqual(8)
    expect(quotes.filter((quote) => quote?.terms.projectCalculation).length).toBeGreaterThanOrEqual(5)
  })

  test('are numbered in the order in which they were made, all of them in the past', async () => {
    const moments = (await readAll()).map((quote) => quote?.createdAt ?? '')

    expect(moments).toEqual(moments.toSorted())
    expect(moments.every((moment) => moment !== '' && moment < DAY.toISOString())).toBe(true)
  })

  test('show every model', () => {
    const models = new Set(plans.flatMap(({ rows }) => rows.map(({ product }) => product.modelId)))

    expect(models.size).toBe(13)
  })

  test('have a product behind every row', async () => {
    for (const quote of await readAll()) {
      const ids = quote?.rows.map(({ revisionId }) => revisionId) ?? []
      const revisions = await findRevisions(quote?.orderNumber ?? 0, ids)
      expect(ids.filter((id) => !revisions.has(id))).toEqual([])
    }
  })

  test('are confirmed by the factory where they are ordered, one of them for another week than was promised', async () => {
    const ordered = (await readAll()).flatMap((quote) => (quote?.deliveryDate ? [quote] : []))
    const answers = await findFactoryOrders(plans.map(({ orderNumber }) => orderNumber))
    expect([...answers.values()].map(({ state }) => state)).toEqual(ordered.map(() => 'confirmed'))
    expect(ordered).toHaveLength(6)
    const putOff = ordered.filter(
      ({ orderNumber, deliveryDate }) => answers.get(orderNumber)?.deliveryWeek?.week !== deliveryDate?.week,
    )
    expect(putOff.map(({ orderNumber }) => orderNumber)).toEqual([100_009])
  })

  test('are the same from the same day', () => {
    expect(planQuotes('2026-11-20')).toEqual(plans)
  })

  test('hold the house of seventeen rows, owned by the store in Sandnes', async () => {
    const house = (await readAll()).find((quote) => quote?.header.externalReference === 'ENEB-2026-114')

    expect(house?.owner).toEqual({ chainId: 1, storeId: 101, agentId: null })
    expect(house?.header.customer.name).toBe('Ingrid og Jonas Tveit')
    expect(house?.rows.map(({ numberOf }) => numberOf)).toEqual([
      1, 2, 1, 1, 2, 2, 1, 1, 2, 1, 1, 1, 1, 1, 1, 1, 1,
    ])
  })

  test('leave the numbers after theirs to the next quotes', async () => {
    expect(await nextNumber('order-number')).toBe(100_031)
  })
})

describe('every kind of user logs in with the demo password', () => {
  test.each([
    ['ole.dahl@lysvag.example', 'isSuperUser'],
    ['geir.kolstad@kjede.example', 'isChainUser'],
    ['tor.kvalheim@butikk.example', 'isStoreUser'],
    ['eivind.maelen@kvistfri-bygg.example', 'isAgentUser'],
  ])('%s: %s', async (email, kind) => {
    const client = makeClient()
    const login = await client.post('/api/v1/auth/login', { email, password: 'lysvag-demo' })

    expect(login.status).toBe(200)
    expect((await client.get('/api/v1/contexts/current')).json[kind]).toBe(true)
  })
})
