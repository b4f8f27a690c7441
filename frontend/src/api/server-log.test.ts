import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type LogEntry, logEntry } from '#domain/contracts/logging'
import { clientVersion } from '#domain/contracts/version'
import { createServerLog, newTrace, reportFaults, reportShown } from './server-log.ts'

const open = () => {
  const sent: LogEntry[] = []
  let at = Date.parse('2026-11-21T10:00:00Z')
  const log = createServerLog({
    send: (entry) => sent.push(entry),
    now: () => new Date(at),
    environment: 'Chrome',
    page: () => '/tilbud/100001',
  })
  return { sent, log, pass: (milliseconds: number) => (at += milliseconds) }
}

test('Q-328: a fault is sent with its fields, the page and the build, as the contract wants them', () => {
  const { sent, log } = open()
  log.write('error', 'window', 'TypeError: x is undefined')
  expect(logEntry.parse(sent[0])).toEqual({
    timestamp: '2026-11-21T10:00:00.000Z',
    environment: 'Chrome',
    logLevel: 'error',
    logger: 'window',
    message: 'TypeError: x is undefined',
    page: '/tilbud/100001',
    build: clientVersion,
  })
})

test('A-137: a fault that the person is told of carries what the person can read out, also said before', () => {
  const { sent, log } = open()
  log.write('error', 'window', 'TypeError: x is undefined')
  const trace = newTrace()
  log.write('error', 'page', 'TypeError: x is undefined', trace)
  expect(sent.map((entry) => logEntry.parse(entry).trace)).toEqual([undefined, trace])
})

test('the same fault is sent once a minute', () => {
  const { sent, log, pass } = open()
  log.write('warn', 'console', 'lost context')
  pass(59_000)
  log.write('warn', 'console', 'lost context')
  expect(sent).toHaveLength(1)
  pass(1000)
  log.write('warn', 'console', 'lost context')
  expect(sent).toHaveLength(2)
})

test('a storm of different faults is cut off, and a long one is shortened', () => {
  const { sent, log } = open()
  for (let index = 0; index < 500; index++) log.write('error', 'window', `fault ${index}${'.'.repeat(5000)}`)
  expect(sent).toHaveLength(20)
  expect(sent[0]?.message).toHaveLength(2000)
})

describe('a page', () => {
  const output = globalThis.console
  /** What is written is looked at in the test, and not shown to whoever runs it. */
  const consoleBefore = { warn: output.warn, error: output.error }
  beforeEach(() => Object.assign(output, { warn: vi.fn(), error: vi.fn() }))
  afterEach(() => {
    Object.assign(output, consoleBefore)
    vi.unstubAllGlobals()
  })

  const openPage = (hostname: string) => {
    const page = new EventTarget()
    const sent: unknown[][] = []
    vi.stubGlobal('window', Object.assign(page, { location: { hostname, pathname: '/tilbud' } }))
    vi.stubGlobal('navigator', { userAgent: 'Chrome' })
    vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
      const { logLevel, logger, message } = logEntry.parse(JSON.parse(String(body)))
      sent.push([path, logLevel, logger, message.split('\n')[0]])
      throw new TypeError('Failed to fetch')
    })
    reportFaults()
    return { page, sent }
  }

  test('Q-354: uncaught errors, broken promises, console warnings and errors go to the server’s log', async () => {
    const { page, sent } = openPage('lysvag.example')
    page.dispatchEvent(Object.assign(new Event('error'), { error: new TypeError('x is undefined') }))
    page.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'no answer' }))
    output.warn('Fargen %s er ikke gyldig', { code: 'X' })
    output.error(new Error('Tegningen mangler'))
    output.info('not a fault')

    const path = '/api/v1/logging'
    expect(sent).toEqual([
      [path, 'error', 'window', 'TypeError: x is undefined'],
      [path, 'error', 'promise', 'no answer'],
      [path, 'warn', 'console', 'Fargen %s er ikke gyldig {"code":"X"}'],
      [path, 'error', 'console', 'Error: Tegningen mangler'],
    ])
    reportShown(new Error('Siden falt'), 'K7F3-92QD')
    expect(sent.pop()).toEqual([path, 'error', 'page', 'Error: Siden falt'])
    // A log that cannot be reached is not a fault to be logged.
    await new Promise((resolve) => setTimeout(resolve))
    expect(sent).toHaveLength(4)
  })

  test.each(['localhost', '127.0.0.1'])('Q-328: on %s nothing is sent', (hostname) => {
    const { page, sent } = openPage(hostname)
    page.dispatchEvent(Object.assign(new Event('error'), { error: new Error('x') }))
    output.error('x')
    expect(sent).toEqual([])
  })
})
