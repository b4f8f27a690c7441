/**
 * The states of a quote and what each viewer may do in them (trade handbook 10.9, QD-01). What an agent has ordered is
 * his no longer, but the store may still correct count and delivery before it orders from the factory.
 */
import { kindOf, type Viewer } from '#domain/access/access'
import { QUOTE_STATUS, type QuoteCommand, type QuoteStatus } from './quote.ts'

export const STATUS_NAMES: Readonly<Record<QuoteStatus, string>> = {
  10: 'Tilbud',
  20: 'Sendt til kunde',
  30: 'Bestilt fra byggmester',
  40: 'Bestilt',
  50: 'Kansellering forespurt',
  60: 'Kansellert',
}

export interface StatusFlags {
  readonly readOnly: boolean
  readonly canBeOrdered: boolean
  readonly canBeCancelled: boolean
}

const LOOK_ONLY: StatusFlags = { readOnly: true, canBeOrdered: false, canBeCancelled: false }
const OPEN: StatusFlags = { readOnly: false, canBeOrdered: true, canBeCancelled: false }

export const statusFlags = (status: QuoteStatus, viewer: Viewer): StatusFlags => {
  const kind = kindOf(viewer)
  if (kind === 'chain' || kind === 'unknown') return LOOK_ONLY
  switch (status) {
    case QUOTE_STATUS.offer:
    case QUOTE_STATUS.sent:
      return OPEN
    case QUOTE_STATUS.orderedByAgent:
      return kind === 'agent' ? { ...LOOK_ONLY, canBeCancelled: true } : { ...OPEN, canBeCancelled: true }
    case QUOTE_STATUS.ordered:
      return { ...LOOK_ONLY, canBeCancelled: true }
    default:
      return LOOK_ONLY
  }
}

/** Whether rows may be added, changed or taken away, and priced. */
export const rowsAreOpen = (status: QuoteStatus, viewer: Viewer): boolean =>
  !statusFlags(status, viewer).readOnly && status !== QUOTE_STATUS.orderedByAgent

const ALWAYS_CORRECTABLE: ReadonlySet<QuoteCommand['kind']> = new Set([
  'change-header',
  'set-count',
  'set-u-inclusion',
  'set-fastlane',
])

export const isCommandOpen = (kind: QuoteCommand['kind'], status: QuoteStatus, viewer: Viewer): boolean =>
  ALWAYS_CORRECTABLE.has(kind) ? !statusFlags(status, viewer).readOnly : rowsAreOpen(status, viewer)
