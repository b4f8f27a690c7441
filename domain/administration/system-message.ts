/**
 * A system message: what the provider tells everybody, or some of those who log in, for as long as it is in force (administration
 * section 3). Pure.
 */
import { kindOf, type Viewer } from '#domain/access/access'

export const MESSAGE_STATUSES = ['published', 'draft'] as const

/** Whom a message is meant for. A chain is everybody in it: its own people, its stores and their builders. */
export type Audience =
  | { readonly kind: 'everybody' | 'stores' | 'builders' }
  | { readonly kind: 'chain'; readonly chainId: number }

/** Asked of the role that somebody works in, so that who works for two organisations is told in each what is meant for it. */
export const isMeantFor = (viewer: Viewer, audience: Audience): boolean => {
  switch (audience.kind) {
    case 'everybody':
      return true
    case 'chain':
      return viewer.chainId === audience.chainId
    case 'stores':
      return kindOf(viewer) === 'store'
    case 'builders':
      return kindOf(viewer) === 'agent'
  }
}

interface InTime {
  readonly status: (typeof MESSAGE_STATUSES)[number]
  /** ISO timestamps in UTC, both inclusive. */
  readonly validFrom: string
  readonly validTo: string
}

/** Where a message stands on its way: a draft is shown to nobody, a published one from its first moment to its last. */
export type MessagePhase = 'draft' | 'coming' | 'in-force' | 'over'

export const phaseOf = ({ status, validFrom, validTo }: InTime, at: Date): MessagePhase => {
  if (status === 'draft') return 'draft'
  if (at < new Date(validFrom)) return 'coming'
  return at <= new Date(validTo) ? 'in-force' : 'over'
}
