/**
 * The life of a quote in one table: for each status, which steps may be taken, by whom, and which status follows. Buttons,
 * locks and commands all read it (trade handbook 10.9, QD-01). What an agent has ordered is his no longer: his store may
 * still correct count and delivery, orders from the factory, hands it back, or calls it off before the factory knows of it.
 * A cancellation after that is a request that the provider answers.
 */
import { kindOf, type Viewer, type ViewerKind } from '#domain/access/access'
import { QUOTE_STATUS, type QuoteStatus } from '../quote.ts'
import { statusNames } from './status-text.ts'

export type Step =
  /** Add, change or take away rows, and price them. */
  | 'edit'
  /** Count, delivery and the other fields of the header. */
  | 'correct'
  /** Say of a finding of the order check that it is meant so. */
  | 'acknowledge'
  /** New prices and a new validity. */
  | 'extend'
  | 'send'
  | 'order'
  | 'cancel'
  | 'hand-back'
  | 'approve-cancellation'
  | 'reject-cancellation'

type Seller = 'super' | 'store' | 'agent'
/** The status that follows, by who takes the step; whoever is not named may not. */
type Next = Readonly<Partial<Record<Seller, QuoteStatus>>>

interface State {
  readonly name: string
  /** Nobody has ordered it yet; an agent has, and his store not; ordered from the factory, or called off. */
  readonly phase: 'offered' | 'at the store' | 'settled'
  readonly steps: Readonly<Partial<Record<Step, Next>>>
}

const { offer, sent, orderedByAgent, ordered, cancelRequested, cancelled } = QUOTE_STATUS

const everySeller = (next: QuoteStatus): Next => ({ super: next, store: next, agent: next })
const storeAndProvider = (next: QuoteStatus): Next => ({ super: next, store: next })
const provider = (next: QuoteStatus): Next => ({ super: next })

/** What the customer has been sent is an offer again as soon as it is edited. */
const stillOffered = {
  edit: everySeller(offer),
  correct: everySeller(offer),
  extend: everySeller(offer),
  send: everySeller(sent),
  order: { ...storeAndProvider(ordered), agent: orderedByAgent },
} satisfies State['steps']

export const lifecycle: Readonly<Record<QuoteStatus, State>> = {
  [offer]: {
    get name() {
      return statusNames.offer
    },
    phase: 'offered',
    steps: { ...stillOffered, acknowledge: everySeller(offer) },
  },
  [sent]: {
    get name() {
      return statusNames.sent
    },
    phase: 'offered',
    steps: { ...stillOffered, acknowledge: everySeller(sent) },
  },
  [orderedByAgent]: {
    get name() {
      return statusNames.orderedByAgent
    },
    phase: 'at the store',
    steps: {
      correct: storeAndProvider(orderedByAgent),
      acknowledge: storeAndProvider(orderedByAgent),
      order: storeAndProvider(ordered),
      cancel: everySeller(cancelled),
      'hand-back': storeAndProvider(offer),
    },
  },
  [ordered]: {
    get name() {
      return statusNames.ordered
    },
    phase: 'settled',
    steps: { cancel: everySeller(cancelRequested) },
  },
  [cancelRequested]: {
    get name() {
      return statusNames.cancelRequested
    },
    phase: 'settled',
    steps: { 'approve-cancellation': provider(cancelled), 'reject-cancellation': provider(ordered) },
  },
  [cancelled]: {
    get name() {
      return statusNames.cancelled
    },
    phase: 'settled',
    steps: {},
  },
}

const isSeller = (kind: ViewerKind): kind is Seller =>
  kind === 'super' || kind === 'store' || kind === 'agent'

/** The status after the viewer's step; null when he may not take it. */
export const statusAfter = (status: QuoteStatus, step: Step, viewer: Viewer): QuoteStatus | null => {
  const kind = kindOf(viewer)
  return isSeller(kind) ? (lifecycle[status].steps[step]?.[kind] ?? null) : null
}

export const mayStep = (status: QuoteStatus, step: Step, viewer: Viewer): boolean =>
  statusAfter(status, step, viewer) !== null
