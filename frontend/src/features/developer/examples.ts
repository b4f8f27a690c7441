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

export const mcpExample = (site: string): string => `{
  "mcpServers": {
    "lysvag": {
      "type": "http",
      "url": "${site}/api/v1/mcp",
      "headers": { "Authorization": "Bearer \${LYSVAG_KEY}" }
    }
  }
}`
