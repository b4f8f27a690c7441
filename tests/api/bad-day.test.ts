// A table that throttles or does not answer: whoever asks is told so in words, and in time.
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { originSecret } from '#infra/local/environment'
import { makeClient } from './client.ts'

let table: Server
let isSilent = false

beforeAll(async () => {
  table = createServer((request, response) => {
    request.resume()
    if (isSilent) return
    response.writeHead(400, { 'content-type': 'application/x-amz-json-1.0' })
    response.end(
      JSON.stringify({
        __type: 'com.amazonaws.dynamodb.v20120810#ProvisionedThroughputExceededException',
        message: 'The level of configured provisioned throughput for the table was exceeded.',
      }),
    )
  })
  await new Promise<void>((resolve) => table.listen(0, '127.0.0.1', resolve))
  Object.assign(process.env, {
    STAGE: 'local',
    ORIGIN_SECRET: originSecret,
    SERVER_VERSION: 'test',
    TABLE_NAME: 'lysvag-test',
    AWS_REGION: 'eu-north-1',
    AWS_ACCESS_KEY_ID: 'test',
    AWS_SECRET_ACCESS_KEY: 'test',
    AWS_ENDPOINT_URL_DYNAMODB: `http://127.0.0.1:${(table.address() as AddressInfo).port}`,
    POWERTOOLS_LOG_LEVEL: 'SILENT',
  })
})
afterAll(() => {
  table.closeAllConnections()
  table.close()
})

const someone = makeClient([`__Host-session=1.${'a'.repeat(43)}`])

test('a table that throttles is a fault in words that say nothing of the table', async () => {
  const reply = await someone.get('/api/v1/offers/100001')

  expect([reply.status, reply.json]).toEqual([
    500,
    { code: 'server.failed', message: 'Noe gikk galt på serveren. Prøv igjen.' },
  ])
})

test('a table that does not answer is told before the function is stopped', async () => {
  isSilent = true
  const asked = performance.now()
  const reply = await someone.get('/api/v1/offers/100001', { milliseconds: 1000 })

  expect(performance.now() - asked).toBeLessThan(1000)
  expect([reply.status, reply.json]).toEqual([
    503,
    { code: 'server.busy', message: 'Tjenesten er opptatt. Prøv igjen om litt.' },
  ])
  expect(reply.headers['x-server-version']).toBe('test')
})
