/**
 * The one way to the server: JSON in, JSON out, an `ApiError` for everything that is not a success. The client talks to
 * no person; what the whole application must react to (a lost session, a new server version, a sentence that came with
 * a successful write) is told to the listeners that the application registers once.
 */
import type { QuoteStep } from '#domain/contracts/step'
import { ApiError, apiErrorOf, NO_ANSWER, OTHER_CONTEXT, USER_DISABLED } from './api-error.ts'
import { newTrace } from './server-log.ts'
import type { WhyOut } from './session-gate.ts'
import { callText } from './text.ts'

export interface ClientListeners {
  /**
   * The session is missing or has ended, or its user has been deactivated. Resolves when the call may be made again; null when it is
   * of no use any more.
   */
  signedOut: (why: WhyOut) => Promise<void> | null
  /** The user has several roles and has not chosen one. */
  contextMissing: () => void
  /** The session acts in another role than the page shows: another tab has changed it. */
  contextChanged: (sentence: string) => void
  /** Every answer names the version of the server. */
  serverVersion: (version: string) => void
  /** A sentence that came with a successful write. */
  message: (text: string) => void
  /** What a successful write has done to a quote, and can be taken back. */
  stepRecorded: (step: QuoteStep) => void
  /** The call was led to a page at another path (a gateway that wants the person to do something first). */
  redirected: (url: string) => void
}

let listeners: Partial<ClientListeners> = {}
let shownContext: number | null = null

/** The role that the page shows, by its id; null as long as it shows none. A call in another one is refused. */
export const showContext = (contextId: number | null): void => {
  shownContext = contextId
}

export const listenToClient = (all: ClientListeners): void => {
  listeners = all
}

interface CallOptions {
  /** For what belongs to logging in: it fails without a session. */
  readonly needsNoWait?: boolean
}

export interface SendOptions extends CallOptions {
  /** Makes a repeated call do its work once. */
  readonly idempotencyKey?: string
}

type Method = 'POST' | 'PUT' | 'DELETE'

/** Reads; `path` is the address under the origin, such as `/api/v1/offers/100001`. */
export const get = async <Answer>(
  path: string,
  signal?: AbortSignal,
  { needsNoWait = false }: CallOptions = {},
): Promise<Answer> => (await call(path, { method: 'GET', signal: signal ?? null }, needsNoWait)) as Answer

interface Written<Model> {
  readonly model: Model
  /** Missing where nothing has changed, or nothing that can be taken back. */
  readonly step?: QuoteStep
}

/** Writes, and answers all that is said of it. The step is the caller's to keep. */
export const write = async <Model>(
  method: Method,
  path: string,
  body?: unknown,
  { idempotencyKey, needsNoWait = false }: SendOptions = {},
): Promise<Written<Model>> => {
  const headers = new Headers()
  if (body !== undefined) headers.set('content-type', 'application/json')
  if (idempotencyKey !== undefined) headers.set('idempotency-key', idempotencyKey)
  const text = body === undefined ? null : JSON.stringify(body)
  const answer = await call(path, { method, headers, body: text }, needsNoWait)
  const { message, ...written } = (answer ?? {}) as Written<Model> & { message?: unknown }
  if (typeof message === 'string' && message !== '') listeners.message?.(message)
  return written
}

/** Writes, and answers the thing written; the step is kept with the others of its quote. */
export const send = async <Model>(
  method: Method,
  path: string,
  body?: unknown,
  options: SendOptions = {},
): Promise<Model> => {
  const { model, step } = await write<Model>(method, path, body, options)
  if (step !== undefined) listeners.stepRecorded?.(step)
  return model
}

const whyOut = ({ status, code }: ApiError): WhyOut | null => {
  if (code === USER_DISABLED) return 'disabled'
  return status === 401 && code !== 'session.wrong-credentials' ? 'ended' : null
}

const call = async (path: string, init: RequestInit, needsNoWait = false): Promise<unknown> => {
  const headers = new Headers(init.headers)
  headers.set('accept', 'application/json')
  if (shownContext !== null) headers.set('x-context-id', String(shownContext))
  // The mails and documents that come of the call carry it on.
  const trace = newTrace()
  headers.set('x-trace-id', trace)
  const response = await fetchOrFail(path, { ...init, headers })
  const version = response.headers.get('x-server-version')
  if (version) listeners.serverVersion?.(version)
  if (response.redirected && new URL(response.url).pathname !== new URL(path, response.url).pathname) {
    listeners.redirected?.(response.url)
    throw new ApiError(response.status, 'client.redirected', callText.redirected)
  }
  const body = await bodyOf(response)
  if (response.ok) return body
  const error = apiErrorOf(response.status, body)
  error.trace = trace
  const why = needsNoWait ? null : whyOut(error)
  if (why !== null) {
    const backIn = listeners.signedOut?.(why) ?? null
    if (backIn !== null) {
      // Nothing has been done without a session, so the same call is made again.
      await backIn
      return call(path, init)
    }
  }
  if (error.code === 'UserContextMissingException') listeners.contextMissing?.()
  if (error.code === OTHER_CONTEXT) listeners.contextChanged?.(error.message)
  throw error
}

const fetchOrFail = async (path: string, init: RequestInit): Promise<Response> => {
  try {
    return await fetch(path, { ...init, credentials: 'same-origin' })
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error
    throw new ApiError(0, NO_ANSWER, callText.noAnswer)
  }
}

/** An answer without JSON (204, or a page from a proxy) has no body that we understand. */
const bodyOf = async (response: Response): Promise<unknown> => {
  const isJson = response.headers.get('content-type')?.includes('json') ?? false
  if (!isJson) return undefined
  try {
    return await response.json()
  } catch {
    return undefined
  }
}
