// Nothing that anybody can send makes the server fail: malformed bodies for every endpoint (a hundred each with DEEP=1), and
// strange addresses.
// A failure prints the seed and the smallest body; fast-check is run again with that seed.
import fc from 'fast-check'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod'
import { registry } from '#functions/api/openapi/registry'
import type { Contract } from '#functions/http/contract'
import { casesOf, SEED } from '#tests/factories/seed'
import { type Client, makeClient, type Reply, type Sent } from './client.ts'
import { withEngines } from './engines.ts'
import { insertPeople, loggedIn } from './people.ts'
import { withTextList } from './text-list.ts'

const BODIES = casesOf({ deep: 100, daily: 50 })
const BODIES_PER_QUOTE = 50
const ADDRESSES = casesOf({ deep: 100, daily: 15 })

withEngines()
withTextList()
let client: Client
beforeAll(async () => {
  await insertPeople()
  client = await loggedIn('storeClerk')
})
/** What bodies add to a quote is read again by every later one, so each few get a new one. */
const newQuote = async (): Promise<void> => {
  const quote = await client.post('/api/v1/offers')
  const { orderNumber } = quote.json.model
  const row = await client.post('/api/v1/products', { orderNumber, sourceOrderNumber: 0, sourceRowId: 1002 })
  follow(quote)
  follow(row)
  live.orderNumber = orderNumber
  expect(row.json.model.rowNumber).toBe(1)
}
beforeEach(newQuote)

/** An address that leads to something where there is something. */
const parameters: Readonly<Record<string, string>> = {
  changeId: '0',
  rowNumber: '1',
  file: '1001.svg',
  frameType: 'F',
  type: 'dividers',
  code: '0150',
}

const addressOf = ({ path }: Contract, values: Readonly<Record<string, string>>): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? '1'))

/** Numbers that programs trip over, beside the ordinary ones. */
const strangeNumber = fc.constantFrom(-1, -0, 1e21, 2 ** 53, -(2 ** 31), 0.1, 1e-7, Number.MAX_VALUE)
const strangeText = fc.oneof(
  fc.constantFrom('', ' ', '\u0000', '\ud800', '__proto__', 'constructor', '1e999', 'NaN', '💥'.repeat(300)),
  fc.string({ unit: 'binary', maxLength: 300 }),
)
const strangeValue = fc.oneof(
  { weight: 3, arbitrary: strangeText },
  { weight: 3, arbitrary: strangeNumber },
  { weight: 1, arbitrary: fc.constantFrom(null, true, false, [], {}) },
  { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
)

type JsonSchema = {
  readonly type?: string
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly JsonSchema[]
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly items?: JsonSchema
  readonly required?: readonly string[]
  readonly $ref?: string
  readonly $defs?: Readonly<Record<string, JsonSchema>>
}

/** Words that mean something somewhere in the catalogue, beside ones that mean nothing. */
const code = fc.constantFrom(
  '00',
  '01',
  '304',
  '306',
  'TS',
  'FK',
  'SSV',
  'RAL 7016',
  'c1r1',
  'H2',
  'VERTICAL',
  'x',
)

/** Numbers that name something: the catalogue, the first row, a window, a door. */
const named = fc.constantFrom(0, 1, 1002, 3104)

/** What the schema asks for, so that a body comes as far as the rules of the trade. */
const ordinary = (schema: JsonSchema): fc.Arbitrary<unknown> => {
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum)
  if (schema.anyOf !== undefined) return fc.oneof(...schema.anyOf.map(ordinary))
  if (schema.type === 'integer' || schema.type === 'number')
    return fc.oneof(named, fc.integer({ min: 0, max: 3000 }))
  if (schema.type === 'boolean') return fc.boolean()
  if (schema.type === 'string') return code
  return fc.constant(null)
}

/** Where the server is, so that a body gets past the question whether it is stale: the last answers tell. */
const live: Record<string, unknown> = { revision: '', version: 0, orderNumber: 0, rowNumber: 1 }
const placeholder = (name: string): string => `«${name}»`

const withLiveValues = (text: string): string =>
  Object.entries(live).reduce(
    (filled, [name, value]) => filled.replace(JSON.stringify(placeholder(name)), JSON.stringify(value)),
    text,
  )

const follow = ({ json }: Reply): void => {
  const { rowNumber = 1, ...model } = json?.model ?? {}
  for (const name of ['revision', 'version']) if (rowNumber === 1) live[name] = model[name] ?? live[name]
}

const liveValue = (name: string): fc.Arbitrary<unknown>[] =>
  name in live ? [fc.constant(placeholder(name))] : []

const OPTIONAL_MAX = 3

