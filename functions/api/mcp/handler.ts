/**
 * /api/v1/mcp: the tools of an assistant. A server is made for each message; what the SDK answers is handed on as it is. The SDK and the tools, which
 * know the whole range, come with the first message of a key that is good.
 */
import { refusal } from '#domain/result'
import { endpoint } from '../../http/endpoint.ts'
import { handle } from '../../http/handle.ts'
import { answered } from '../../http/outcome.ts'
import { resource } from '../../http/resource.ts'
import { lazily } from '../../lazily.ts'
import * as contracts from './contracts.ts'

/** Whoever asks takes both kinds; it gets one message as JSON. */
const headers = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' }

const speaker = lazily(async () => {
  const [{ WebStandardStreamableHTTPServerTransport: Transport }, { serverFor }] = await Promise.all([
    import('@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js'),
    import('./server.ts'),
  ])
  return { Transport, serverFor }
})

export const callMcp = endpoint(contracts.callMcp, async (request) => {
  const { Transport, serverFor } = await speaker()
  const bugs: unknown[] = []
  const server = serverFor(request, (bug) => bugs.push(bug))
  const transport = new Transport({ enableJsonResponse: true })
  await server.connect(transport)
  try {
    const address = new URL(contracts.callMcp.path, request.site)
    const message = new Request(address, { method: 'POST', headers })
    const reply = await transport.handleRequest(message, { parsedBody: request.body })
    if (bugs.length > 0) throw bugs[0]
    // Not a message of the protocol.
    if (!reply.ok) return refusal('request.malformed')
    const text = await reply.text()
    return answered(text === '' ? null : (JSON.parse(text) as unknown), { status: reply.status })
  } finally {
    await server.close()
  }
})

export const handler = handle(resource([callMcp]))
