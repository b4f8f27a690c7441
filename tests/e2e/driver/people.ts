/** Demo people by what they are. All of them have the demo password. */
export const DEMO_PASSWORD = 'lysvag-demo'

export const demoPeople = {
  /** Salesman of Tømmerringen Sandnes, a store in margin mode. */
  storeClerk: 'tor.kvalheim@butikk.example',
  /** Administrator of one store and salesman of another: must choose. */
  storeClerkOfTwo: 'marit.kvalheim@butikk.example',
  /** Salesman of Tømmerringen Haugesund, a store in discount mode: at most 35 % on windows, 32 % on doors. */
  discountClerk: 'espen.lunde@butikk.example',
  /** Administrator of one store; his role in another has been switched off. */
  storeAdministrator: 'knut.haugen@butikk.example',
  /** Builder at Vinkel og Vater, who buys from Tømmerringen Sandnes with margins. */
  agent: 'arne.nesheim@vinkel-og-vater.example',
  /** Builder at Kvistfri Bygg, who buys from Tømmerringen Sandnes with discounts. */
  discountAgent: 'eivind.maelen@kvistfri-bygg.example',
  superUser: 'ole.dahl@lysvag.example',
  chainUser: 'geir.kolstad@kjede.example',
  /** Has left the store; the account is switched off. */
  disabled: 'bjorn.fjeld@butikk.example',
  /** Works in no other test, so that a locked mailbox disturbs nobody. */
  forgetful: 'magnus.ravndal@butikk.example',
  /** Each forgets the password, sets up a second factor, has sessions ended, or is deactivated, in one test alone. */
  forgetsPassword: 'rune.overas@butikk.example',
  usesSecondFactor: 'odd.arne.myklebust@butikk.example',
  isLoggedInTwice: 'silje.brekke@butikk.example',
  isDeactivated: 'jonas.foss@butikk.example',
  endsSessions: 'per.tveit@loddrett-bygg.example',
  /** In chains of their own; they read the provider's messages in tests of those alone. */
  reader: 'torunn.lirhus@butikk.example',
  readerAtTwoDesks: 'pal.ellingsen@butikk.example',
} as const

export type DemoPerson = keyof typeof demoPeople