/** Bodies of the right shape with wrong values in some places, which get further than noise does. */
const shaped = (schema: JsonSchema, root = schema): fc.Arbitrary<unknown> => {
  const { properties, items, required = [], $ref } = schema
  if ($ref !== undefined) return shaped(root.$defs?.[$ref.split('/').at(-1) ?? ''] ?? {}, root)
  if (properties !== undefined) {
    const member = (name: string): fc.Arbitrary<unknown> =>
      fc.oneof(
        { weight: 1, arbitrary: strangeValue },
        { weight: 12, arbitrary: shaped(properties[name] ?? {}, root) },
        ...liveValue(name).map((arbitrary) => ({ weight: 20, arbitrary })),
      )
    const optional = Object.keys(properties).filter((name) => !required.includes(name))
    return fc
      .subarray(optional, { maxLength: Math.min(OPTIONAL_MAX, optional.length) })
      .map((some) => [...required, ...some])
      .chain((names) => fc.record(Object.fromEntries(names.map((name) => [name, member(name)]))))
  }
  if (items !== undefined) return fc.array(shaped(items, root), { maxLength: 3 })
  return fc.oneof({ weight: 1, arbitrary: strangeValue }, { weight: 15, arbitrary: ordinary(schema) })
}

const notJson = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.jsonValue().map((value) => JSON.stringify(value).slice(0, -1)),
  fc.constantFrom('NaN', '{"a":Infinity}', '[1e999999]', `${'['.repeat(20_000)}`, '{"__proto__":{"x":1}}'),
)

const bodyOf = (schema: z.ZodType): fc.Arbitrary<string> => {
  const shape = z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' }) as JsonSchema
  return fc.oneof(
    { weight: 1, arbitrary: notJson },
    { weight: 1, arbitrary: fc.jsonValue().map((value) => JSON.stringify(value)) },
    { weight: 3, arbitrary: shaped(shape).map((value) => JSON.stringify(value) ?? '') },
  )
}

/** An answer, or a refusal in words. */
const expectHandled = ({ status, json, text }: Reply): void => {
  expect(status, text).toBeLessThan(500)
  if (status < 400) return
  expect(json.code).toMatch(/^[\w.-]+$/)
  expect(json.message.length).toBeGreaterThan(5)
  expect(text).not.toMatch(/at .*\.ts:\d+|ValidationException|ZodError|Electro/)
}

const jsonBody = (text: string): Sent => ({ text, headers: { 'content-type': 'application/json' } })

const check = async (property: fc.IAsyncProperty<[string]>, numRuns: number): Promise<void> => {
  await fc.assert(property, { numRuns, seed: SEED })
}

describe('malformed bodies', () => {
  const withBody = registry.flatMap((contract) =>
    contract.body === undefined ? [] : [{ ...contract, body: contract.body }],
  )

  test.each(withBody)('$method $path', { timeout: 300_000 }, async (contract) => {
    const sender = contract.needs === 'nothing' ? makeClient() : client
    let sent = 0
    const property = fc.asyncProperty(bodyOf(contract.body), async (text) => {
      sent += 1
      if (sent % BODIES_PER_QUOTE === 0) await newQuote()
      const order = String(live.orderNumber)
      const address = addressOf(contract, { ...parameters, orderNumber: order, orderId: order })
      // Somebody else each time: whoever tries too often is answered before the body is looked at.
      const from = { ...jsonBody(withLiveValues(text)), sourceIp: `198.51.${sent >> 8}.${sent & 255}` }
      const reply = await sender.send(contract.method.toUpperCase(), address, from)
      follow(reply)
      expectHandled(reply)
    })

    await check(property, BODIES)
  })
})

describe('strange addresses', () => {
  const withParams = registry.filter(({ params, query }) => params !== undefined || query !== undefined)

  test.each(withParams)('$method $path', { timeout: 120_000 }, async (contract) => {
    const property = fc.asyncProperty(strangeText.map(encodable), async (text) => {
      const names = Object.keys(contract.params?.shape ?? {})
      const query = Object.keys(contract.query?.shape ?? {}).map(
        (name) => `${name}=${encodeURIComponent(text)}`,
      )
      const values = Object.fromEntries(names.map((name) => [name, text || '-']))
      const address = `${addressOf(contract, values)}?${query.join('&')}`
      expectHandled(await client.send(contract.method.toUpperCase(), address, jsonBody('{}')))
    })

    await check(property, ADDRESSES)
  })

  test.each(['%', '%E0%A4%A', '%00', '..%2f..%2f', '%ff'])('/api/v1/postalcodes/%s', async (raw) => {
    expectHandled(await client.get(`/api/v1/postalcodes/${raw}`))
  })
})

/** Half a surrogate pair cannot stand in an address at all; a dot alone would be resolved away. */
function encodable(text: string): string {
  const whole = text.toWellFormed()
  return /^\.{1,2}$/.test(whole) ? '-' : whole
}
