/**
 * One call of a function, as the faults see it: which chance they are drawn from, by how much its clock is wrong, and whether it is
 * frozen or killed. Everything that the call does carries it along, also after it has answered.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import type { Chance } from '#functions/demo/random'

export interface Invocation {
  readonly chance: Chance
  /** How many of a hundred requests to the table meet a fault. */
  readonly percent: number
  /** Its clock goes so much before the others. */
  readonly skewMs: number
  /** It is frozen at this request to the table, counted from one; null when it is not. */
  readonly freezesAt: number | null
  /** It is killed at this one; null when it is not. */
  readonly diesAt: number | null
  /** Ends when it has been killed. */
  readonly died: PromiseWithResolvers<void>
  /** Lets it go on. */
  readonly thaw: PromiseWithResolvers<void>
  requests: number
}

const invocations = new AsyncLocalStorage<Invocation>()

export const currentInvocation = (): Invocation | undefined => invocations.getStore()

export const asInvocation = <Answer>(invocation: Invocation, work: () => Answer): Answer =>
  invocations.run(invocation, work)

export const makeInvocation = (
  chance: Chance,
  { percent = 0, skewMs = 0, freezesAt = null, diesAt = null }: Partial<Invocation>,
): Invocation => ({
  chance,
  percent,
  skewMs,
  freezesAt,
  diesAt,
  died: Promise.withResolvers<void>(),
  thaw: Promise.withResolvers<void>(),
  requests: 0,
})

/** From now on every clock is that of whoever looks at it. Answers how to put the true one back. */
export const giveEachItsClock = (): (() => void) => {
  const TrueDate = globalThis.Date
  const now = () => TrueDate.now() + (currentInvocation()?.skewMs ?? 0)
  globalThis.Date = new Proxy(TrueDate, {
    construct: (target, given: unknown[]) =>
      Reflect.construct(target, given.length === 0 ? [now()] : given) as object,
    get: (target, name, receiver) => (name === 'now' ? now : Reflect.get(target, name, receiver)),
  })
  return () => {
    globalThis.Date = TrueDate
  }
}
