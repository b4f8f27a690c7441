/**
 * A key by which a program acts for a store or a builder, without a person. It works as a seller of the organisation who administrates
 * nothing; which endpoints a key may call at all stands in their contracts. Pure.
 */
import type { Viewer } from './access.ts'
import type { Maker } from './maker.ts'

export const keyScopes = ['read', 'write'] as const
/** Looking, or looking and changing. */
export type KeyScope = (typeof keyScopes)[number]

/** An organisation names each program of its own; more keys than that are forgotten ones. */
export const KEYS_MOST = 20
/** A key lives a year unless another time is chosen, and two at most: whoever made it is rarely the one who still has it by then. */
export const KEY_DAYS = { shortest: 1, usual: 365, longest: 730 } as const

/**
 * What a key may do in a while, as it is told to whoever programs against it. A program that keeps an office's system in step asks some
 * hundred times an hour; two calls a second hold nobody else up. Of the rest a key may as much as a person.
 */
export const API_LIMITS = {
  callsPerMinute: 120,
  quotesPerDay: 300,
  quotesOfAllPerDay: 2000,
  printsPerDay: 500,
} as const

/** As it is kept: the secret itself was told once. */
export interface OrganisationKey {
  /** Out of the numbers of people, so that what the key does is nobody else's. */
  readonly id: number
  readonly name: string
  readonly scope: KeyScope
  /** SHA-256 of the secret. */
  readonly secretHash: string
  /** ISO timestamps. */
  readonly createdAt: string
  readonly endsAt: string
  readonly createdBy: Maker
}

export const hasEnded = ({ endsAt }: Pick<OrganisationKey, 'endsAt'>, now: string): boolean =>
  Date.parse(now) >= Date.parse(endsAt)

export const mayCall = (scope: KeyScope, needed: KeyScope): boolean => scope === 'write' || needed === 'read'

export const keyViewer = (id: number, place: Pick<Viewer, 'chainId' | 'storeId' | 'agentId'>): Viewer => ({
  userId: id,
  role: 'WORKER',
  chainId: place.chainId,
  storeId: place.storeId,
  agentId: place.agentId,
})
