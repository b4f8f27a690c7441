/**
 * Seats that must not become empty: that of a super user, and of each organisation that of an administrator as long as somebody else
 * works there. Pure; who else is there is found out by whoever asks.
 */
import type { AffiliationType, Role } from '#domain/access/access'

export interface SeatedRole {
  readonly role: Role
  readonly affiliationType: AffiliationType | null
  readonly affiliation: { readonly id: number; readonly name: string } | null
  readonly enabled: boolean
}

export interface Seated {
  readonly status: 'ENABLED' | 'DISABLED'
  readonly contexts: readonly SeatedRole[]
}

/** Such as `store-101`. */
export type Seat = 'super' | `${'store' | 'agent'}-${number}`

const placeOf = ({ affiliationType, affiliation }: SeatedRole): Seat | null =>
  affiliation !== null && (affiliationType === 'store' || affiliationType === 'agent')
    ? `${affiliationType}-${affiliation.id}`
    : null

const seatOf = (context: SeatedRole): Seat | null => {
  if (context.role === 'SUPERUSER') return 'super'
  return context.role === 'ADMINISTRATOR' ? placeOf(context) : null
}

const rolesInForce = ({ status, contexts }: Seated): readonly SeatedRole[] =>
  status === 'ENABLED' ? contexts.filter(({ enabled }) => enabled) : []

export const seatsOf = (person: Seated): ReadonlySet<Seat> =>
  new Set(rolesInForce(person).flatMap((context) => seatOf(context) ?? []))

/** In one order, so that whoever waits for several waits for them in the same order as everybody. */
export const seatsLost = (before: Seated, after: Seated): readonly Seat[] => {
  const kept = seatsOf(after)
  return [...seatsOf(before)].filter((seat) => !kept.has(seat)).toSorted()
}

/** Whether the person works in the organisation of the seat, in whichever role. */
const worksAt = (seat: Seat, person: Seated): boolean =>
  rolesInForce(person).some((context) => placeOf(context) === seat)

/** Whether the seat would be missed: nobody else has it, and somebody is there who needs it. */
export const isMissed = (seat: Seat, others: readonly Seated[]): boolean =>
  !others.some((other) => seatsOf(other).has(seat)) &&
  (seat === 'super' || others.some((other) => worksAt(seat, other)))

/** What the organisation of a lost seat is called. */
export const seatName = (seat: Seat, { contexts }: Seated): string =>
  contexts.find((context) => placeOf(context) === seat)?.affiliation?.name ?? ''
