/** Demo people by what they are. All of them have the demo password. */
export const DEMO_PASSWORD = 'lysvag-demo'

export const people = {
  /** Salesman of Tømmerringen Sandnes, a store in margin mode. */
  storeClerk: 'tor.kvalheim@butikk.example',
  /** Administrator of one store and salesman of another: must choose. */
  storeClerkOfTwo: 'marit.kvalheim@butikk.example',
  /** Builder at Vinkel og Vater, who buys from Tømmerringen Sandnes. */
  agent: 'arne.nesheim@vinkel-og-vater.example',
  superUser: 'ole.dahl@lysvag.example',
  chainUser: 'geir.kolstad@kjede.example',
} as const
