// What the product menu begins with: what the person who opens it makes most, and made last.
import { beforeAll, describe, expect, test } from 'vitest'
import { createProduct } from '#domain/configurator/create'
import type { Patch } from '#domain/product/product'
import { searchForSeller } from '#domain/quote/search/search-query'
import { type Client, makeClient } from './client.ts'
import { withEngines } from './engines.ts'
import { insertPeople, loggedIn, people } from './people.ts'

withEngines()
beforeAll(insertPeople)

const ADDRESS = '/api/v1/productgroups/mine'

const makeQuote = async (client: Client): Promise<number> =>
  (await client.post('/api/v1/offers')).json.model.orderNumber

const addRow = async (client: Client, orderNumber: number, modelId: number, choices: Patch = {}) => {
  const body = { orderNumber, sourceOrderNumber: 0, sourceRowId: modelId, numberOf: 1 }
  const { json } = await client.post('/api/v1/products', body)
  const { rowNumber, revision } = json.model
  if (Object.keys(choices).length > 0)
    await client.put(`/api/v1/products/${orderNumber}/0/${rowNumber}`, { revision, choices })
  return rowNumber as number
}

describe('a clerk who has made some rows', () => {
  let clerk: Client
  beforeAll(async () => {
    clerk = await loggedIn('storeClerk')
    const older = await makeQuote(clerk)
    await addRow(clerk, older, 1302)
    await addRow(clerk, older, 1302, { outerColor: 'NCS S 9000-N' })
    const newer = await makeQuote(clerk)
    await addRow(clerk, newer, 1002, { width: 990, height: 1390, glassCode: '306', reference: 'Stue sør' })
  })

  test('finds the models of most rows first, and the last row of each with what was chosen there', async () => {
    const { status, json } = await clerk.get(ADDRESS)
    expect(status).toBe(200)
    expect(json.most).toEqual(['1302', '1002'])
    expect(json.last.map(({ modelId }: { modelId: string }) => modelId)).toEqual(['1002', '1302'])
    expect(json.last[0]).toMatchObject({ width: 990, height: 1390, glassCode: '306' })
    const fresh = createProduct(1002)
    expect(json.last[0].choices).toEqual({
      ...(fresh.ok && fresh.value.choices),
      width: 990,
      height: 1390,
      glassCode: '306',
    })
  })

  test('is told the colour of what was made, unless it is the white that everything has', async () => {
    const { last } = (await clerk.get(ADDRESS)).json
    expect(last.map(({ colorName }: { colorName: string | null }) => colorName)).toEqual([null, 'Sort'])
  })

  test('does not get the reference of another house along', async () => {
    expect((await clerk.get(ADDRESS)).text).not.toContain('Stue sør')
  })

  test('sees each row drawn', async () => {
    const { json } = await clerk.get(ADDRESS)
    const { status, headers } = await clerk.get(json.last[0].imageUrl)
    expect([status, headers['content-type']]).toEqual([200, 'image/svg+xml; charset=utf-8'])
  })

  test.each(['worker', 'otherStoreClerk', 'agent', 'chainUser', 'superUser'] as const)(
    'has habits that are not those of %s',
    async (person) => {
      const { json } = await (await loggedIn(person)).get(ADDRESS)
      expect(json).toEqual({ most: [], last: [] })
    },
  )
})

test('whoever works for a store and for an agent has the habits of the one he acts for', async () => {
  const both = await loggedIn('both')
  await both.put('/api/v1/contexts/current', { contextId: 71 })
  await addRow(both, await makeQuote(both), 1106)
  await both.put('/api/v1/contexts/current', { contextId: 72 })
  expect((await both.get(ADDRESS)).json.most).toEqual([])
  await both.put('/api/v1/contexts/current', { contextId: 71 })
  expect((await both.get(ADDRESS)).json.most).toEqual(['1106'])
})

describe('whoever is called otherwise since', () => {
  const changed = { firstname: 'Randi', lastname: 'Nesheim-Aas', phoneNumber: '' }
  let agent: Client
  let orderNumber: number
  beforeAll(async () => {
    agent = await loggedIn('otherAgent')
    orderNumber = await makeQuote(agent)
    await addRow(agent, orderNumber, 1002)
    expect((await agent.put(`/api/v1/users/${people.otherAgent.id}`, changed)).status).toBe(200)
  })

  test('keeps the habits', async () => {
    expect((await agent.get(ADDRESS)).json.most).toEqual(['1002'])
  })

  test('AD-27: has made the quotes of before, which stand on the page of the person', async () => {
    const q = encodeURIComponent(searchForSeller(people.otherAgent.id))
    for (const client of [agent, await loggedIn('superUser')]) {
      const { json } = await client.get(`/api/v1/offers?q=${q}&limit=10`)
      expect(json.map((quote: { orderNumber: number }) => quote.orderNumber)).toEqual([orderNumber])
    }
    const { json } = await (await loggedIn('otherStoreClerk')).get(`/api/v1/offers?q=${q}&limit=10`)
    expect(json).toEqual([])
  })
})

test('a stranger is asked to log in', async () => {
  expect((await makeClient().get(ADDRESS)).status).toBe(401)
})
