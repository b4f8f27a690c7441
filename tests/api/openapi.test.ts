// The API document is made of the same contracts as the endpoints, and names every one of them.
import { expect, test } from 'vitest'
import { registry } from '#functions/openapi/registry'
import { makeClient } from './client.ts'
import { withEngines } from './engines.ts'

withEngines()

test('every endpoint is described, with the shared shape of a refusal', async () => {
  const { status, json } = await makeClient().get('/api/v1/openapi.json')

  expect(status).toBe(200)
  expect(json.openapi).toBe('3.1.0')
  for (const { id, method, path, needs } of registry) {
    const operation = json.paths[path]?.[method]
    expect(operation?.operationId, `${method} ${path}`).toBe(id)
    if (needs !== 'nothing') {
      expect(operation.responses['401'].content['application/json'].schema).toEqual({
        $ref: '#/components/schemas/Error',
      })
    }
  }
  expect(json.components.schemas.CurrentContext.properties.isStoreUser).toEqual({ type: 'boolean' })
})

test('every reference in the document leads somewhere', async () => {
  const { text, json } = await makeClient().get('/api/v1/openapi.json')
  const names = [...text.matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(([, name]) => name ?? '')

  expect(names.length).toBeGreaterThan(5)
  expect(names.filter((name) => !(name in json.components.schemas))).toEqual([])
})

test('no two endpoints share an id or an address', () => {
  const ids = registry.map(({ id }) => id)
  const addresses = registry.map(({ method, path }) => `${method} ${path.replaceAll(/\{\w+\}/g, '{}')}`)

  expect(new Set(ids).size).toBe(ids.length)
  expect(new Set(addresses).size).toBe(addresses.length)
})
