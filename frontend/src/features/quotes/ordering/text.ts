/** Norwegian strings of ordering. Exact wordings are those of quote-workflow sections 2, 5 and 8. */
export const orderText = {
  open: 'Bestill',
  title: (orderNumber: number) => `Bestill tilbud ${orderNumber}`,
  toStore: (store: string) =>
    `Bestillingen går til ${store}. Butikken ser over den og bestiller fra fabrikken.`,
  fromAgent: (agent: string) => `${agent} har bestilt. Nå sendes ordren til fabrikken.`,
  toFactory: 'Ordren sendes til fabrikken og kan ikke endres etterpå.',
  left: 'Igjen i Bestillingskontroll',
  customer: 'Kunde',
  delivery: 'Levering',
  submit: 'Oppdater og bestill',
  sum: 'Sum inkl. mva.',
  sending: 'Sender bestilling...',
  sent: 'Bestilling sendt.',
  another: 'Vil du opprette nytt tilbud?',
  formFaults: 'Feltene merket med * må fylles ut riktig.',
  openFindings: (count: number) =>
    count === 1
      ? 'Ett funn må rettes eller bekreftes først.'
      : `${count} funn må rettes eller bekreftes først.`,
} as const

/** What was typed into fields of rows and refused. */
export const unsavedText = {
  heading: 'Skrevet, men ikke lagret',
  help: 'Bestillingen blir slik radene er lagret. Rett det som er skrevet, eller forkast det.',
  row: (rowNumber: number) => `Rad ${rowNumber}`,
  allRows: 'Alle rader',
  drop: 'Forkast det som ikke er lagret',
  first: 'Rett eller forkast det som ikke er lagret, først.',
} as const
