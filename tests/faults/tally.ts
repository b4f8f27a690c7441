/** The faults that there are, and how many of each have been injected. */
export const faultKinds = [
  'table throttles',
  'table has no throughput left',
  'table fails',
  'table is cut off before',
  'table is cut off after',
  'condition fails without reason',
  'half of a batch is left',
  'read is a second old',
  'bucket says slow down',
  'bucket is cut off after',
  'queue is unavailable',
  'queue is cut off after',
  'post office throttles',
  'post office is cut off before',
  'post office is cut off after',
  'message comes twice',
  'message comes while it is worked on',
  'message comes out of order',
  'clock is five minutes wrong',
  'function is frozen',
  'function is killed',
] as const
export type FaultKind = (typeof faultKinds)[number]

export interface Tally {
  count(kind: FaultKind): void
  total(): number
  /** Whether one of them has not been injected yet: those come first. */
  isMissing(...kinds: readonly FaultKind[]): boolean
  readonly of: ReadonlyMap<FaultKind, number>
}

export const openTally = (): Tally => {
  const of = new Map<FaultKind, number>()
  return {
    of,
    isMissing: (...kinds) => kinds.some((kind) => !of.has(kind)),
    count: (kind) => void of.set(kind, (of.get(kind) ?? 0) + 1),
    total: () => [...of.values()].reduce((sum, count) => sum + count, 0),
  }
}
