/** What is said of a place that some deliveries do not reach, wherever somebody chooses one. */
export const deliverySentences = {
  noPrivateDelivery: 'Privat levering er ikke tilgjengelig for {code} {name}',
  noCrane: 'Kranbil er ikke tilgjengelig for {code} {name}',
} as const
