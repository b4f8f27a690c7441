import { expect, test } from 'vitest'
import { type LogEntry, logEntry } from '#domain/contracts/logging'
import { createServerLog } from './server-log.ts'

const open = () => {
  const sent: LogEntry[] = []
  let at = Date.parse('2026-11-21T10:00:00Z')
  const log = createServerLog({
    send: (entry) => sent.push(entry),
    now: () => new Date(at),
    environment: 'Chrome',
  })
  return { sent, log, pass: (milliseconds: number) => (at += milliseconds) }
}

test('Q-328: a fault is sent with its five fields, as the contract wants them', () => {
  const { sent, log } = open()
  log.write('error', 'window', 'TypeError: x is undefined')
  expect(logEntry.parse(sent[0])).toEqual({
    timestamp: '2026-11-21T10:00:00.000Z',
    environment: 'Chrome',
    logLevel: 'error',
    logger: 'window',
    message: 'TypeError: x is undefined',
  })
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
