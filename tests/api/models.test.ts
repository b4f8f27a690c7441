// The data behind the model page: the whole range with prices, for super users only.
import { beforeAll, describe, expect, test } from 'vitest'
import { models } from '#domain/catalogue/data/models'
import { modelRange, ruleLine } from '#domain/contracts/models'
import { makeClient } from './client.ts'
import { withEngines } from './engines.ts'
import { insertPeople, loggedIn } from './people.ts'

withEngines()
beforeAll(insertPeople)

const addresses = ['/api/v1/models', '/api/v1/models/rules'] as const

describe.each(addresses)('%s', (address) => {
  test.each(['storeClerk', 'agent', 'chainUser'] as const)('is kept from %s', async (person) => {
    const { status, json } = await (await loggedIn(person)).get(address)
    expect([status, json.code]).toEqual([403, 'access.denied'])
  })

  test('asks strangers to log in', async () => {
    expect((await makeClient().get(address)).status).toBe(401)
  })
})

test('a super user gets every model with a price, a picture and its rules', async () => {
  const superUser = await loggedIn('superUser')
  const { status, json, headers } = await superUser.get('/api/v1/models')
  const range = modelRange.parse(json)

  expect(status).toBe(200)
  expect(headers['cache-control']).toContain('private')
  expect(range.priceListId).toBe('2026-1')
  expect(range.models.map(({ id }) => id)).toEqual(models.map(({ id }) => id))
  expect(range.models.filter(({ price }) => price === null)).toEqual([])
  const picture = await makeClient().get(range.models[0]?.imageUrl ?? '')
  expect(picture.headers['content-type']).toBe('image/svg+xml; charset=utf-8')
})

test('a super user gets the rule table, with a line for every rule that a model names', async () => {
  const superUser = await loggedIn('superUser')
  const rules = ruleLine.array().parse((await superUser.get('/api/v1/models/rules')).json)
  const range = modelRange.parse((await superUser.get('/api/v1/models')).json)

  const known = new Set(rules.map(({ id }) => id))
  expect(range.models.flatMap((model) => model.rules).filter((id) => !known.has(id))).toEqual([])
  expect(rules.find(({ id }) => id === 'R-G-04')).toMatchObject({
    severity: 'ERROR',
    sentences: ['Karmdybde {depth} mm finnes ikke. Velg {list}, eller velg utforing.'],
    source: 'trade handbook 11, G-04',
  })
})
