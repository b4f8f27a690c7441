/** What is said of a place that some deliveries do not reach, wherever somebody chooses one. */
import { texts } from '#domain/texts/texts'

export const deliverySentences = texts('messages/delivery', {
  noPrivateDelivery: 'Privat levering er ikke tilgjengelig for {code} {name}',
  noCrane: 'Kranbil er ikke tilgjengelig for {code} {name}',
} as const)
