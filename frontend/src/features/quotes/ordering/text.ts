/** Norwegian strings of ordering. Exact wordings are those of quote-workflow sections 2, 5 and 8. */
import { sayIn, texts } from '#domain/texts/texts'

const say = sayIn('quotes/ordering')

export const orderText = texts('quotes/ordering.order', {
  open: 'Bestill',
  title: (orderNumber: number) => say`Bestill tilbud ${orderNumber}`,
  toStore: (store: string) =>
    say`Bestillingen går til ${store}. Butikken ser over den og bestiller fra fabrikken.`,
  fromAgent: (agent: string) => say`${agent} har bestilt. Nå sendes ordren til fabrikken.`,
  toFactory: 'Ordren sendes til fabrikken og kan ikke endres etterpå.',
  left: 'Igjen i Bestillingskontroll',
  customer: 'Kunde',
  delivery: 'Levering',
  submit: 'Oppdater og bestill',
  sum: 'Sum inkl. mva.',
  customerSum: 'Kunden betaler inkl. mva.',
  sending: 'Sender bestilling...',
  sent: 'Bestilling sendt.',
  another: 'Vil du opprette nytt tilbud?',
  formFaults: 'Feltene merket med * må fylles ut riktig.',
  openFindings: (count: number) =>
    count === 1
      ? say`Ett funn må rettes eller bekreftes først.`
      : say`${count} funn må rettes eller bekreftes først.`,
} as const)
