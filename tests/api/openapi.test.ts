// The API document is made of the same contracts as the endpoints, and names every one of them.
import { expect, test } from 'vitest'
import { registry } from '#functions/api/openapi/registry'
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

test('Q-291: every call stands under one address and speaks JSON, but for files and the pages that print', async () => {
  const { json } = await makeClient().get('/api/v1/openapi.json')
  const others = new Set<string>()
  for (const { id, method, path, produces, body } of registry) {
    const operation = json.paths[path][method]
    const kinds = Object.entries<{ content?: object }>(operation.responses)
      .filter(([status]) => status.startsWith('2'))
      .flatMap(([, { content = {} }]) => Object.keys(content))
    expect(kinds, id).toContain(produces ?? 'application/json')
    if (produces !== undefined) others.add(produces)
    if (body !== undefined) expect(Object.keys(operation.requestBody.content)).toEqual(['application/json'])
    if (!/^\/(tilbud|assets|usermanagement|debug|i18n|admin)\//.test(path))
      expect(path).toMatch(/^\/api\/v1\//)
  }
  expect(
    [...others].filter(
      (kind) => !/^(image|application\/(?:pdf|zip|x-step|xml)|text\/(?:html|javascript|plain))/.test(kind),
    ),
  ).toEqual([])
})

interface Schema {
  readonly type?: string | readonly string[]
  readonly $ref?: string
  readonly enum?: readonly unknown[]
  readonly allOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly anyOf?: readonly Schema[]
}

const mayBeNull = ({ type = [], enum: values = [], oneOf = [], anyOf = [] }: Schema): boolean =>
  [type].flat().includes('null') || values.includes(null) || [...oneOf, ...anyOf].some(mayBeNull)

const schemasIn = (part: unknown): readonly Schema[] =>
  typeof part === 'object' && part !== null ? [part, ...Object.values(part).flatMap(schemasIn)] : []

test('what has a name is never null, unless its name says so; whoever uses it says whether there may be none', async () => {
  const { json } = await makeClient().get('/api/v1/openapi.json')
  const named: Record<string, Schema> = json.components.schemas
  const nullable = Object.keys(named).filter((name) => mayBeNull(named[name] ?? {}))
  // With a `.nullable()` of a named schema instead of `orNull`.
  expect(nullable).toEqual(nullable.filter((name) => name.endsWith('OrNone')))
  // The same where the name is used a second time: no null is both of these.
  const contradictory = schemasIn(json).filter(
    ({ allOf = [] }) => Array.isArray(allOf) && allOf.some(mayBeNull),
  )
  expect(contradictory).toEqual([])

  const organisation = { $ref: '#/components/schemas/Organisation' }
  expect(json.components.schemas.CurrentContext.properties.store).toEqual({
    oneOf: [organisation, { type: 'null' }],
  })
})

test('a part of an address is always there and is never null', async () => {
  const { json } = await makeClient().get('/api/v1/openapi.json')
  for (const { path, method, params, query } of registry) {
    const stated: { name: string; in: string; required: boolean; schema: Schema }[] =
      json.paths[path][method].parameters ?? []
    const named = (where: string) => stated.filter((each) => each.in === where).map(({ name }) => name)

    expect(named('path')).toEqual([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name))
    expect(named('path').sort()).toEqual(Object.keys(params?.shape ?? {}).sort())
    expect(named('query').sort()).toEqual(Object.keys(query?.shape ?? {}).sort())
    expect(stated.filter((each) => each.in === 'path' && !each.required)).toEqual([])
    const meant = ({ $ref, ...schema }: Schema) =>
      $ref === undefined ? schema : json.components.schemas[$ref.split('/').at(-1) ?? '']
    expect(stated.filter(({ schema }) => Array.isArray(meant(schema).type))).toEqual([])
  }
})

test('of each operation it is said whether a key of an organisation may call it, and what it must be good for', async () => {
  const { json } = await makeClient().get('/api/v1/openapi.json')
  expect(json.components.securitySchemes.organisationKey).toMatchObject({ type: 'http', scheme: 'bearer' })
  for (const { id, method, path, needs, byKey } of registry) {
    const { security } = json.paths[path][method]
    const byOrganisation = security.filter((one: object) => 'organisationKey' in one)
    expect([id, byOrganisation]).toEqual([
      id,
      needs === 'nothing' || byKey === undefined ? [] : [{ organisationKey: [byKey] }],
    ])
  }
  expect(json.paths['/api/v1/offers'].get.security).toEqual([{ session: [] }, { organisationKey: ['read'] }])
  expect(json.paths['/api/v1/offers/{orderNumber}/order'].post.security).toEqual([{ session: [] }])
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

test('what is said of the API to those who program against it is said in English', async () => {
  const { json } = await makeClient().get('/api/v1/openapi.json')
  const said: string[] = []
  const read = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return
    for (const [key, value] of Object.entries(part))
      if (typeof value === 'string' && ['description', 'summary'].includes(key)) said.push(value)
      else if (!['default', 'enum', 'example', 'examples'].includes(key)) read(value)
  }
  read(json)
  expect(said.length).toBeGreaterThan(200)
  expect(
    said.filter((text) =>
      /[æøå]|\b(og|som|eller|av|til|ikke|med|uten|når|hos|fra|raden|tilbudet)\b/i.test(text),
    ),
  ).toEqual([])
})
