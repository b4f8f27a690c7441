/** What of all that is seen needs somebody, and where on the page it stands. Pure. */
import type { Operations, QueueState } from '#domain/contracts/operations'

export type Part = 'queues' | 'mails' | 'orders' | 'night' | 'faults'

export type Trouble =
  | { readonly part: 'queues'; readonly kind: 'dead' | 'slow'; readonly count: number }
  | { readonly part: 'mails' | 'faults'; readonly count: number }
  | { readonly part: 'orders'; readonly kind: 'waiting' | 'silent'; readonly count: number }
  | { readonly part: 'night'; readonly kind: 'failed' | 'stuck' | 'missing'; readonly count: number }

const MINUTE = 60_000
const HOUR = 60 * MINUTE
/** Orders are sent again every other minute, mails at once. */
const SLOW_AFTER = 15 * MINUTE
/** The factory answers within a working day. */
const SILENT_AFTER = 24 * HOUR
const NIGHT_TAKES = 6 * HOUR
/** A night and what it is late by. */
const NIGHT_COMES_WITHIN = 26 * HOUR

const isOlder = (since: string | null, than: number, at: string): boolean =>
  since !== null && Date.parse(at) - Date.parse(since) > than

const some = (trouble: Trouble): readonly Trouble[] => (trouble.count > 0 ? [trouble] : [])

export const isSlow = ({ oldest }: QueueState, at: string): boolean => isOlder(oldest, SLOW_AFTER, at)

const troubleOfNight = ({ nightlyRun: run, at }: Operations): readonly Trouble[] => {
  // A house that has never had a night has none that is missing.
  if (run === null) return []
  if (run.finishedAt === null && isOlder(run.startedAt, NIGHT_TAKES, at))
    return [{ part: 'night', kind: 'stuck', count: Math.max(run.left, 1) }]
  if (isOlder(run.startedAt, NIGHT_COMES_WITHIN, at)) return [{ part: 'night', kind: 'missing', count: 1 }]
  return some({ part: 'night', kind: 'failed', count: run.failed })
}

/** What costs a customer something comes first. */
export const troublesIn = (seen: Operations): readonly Trouble[] => {
  const { at, queues, mails, orders, faults } = seen
  const ordersIn = (state: 'waiting' | 'sent', than: number): number =>
    orders.filter((order) => order.state === state && isOlder(order.since, than, at)).length
  return [
    ...some({ part: 'orders', kind: 'waiting', count: ordersIn('waiting', SLOW_AFTER) }),
    ...some({ part: 'orders', kind: 'silent', count: ordersIn('sent', SILENT_AFTER) }),
    ...some({ part: 'queues', kind: 'dead', count: queues.reduce((sum, { dead }) => sum + dead, 0) }),
    ...some({ part: 'queues', kind: 'slow', count: queues.filter((queue) => isSlow(queue, at)).length }),
    ...some({ part: 'mails', count: mails.filter(({ since }) => !isOlder(since, 24 * HOUR, at)).length }),
    ...troubleOfNight(seen),
    ...some({ part: 'faults', count: faults.reduce((sum, { count }) => sum + count, 0) }),
  ]
}
