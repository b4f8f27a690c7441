/**
 * Tells the server's log what goes wrong in the browser: uncaught errors, and what libraries and our own
 * code write to the console as warnings and errors. The same sentence is sent once a minute, and a failure to send is
 * kept quiet, so that one fault never becomes a storm. Nothing is sent from a developer's own machine. A fault that a person is told of
 * has a trace, which the person can read out.
 */
import { traceOf } from '#domain/administration/fault'
import type { LogEntry } from '#domain/contracts/logging'
import { clientVersion } from '#domain/contracts/version'

type Level = LogEntry['logLevel']

export interface ServerLog {
  readonly write: (level: Level, logger: string, message: string, trace?: string) => void
}

interface Options {
  readonly send: (entry: LogEntry) => void
  readonly now: () => Date
  readonly environment: string
  /** Path of the page that is open. */
  readonly page: () => string
}

const QUIET_FOR = 60_000
const LONGEST_MESSAGE = 2000
/** Different sentences a minute. */
const MOST = 20

export const createServerLog = ({ send, now, environment, page }: Options): ServerLog => {
  const saidAt = new Map<string, number>()
  return {
    write: (level, logger, message, trace) => {
      const at = now()
      for (const [said, when] of saidAt) if (at.getTime() - when >= QUIET_FOR) saidAt.delete(said)
      const text = message.slice(0, LONGEST_MESSAGE)
      if ((saidAt.has(text) && trace === undefined) || saidAt.size >= MOST) return
      saidAt.set(text, at.getTime())
      send({
        timestamp: at.toISOString(),
        environment,
        logLevel: level,
        logger,
        message: text,
        page: page(),
        build: clientVersion,
        ...(trace !== undefined && { trace }),
      })
    },
  }
}

const textOf = (part: unknown): string => {
  if (part instanceof Error) return `${part.name}: ${part.message}\n${part.stack ?? ''}`
  if (typeof part === 'string') return part
  try {
    return JSON.stringify(part) ?? String(part)
  } catch {
    return String(part)
  }
}

const post = (entry: LogEntry): void => {
  fetch('/api/v1/logging', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(entry),
    keepalive: true,
  }).catch(() => undefined)
}

let ofPage: ServerLog | null = null

/** The number that a person is shown with a fault. */
export const newTrace = (): string => traceOf(crypto.getRandomValues(new Uint8Array(5)))

export const reportShown = (error: unknown, trace: string): void =>
  ofPage?.write('error', 'page', textOf(error), trace)

const isOwnMachine = (hostname: string) => /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname)

/** Listens to the page for as long as it lives. */
export const reportFaults = (): void => {
  if (isOwnMachine(window.location.hostname)) return
  const log = createServerLog({
    send: post,
    now: () => new Date(),
    environment: navigator.userAgent.slice(0, 300),
    page: () => window.location.pathname.slice(0, 200),
  })
  ofPage = log
  window.addEventListener('error', ({ error, message }) =>
    log.write('error', 'window', textOf(error ?? message)),
  )
  window.addEventListener('unhandledrejection', ({ reason }) => log.write('error', 'promise', textOf(reason)))
  for (const level of ['warn', 'error'] as const) {
    // biome-ignore lint/suspicious/noConsole: what is written here is listened to, not written by us
    const original = console[level]
    console[level] = (...parts: unknown[]) => {
      original.apply(console, parts)
      log.write(level, 'console', parts.map(textOf).join(' '))
    }
  }
}
