/** Programs that a reader copies and runs; the one in Node is run by a test as it stands on the page. `site` is scheme and host. */

export const headerExample = 'Authorization: Bearer lysvag_s101_…'

export const curlExample = (site: string): string => `curl "${site}/api/v1/offers?limit=10" \\
  -H "Authorization: Bearer $LYSVAG_KEY"`

export const nodeExample = (site: string): string => `const site = '${site}'

const call = async (method, path, body) => {
  const answer = await fetch(site + '/api/v1' + path, {
    method,
    headers: {
      authorization: 'Bearer ' + process.env.LYSVAG_KEY,
      ...(body && { 'content-type': 'application/json' }),
      ...(method === 'POST' && { 'idempotency-key': crypto.randomUUID() }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  const json = await answer.json()
  if (!answer.ok) throw new Error(json.code + ': ' + json.message)
  return json
}

const quote = await call('POST', '/offers')
const { orderNumber } = quote.model
await call('POST', '/products', {
  orderNumber,
  sourceOrderNumber: 0,
  sourceRowId: 1001,
  numberOf: 2,
})
const { totals } = await call('GET', '/offers/' + orderNumber)
console.log(JSON.stringify({ orderNumber, price: totals.sumInclTax }))`

/** Takes calls of a webhook and prints them. */
export const receiverExample = `import { createHmac, timingSafeEqual } from 'node:crypto'
import { createServer } from 'node:http'

const secret = process.env.LYSVAG_WEBHOOK_SECRET.replace('whsec_', '')
const key = Buffer.from(secret, 'base64')

const isGenuine = (headers, body) => {
  const id = headers['webhook-id'] ?? ''
  const sentAt = headers['webhook-timestamp'] ?? ''
  if (!(Math.abs(Date.now() / 1000 - Number(sentAt)) < 300)) return false
  const own = createHmac('sha256', key).update(id + '.' + sentAt + '.' + body).digest()
  return (headers['webhook-signature'] ?? '').split(' ').some((each) => {
    const given = Buffer.from(each.replace('v1,', ''), 'base64')
    return given.length === own.length && timingSafeEqual(given, own)
  })
}

const server = createServer(async (request, response) => {
  const parts = []
  for await (const part of request) parts.push(part)
  const body = Buffer.concat(parts).toString()
  if (!isGenuine(request.headers, body)) return response.writeHead(401).end()
  response.writeHead(204).end()
  console.log(body)
})
server.listen(Number(process.env.PORT ?? 8080))`

export const mcpExample = (site: string): string => `{
  "mcpServers": {
    "lysvag": {
      "type": "http",
      "url": "${site}/api/v1/mcp",
      "headers": { "Authorization": "Bearer \${LYSVAG_KEY}" }
    }
  }
}`
