/**
 * Counts what the functions use of what AWS asks money for, where the SDK hands a request to the network and gets the answer: units of the table as
 * its engine reckons them, requests of files and queues, mails, lines of the log, and for how long a function runs.
 *
 * How long a function would run in Lambda is reckoned, because this machine is shared and its engines are next door: the time that a
 * processor gave to it, for the share of a processor that comes with its memory, and a round trip for each time that it waited for a service.
 * A function that waits on purpose for the worker counts by the clock.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { ClientRequest } from 'node:http'
import { connection } from '#functions/data/connection'
import type { Usage } from './bill.ts'
import type { Addresses } from './engine-thread.ts'
import type { PriceName } from './prices.ts'

/** https://docs.aws.amazon.com/lambda/latest/dg/configuration-memory.html: with so many megabytes comes one whole processor. */
const MB_OF_PROCESSOR = 1769

/** What a round trip takes within a region, at its median; the table's is AWS's own figure, single-digit milliseconds. */
const TRIP_MS = { table: 5, file: 25, queue: 10, post: 80 } as const
type Service = keyof typeof TRIP_MS

/** JSON lines of the platform for each call, start and report, and what each line of a log is counted with beyond its text. */
const PLATFORM_BYTES = 480
const LINE_BYTES = 26
const ACCESS_LINE_BYTES = 300
const GB = 1024 ** 3

export interface FunctionKind {
  readonly memoryMb: number
  readonly processor: 'arm' | 'x86'
  /** By the clock. */
  readonly waits?: boolean
}

interface Call {
  readonly under: Set<ClientRequest>
  waitedMs: number
  longest: number
}

export interface Meter {
  /** One call of a function. */
  readonly call: <T>(kind: FunctionKind, work: () => Promise<T>) => Promise<T>
  readonly add: (used: Usage) => void
  /** What is done in it is nobody's. */
  readonly unmetered: <T>(work: () => Promise<T>) => Promise<T>
  /** What was used since it was asked last. */
  readonly take: () => Usage
  readonly close: () => void
}

const SENT = /\.(SendMessage|ChangeMessageVisibility)$/

const processorMs = (): number => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

