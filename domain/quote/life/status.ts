/** What a status means for one viewer's buttons and locks; everything is read from the table of the life of a quote. */
import type { Viewer } from '#domain/access/access'
import { QUOTE_STATUS, type QuoteCommand, type QuoteStatus } from '../quote.ts'
import { lifecycle, mayStep, type Step } from './lifecycle.ts'

export interface StatusFlags {
  readonly readOnly: boolean
  readonly canBeOrdered: boolean
  readonly canBeCancelled: boolean
}

export const statusFlags = (status: QuoteStatus, viewer: Viewer): StatusFlags => ({
  readOnly: !mayStep(status, 'correct', viewer),
  canBeOrdered: mayStep(status, 'order', viewer),
  canBeCancelled: mayStep(status, 'cancel', viewer),
})

/** Nobody has ordered it yet: it can expire, and its customer can say yes. */
export const isOffered = (status: QuoteStatus): boolean => lifecycle[status].phase === 'offered'

/** Ordered from the factory, or called off: there is nothing left to estimate, to hurry or to check. */
export const isSettled = (status: QuoteStatus): boolean => lifecycle[status].phase === 'settled'

/** Ordered from the factory, and not called off. */
export const isStandingOrder = (status: QuoteStatus): boolean =>
  status === QUOTE_STATUS.ordered || status === QUOTE_STATUS.cancelRequested

/** Whether rows may be added, changed or taken away, and priced. */
export const rowsAreOpen = (status: QuoteStatus, viewer: Viewer): boolean => mayStep(status, 'edit', viewer)

/** The step of the quote's life that a command is. */
export const stepOf = (command: QuoteCommand): Step => {
  switch (command.kind) {
    case 'change-header':
    case 'set-count':
    case 'set-u-inclusion':
    case 'set-fastlane':
      return 'correct'
    case 'extend-validity':
      return 'extend'
    case 'answer-cancellation':
      return command.approved ? 'approve-cancellation' : 'reject-cancellation'
    case 'acknowledge':
    case 'send':
    case 'order':
    case 'cancel':
    case 'hand-back':
      return command.kind
    default:
      return 'edit'
  }
}
