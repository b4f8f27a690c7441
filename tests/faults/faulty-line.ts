/** The lines to bucket, queue and post office: a server in front of each that refuses, loses the answer, or passes on. */
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Chance } from '#functions/demo/random'
import type { FaultKind, Tally } from './tally.ts'

interface Refusal {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** Before it is passed on: a refusal or no answer. After: no answer. */
type Fault =
  | { readonly kind: FaultKind; readonly refuses: Refusal }
  | { readonly kind: FaultKind; readonly cutOff: 'before' | 'after' }

const slowDown: Fault = {
  kind: 'bucket says slow down',
  refuses: {
    status: 503,
    headers: { 'content-type': 'application/xml' },
    body: '<?xml version="1.0" encoding="UTF-8"?><Error><Code>SlowDown</Code><Message>injected</Message></Error>',
  },
}

export const storageFaults = (request: IncomingMessage): readonly Fault[] =>
  request.headers['x-amz-target'] === undefined
    ? [slowDown, { kind: 'bucket is cut off after', cutOff: 'after' }]
    : [
        {
          kind: 'queue is unavailable',
          refuses: {
            status: 503,
            headers: { 'content-type': 'application/x-amz-json-1.0' },
            body: '{"__type":"com.amazonaws.sqs#ServiceUnavailable","message":"injected"}',
          },
        },
        { kind: 'queue is cut off after', cutOff: 'after' },
      ]

export const postFaults = (): readonly Fault[] => [
  {
    kind: 'post office throttles',
    refuses: {
      status: 429,
      headers: { 'content-type': 'application/json', 'x-amzn-errortype': 'TooManyRequestsException' },
      body: '{"message":"injected"}',
    },
  },
  { kind: 'post office is cut off before', cutOff: 'before' },
  { kind: 'post office is cut off after', cutOff: 'after' },
]

export interface FaultyLine {
  readonly endpoint: string
  /** How many of a hundred requests meet a fault. */
  percent: number
  close(): void
}

export const openFaultyLine = async (
  to: string,
  faultsOf: (request: IncomingMessage) => readonly Fault[],
  chance: Chance,
  tally: Tally,
): Promise<FaultyLine> => {
  /** A kind that nothing has met yet comes as soon as it can. */
  const faultFor = (request: IncomingMessage): Fault | null => {
    const possible = faultsOf(request)
    const missing = line.percent > 0 ? possible.filter(({ kind }) => tally.isMissing(kind)) : []
    if (missing.length > 0) return chance.pick(missing)
    return chance.percent(line.percent) ? chance.pick(possible) : null
  }
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray())
    const fault = faultFor(request)
    if (fault !== null) tally.count(fault.kind)
    if (fault !== null && 'refuses' in fault) {
      const { status, headers, body: said } = fault.refuses
      return void response.writeHead(status, headers).end(said)
    }
    if (fault?.cutOff === 'before') return void response.destroy()
    const { host: _, connection: __, 'content-length': ___, expect: ____, ...headers } = request.headers
    const answer = await fetch(to + request.url, {
      method: request.method ?? 'GET',
      headers: headers as HeadersInit,
      ...(body.length > 0 && { body }),
    })
    const said = Buffer.from(await answer.arrayBuffer())
    if (fault !== null) return void response.destroy()
    const {
      'transfer-encoding': _____,
      'content-encoding': ______,
      ...told
    } = Object.fromEntries(answer.headers)
    if (request.method !== 'HEAD') delete told['content-length']
    response.writeHead(answer.status, told).end(said)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const line: FaultyLine = {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    percent: 0,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
  return line
}
