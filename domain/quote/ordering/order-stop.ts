/** A store that may not order for a while: what is said of it beside its name (Q-241, QD-10). */
import { orderStopSentences } from '#domain/messages/order-refusals'

interface OrderStop {
  readonly active: boolean
  readonly text: string
}

/** Null where the store may order. */
export const orderStopText = ({ active, text }: OrderStop): string | null =>
  active ? text || orderStopSentences.unexplained : null
