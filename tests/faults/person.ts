/**
 * Somebody at a browser while everything goes wrong: whatever is not answered well is asked again, a command under its key, until it is
 * acknowledged or refused in words. Some of the functions called have a wrong clock, and some are frozen as soon as they have answered
 * that they are busy; those go on later, at a moment of the life's own choosing.
 */
import type { Chance } from '#functions/demo/random'
import type { Client, Reply } from '../api/client.ts'
import { asInvocation, type Invocation, makeInvocation } from './invocation.ts'
import type { Tally } from './tally.ts'

/** Nobody presses a button more often. */
const MOST_TRIES = 60
/**
 * How long after the first try one is made, by the clocks of the functions; nobody here waits for as long. At last somebody comes back after
 * more than six minutes: a turn that a function had which was frozen with a clock five minutes ahead has run out for the others by then.
 */
const sinceFirstMs = (tries: number): number => tries * tries * 120
const FIVE_MINUTES_MS = 5 * 60_000
/** What the function has left when it is going to be frozen: the half second that it keeps for its answer, and a little. */
const LEFT_MS = 520
/** A life is frozen more often in its first requests, before anything is written. */
const LAST_FREEZE = 16

export interface Harm {
  readonly chance: Chance
  readonly percent: number
  readonly tally: Tally
}

export interface Insistent {
  get(path: string): Promise<Reply>
  put(path: string, body?: unknown): Promise<Reply>
  /** Under a key of its own. */
  command(path: string, body?: unknown, eachTry?: () => void): Promise<Reply>
  /** Without a key, as the customer's page does. */
  post(path: string, body?: unknown): Promise<Reply>
}

export interface Frozen {
  add(invocation: Invocation): void
  /** One of them goes on. */
  thawOne(): void
  thawAll(): void
}

export const makeFrozen = (chance: Chance): Frozen => {
  const frozen: Invocation[] = []
  return {
    add: (invocation) => void frozen.push(invocation),
    thawOne: () => frozen.splice(chance.between(0, Math.max(0, frozen.length - 1)), 1)[0]?.thaw.resolve(),
    thawAll: () => {
      for (const { thaw } of frozen.splice(0)) thaw.resolve()
    },
  }
}

const isWorthAsking = ({ status, json }: Reply): boolean =>
  status >= 500 || ['request.in-progress', 'quote.busy'].includes(json?.code)

let keys = 0

export const insistentAt = (client: Client, { chance, percent, tally }: Harm, frozen: Frozen): Insistent => {
  const once = async (
    method: string,
    path: string,
    { body, key, tries }: { readonly body: unknown; readonly key: string | null; readonly tries: number },
  ): Promise<Reply> => {
    const isSkewed = chance.percent(percent / 2)
    if (isSkewed) tally.count('clock is five minutes wrong')
    const freezes = chance.percent(percent / 3)
    const invocation = makeInvocation(chance, {
      percent,
      skewMs: (isSkewed ? chance.pick([-FIVE_MINUTES_MS, FIVE_MINUTES_MS]) : 0) + sinceFirstMs(tries),
      freezesAt: freezes ? chance.between(1, LAST_FREEZE) : null,
    })
    if (freezes) frozen.add(invocation)
    if (chance.percent(30)) frozen.thawOne()
    return asInvocation(invocation, () =>
      client.send(method, path, {
        body,
        ...(key !== null && { headers: { 'idempotency-key': key } }),
        ...(freezes && { milliseconds: LEFT_MS }),
      }),
    )
  }
  const untilAnswered = async (
    method: string,
    path: string,
    body?: unknown,
    {
      key = null,
      eachTry,
    }: { readonly key?: string | null; readonly eachTry?: (() => void) | undefined } = {},
  ) => {
    for (let tries = 1; ; tries += 1) {
      eachTry?.()
      const reply = await once(method, path, { body, key, tries })
      if (!isWorthAsking(reply)) return reply
      if (tries === MOST_TRIES) throw new Error(`${method} ${path} is never answered: ${reply.text}`)
      await new Promise((resolve) => setTimeout(resolve, chance.between(1, 40)))
    }
  }
  return {
    get: (path) => untilAnswered('GET', path),
    put: (path, body) => untilAnswered('PUT', path, body),
    post: (path, body) => untilAnswered('POST', path, body),
    command: (path, body, eachTry) => {
      keys += 1
      const key = `faults-${keys.toString().padStart(8, '0')}`
      return untilAnswered('POST', path, body, { key, eachTry })
    },
  }
}
