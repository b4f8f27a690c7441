/**
 * Requests for the table reach its engine without a socket: it runs in the process that asks, and the way through both ends of
 * HTTP was more than half of what a request costs. Whatever is asked of another address goes there by the network.
 */
import { EventEmitter } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'

type Handler = DynamoDBDocumentClient['config']['requestHandler']
type Handle = Handler['handle']

/** The request as the SDK has signed it, handed to what listens at the server; its answer as the SDK reads one. */
const ask = (server: Server, { method, path, headers, body }: Parameters<Handle>[0]): ReturnType<Handle> =>
  new Promise((resolve) => {
    const request = Object.assign(new EventEmitter(), { method, url: path, headers })
    const answered: Record<string, string> = {}
    const response = {
      statusCode: 200,
      setHeader: (name: string, value: string | number) => {
        answered[name.toLowerCase()] = String(value)
      },
      end: (text: string) => {
        const { statusCode } = response
        resolve({ response: { statusCode, headers: answered, body: Buffer.from(text) } })
      },
    }
    server.emit('request', request, response)
    request.emit('data', Buffer.from(body.buffer, body.byteOffset, body.byteLength))
    request.emit('end')
  })

/** What only somebody far away looks at; it is a sixth of what the SDK does for a request. */
const forTheNetwork = ['httpSigningMiddleware', 'getUserAgentMiddleware', 'recursionDetectionMiddleware']
/** The engine wants to see a signature and does not check it. */
const signed = {
  authorization: 'AWS4-HMAC-SHA256 Credential=-, SignedHeaders=-, Signature=-',
  'x-amz-date': '20261121T000000Z',
}

export const askWithoutSocket = (client: DynamoDBDocumentClient, server: Server): void => {
  const { port } = server.address() as AddressInfo
  for (const step of forTheNetwork) client.middlewareStack.remove(step)
  const { requestHandler } = client.config
  const byNetwork = requestHandler.handle.bind(requestHandler)
  requestHandler.handle = (request, options) => {
    Object.assign(request.headers, signed)
    return request.port === port ? ask(server, request) : byNetwork(request, options)
  }
}