export const openMeter = ({ table, storage, post }: Addresses): Meter => {
  let used: Partial<Record<PriceName, number>> = {}
  const calls = new AsyncLocalStorage<Call | 'nobody'>()
  const count = (name: PriceName, quantity = 1): void => {
    if (calls.getStore() !== 'nobody') used[name] = (used[name] ?? 0) + quantity
  }
  const ports = new Map<string, Service>([
    [new URL(table).port, 'table'],
    [new URL(storage).port, 'file'],
    [new URL(post).port, 'post'],
  ])

  const serviceOf = (request: ClientRequest): Service | null => {
    const service = ports.get(String(request.getHeader('host')).split(':')[1] ?? '') ?? null
    return service === 'file' && request.getHeader('x-amz-target') !== undefined ? 'queue' : service
  }

  const countFile = ({ method, path }: ClientRequest): void => {
    if (method === 'DELETE') return
    count(method === 'PUT' || method === 'POST' || path.includes('list-type') ? 'filePuts' : 'fileGets')
  }

  /** Each message is sent, received and thrown away by somebody. */
  const countQueue = (request: ClientRequest): void => {
    const [, what] = SENT.exec(String(request.getHeader('x-amz-target'))) ?? []
    if (what === 'SendMessage') count('queueRequests', 3)
    if (what === 'ChangeMessageVisibility') count('queueRequests', 2)
  }

  const countMail = (request: ClientRequest): void => {
    count('mails')
    count('mailGb', Number(request.getHeader('content-length') ?? 0) / GB)
  }

  const underWay = new WeakMap<ClientRequest, Call>()
  const begun = (message: unknown): void => {
    const { request } = message as { request: ClientRequest }
    const service = serviceOf(request)
    const call = calls.getStore()
    // What no function asks for, this machine does in Lambda's place.
    if (service === null || call === 'nobody' || call === undefined) return
    if (service === 'file') countFile(request)
    if (service === 'queue') countQueue(request)
    if (service === 'post') countMail(request)
    call.under.add(request)
    call.longest = Math.max(call.longest, TRIP_MS[service])
    underWay.set(request, call)
  }
  /** What is under way at the same time is waited for once. */
  const ended = (message: unknown): void => {
    const { request } = message as { request: ClientRequest }
    const call = underWay.get(request)
    if (call === undefined || !call.under.delete(request) || call.under.size > 0) return
    call.waitedMs += call.longest
    call.longest = 0
  }
  subscribe('http.client.request.start', begun)
  subscribe('http.client.response.finish', ended)
  subscribe('http.client.request.error', ended)

  const { client } = connection()
  client.middlewareStack.add(
    (next, context) => async (asked) => {
      const input = { ...(asked.input as object), ReturnConsumedCapacity: 'TOTAL' }
      const isRead = /^(Get|BatchGet|Query)/.test(String(context.commandName))
      const unit = isRead ? 'tableReads' : 'tableWrites'
      try {
        const answer = await next({ ...asked, input } as typeof asked)
        const { ConsumedCapacity } = answer.output as { ConsumedCapacity?: unknown }
        for (const { CapacityUnits = 0 } of [ConsumedCapacity ?? []].flat() as { CapacityUnits?: number }[])
          count(unit, CapacityUnits)
        return answer
      } catch (error) {
        // What a condition refuses is paid for all the same.
        count(unit, 1)
        throw error
      }
    },
    { step: 'initialize', name: 'meter' },
  )

  const write = process.stdout.write.bind(process.stdout)
  process.stdout.write = ((text: string, ...rest: unknown[]) => {
    if (!/^\{/.test(String(text))) return Reflect.apply(write, process.stdout, [text, ...rest])
    countLog(Buffer.byteLength(String(text)))
    return true
  }) as typeof process.stdout.write
  const countLog = (bytes: number): void => {
    count('logGb', (bytes + LINE_BYTES) / GB)
    count('logGbMonths', (bytes + LINE_BYTES) / GB)
  }

  const call: Meter['call'] = async ({ memoryMb, processor, waits = false }, work) => {
    const own: Call = { under: new Set(), waitedMs: 0, longest: 0 }
    const [processorBefore, before] = [processorMs(), performance.now()]
    const answer = await calls.run(own, work)
    const share = Math.min(1, memoryMb / MB_OF_PROCESSOR)
    const ran = waits ? performance.now() - before : (processorMs() - processorBefore) / share + own.waitedMs
    count(processor === 'arm' ? 'armGbSeconds' : 'x86GbSeconds', (Math.ceil(ran) / 1000) * (memoryMb / 1024))
    count('invocations')
    countLog(PLATFORM_BYTES)
    return answer
  }

  return {
    call,
    add: (more) => {
      for (const [name, quantity] of Object.entries(more) as [PriceName, number][]) count(name, quantity)
    },
    unmetered: (work) => calls.run('nobody', work),
    take: () => {
      const taken = used
      used = {}
      return taken
    },
    close: () => {
      unsubscribe('http.client.request.start', begun)
      unsubscribe('http.client.response.finish', ended)
      unsubscribe('http.client.request.error', ended)
      client.middlewareStack.remove('meter')
      process.stdout.write = write
    },
  }
}

/** A request of a browser, besides the function that answers it: at the edge, in front of it, at the gateway and in its log. */
export const requestUsage = (answeredBytes: number): Usage => ({
  edgeRequests: 1,
  edgeCalls: 1,
  edgeGb: answeredBytes / GB,
  addressRequests: 1,
  apiRequests: 1,
  traces: 1,
  logGb: (ACCESS_LINE_BYTES + LINE_BYTES) / GB,
  logGbMonths: (ACCESS_LINE_BYTES + LINE_BYTES) / GB,
})
