// Nothing that anybody can send makes the server fail: a thousand malformed bodies per endpoint, and strange addresses.
// A failure prints the seed and the smallest body; fast-check is run again with that seed.
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod'
import type { Contract } from '#functions/http/contract'
import { registry } from '#functions/openapi/registry'
import { type Client, makeClient, type Reply, type Sent } from './client.ts'
import { withEngines } from './engines.ts'
import { insertPeople, loggedIn } from './people.ts'

const BODIES = 1000
const ADDRESSES = 100
const SEED = 20_261_120

withEngines()
let client: Client
beforeAll(async () => {
  await insertPeople()
  client = await loggedIn('storeClerk')
})

/** An address that leads to something where there is something. */
const known: Readonly<Record<string, string>> = {
  orderNumber: '100001',
  orderId: '100001',
  changeId: '0',
  rowId: '1',
  rowNumber: '1',
  file: '1001.svg',
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
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly items?: JsonSchema
}

/** Bodies of the right shape with wrong values in it, which get further than noise does. */
const shaped = (schema: JsonSchema): fc.Arbitrary<unknown> => {
  if (schema.properties !== undefined) {
    const members = Object.entries(schema.properties).map(([name, member]) => [
      name,
      fc.oneof({ weight: 2, arbitrary: strangeValue }, { weight: 3, arbitrary: shaped(member) }),
    ])
    return fc.record(Object.fromEntries(members), { requiredKeys: [] })
  }
  if (schema.items !== undefined) return fc.array(shaped(schema.items), { maxLength: 3 })
  return strangeValue
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
    const address = addressOf(contract, known)
    const property = fc.asyncProperty(bodyOf(contract.body), async (text) => {
      expectHandled(await sender.send(contract.method.toUpperCase(), address, jsonBody(text)))
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
