/**
 * The line to the table, on which an answer can be lost: the request is heard and done, and nobody learns of it, so that the
 * client asks again and meets its own first write. Or something else can happen while a request is on its way. Call
 * `withLosingLine()` after `withEngines()`.
 */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll } from 'vitest'

export interface LosingLine {
  /** Loses one answer: to the next request whose body holds all of these words. */
  loseAnswerTo(...words: readonly string[]): void
  /** Says to the next such request that its condition does not hold, although it was never looked at. */
  failConditionOf(...words: readonly string[]): void
  /** Has this happen just before the next request whose body holds all of these words. */
  meanwhile(act: () => Promise<void>, ...words: readonly string[]): void
  /** Whether such a request has come. */
  hasCome(): boolean
}

const FAILED = JSON.stringify({
  __type: 'com.amazonaws.dynamodb.v20120810#ConditionalCheckFailedException',
  message: 'The conditional request failed',
})

export const withLosingLine = (): LosingLine => {
  type What = 'loses' | 'fails' | { readonly act: () => Promise<void> }
  let awaited: { readonly words: readonly string[]; readonly what: What } | null = null
  let line: Server
  beforeAll(async () => {
    const table = process.env.AWS_ENDPOINT_URL_DYNAMODB ?? ''
    line = createServer(async (request, response) => {
      const body = Buffer.concat(await request.toArray()).toString()
      const met = awaited?.words.every((word) => body.includes(word)) ? awaited : null
      if (met !== null) awaited = null
      if (met?.what === 'fails')
        return void response.writeHead(400, { 'content-type': 'application/x-amz-json-1.0' }).end(FAILED)
      if (met !== null && typeof met.what === 'object') await met.what.act()
      const { host: _, connection: __, 'content-length': ___, ...headers } = request.headers
      const answer = await fetch(table, { method: 'POST', headers: headers as HeadersInit, body })
      const text = await answer.text()
      if (met?.what === 'loses') return void response.destroy()
      response.writeHead(answer.status, { 'content-type': 'application/x-amz-json-1.0' }).end(text)
    })
    await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', resolve))
    process.env.AWS_ENDPOINT_URL_DYNAMODB = `http://127.0.0.1:${(line.address() as AddressInfo).port}`
  })
  afterAll(() => {
    line.closeAllConnections()
    line.close()
  })
  return {
    loseAnswerTo: (...words) => {
      awaited = { words, what: 'loses' }
    },
    failConditionOf: (...words) => {
      awaited = { words, what: 'fails' }
    },
    meanwhile: (act, ...words) => {
      awaited = { words, what: { act } }
    },
    hasCome: () => awaited === null,
  }
}
