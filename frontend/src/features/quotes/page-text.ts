/** Norwegian strings of the quote page alone. Exact wordings are those of quote-workflow sections 2, 5 and 8. */
import { formatMoment, formatMoney } from '../../ui/format.ts'

export const customerText = {
  heading: 'Kunde',
  edit: 'Rediger kundeinformasjon',
  add: 'Legg til kundeinformasjon',
  none: 'Ingen kunde er lagt inn.',
  name: 'Navn',
  email: 'E-post',
  phone: 'Telefon',
  label: 'Merking',
  reference: 'Bestillingsnummer',
  nameMissing: 'Vennligst oppgi kundens navn',
  save: 'Lagre',
  cancel: 'Avbryt',
} as const

export const deliveryText = {
  heading: 'Levering',
  address: 'Leveringsadresse',
  contact: 'Kontaktperson',
  street: 'Postadresse',
  postalCode: 'Postnummer',
  phone: 'Telefon',
  crane: 'Levering med kranbil',
  craneChosen: 'Leveres med kranbil',
  editPrivate: 'Endre privat levering',
  dialog: 'Privat levering',
  looking: 'Slår opp …',
  contactMissing: 'Vennligst oppgi en kontaktperson',
  streetMissing: 'Vennligst oppgi en postadresse',
  phoneMissing: 'Vennligst oppgi et telefonnummer',
  postalCodeLength: 'Forventer 4 tegn',
} as const

export const commentText = {
  heading: 'Tilbudskommentar',
  add: 'Legg til kommentar',
  edit: 'Rediger kommentar',
  help: 'Kommentaren står på tilbudet som kunden får.',
  none: 'Ingen kommentar.',
} as const

export const summaryText = {
  heading: 'Sammendrag',
  exclTax: 'Sum eks. mva.',
  tax: 'Mva.',
  inclTax: 'Sum inkl. mva.',
  dealer: 'Forhandler',
  agent: 'Byggmester',
  net: (sum: string) => `Netto innkjøp: ${sum} eks. mva.`,
  uValue: 'U-verdi',
  uValueUnit: 'W/m²K',
  lastUpdated: 'Sist endret',
  validTo: 'Gyldig til',
  expired: 'utgått',
  orderNumber: 'Ordrenummer',
  factoryDelivery: 'Levering fra fabrikk',
  handedOver: 'Sendt til fabrikk',
  handOverWaits: 'Venter på å bli sendt',
  accepted: 'Mottatt av fabrikken',
  confirmed: 'Levering bekreftet',
  confirmedWeek: ({ year, week }: { year: number; week: number }) => `Uke ${week}, ${year}`,
  changedFrom: (week: number) => `Endret fra uke ${week}`,
  week: (week: number, day: number) => `Uke ${week} (dag ${day})`,
  unknownLevel: 'Ugyldig brukernivå',
} as const

export const actionText = {
  print: 'Skriv ut',
  schedule: 'Hurtigregistrering',
  send: 'Send til kunde',
  download: 'Last ned',
  copy: 'Kopier tilbud',
  order: 'Bestill',
  extend: 'Utvid gyldighet',
  cancel: 'Kanseller',
  label: 'Handlinger',
  next: 'Neste steg',
  preparing: (percent: number) => `Lager zip … ${Math.round(percent)} %`,
  downloadFailed: 'Filen kunne ikke lages.',
  copyFailed: 'Det oppstod en feil under kopiering av tilbud.',
  copied: (from: number, to: number) =>
    `Tilbud ${from} ble kopiert til ${to}. Du jobber nå på det kopierte tilbudet.`,
  extendFailed: 'Det oppstod en feil under rekalkulering av tilbud.',
  extended: (orderNumber: number) => `Tilbud ${orderNumber} er rekalkulert med ny gyldighet`,
  cancelQuestion: 'Vil du virkelig kansellere bestillingen?',
  cancelNo: 'Nei',
  cancelYes: 'Ja',
  cancelSent: 'Forespørsel om kansellering av tilbudet sendt.',
  cancelledNow: 'Bestillingen er kansellert.',
  cancelAsked: 'Fabrikken har fått ordren. Leverandøren må godkjenne kanselleringen.',
  cancelAtOnce: 'Fabrikken har ikke fått ordren ennå. Den kanselleres med en gang.',
  handBack: 'Gi tilbake til byggmester',
  handedBack: (agent: string) => `Tilbudet er gitt tilbake til ${agent}.`,
  approveCancellation: 'Godkjenn kansellering',
  rejectCancellation: 'Avslå kansellering',
  cancellationApproved: 'Kanselleringen er godkjent.',
  cancellationRejected: 'Kanselleringen er avslått. Ordren står.',
} as const

export const orderText = {
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

/** What was typed into a row's fields and refused. */
export const unsavedText = {
  notStored: 'Ikke lagret:',
  typed: (texts: readonly { readonly label: string; readonly text: string }[]) =>
    texts.map(({ label, text }) => `${label} «${text}»`).join(', '),
  heading: 'Skrevet, men ikke lagret',
  help: 'Bestillingen blir slik radene er lagret. Rett det som er skrevet, eller forkast det.',
  row: (rowNumber: number) => `Rad ${rowNumber}`,
  allRows: 'Alle rader',
  drop: 'Forkast det som ikke er lagret',
  first: 'Rett eller forkast det som ikke er lagret, først.',
} as const

export const checkText = {
  heading: 'Bestillingskontroll',
  checking: 'Kontrollerer …',
  failed: 'Kontrollen kunne ikke hentes.',
  clear: 'Ingenting å rette. Tilbudet er klart til bestilling.',
  clearHere: 'ingenting igjen å rette eller bekrefte.',
  errors: 'Må rettes før bestilling',
  warnings: 'Rett eller bekreft',
  acknowledged: (count: number) => (count === 1 ? '1 bekreftet' : `${count} bekreftet`),
  correct: 'Det stemmer',
  takeBack: 'Angre',
  by: (name: string, at: string) => `Bekreftet av ${name} ${formatMoment(at)}`,
  basis: (basis: string) => `Grunnlag: ${basis}`,
  price: (before: number, after: number) =>
    before === after
      ? `Prisen er den samme, ${formatMoney(after)} eks. mva.`
      : `${formatMoney(before)} blir ${formatMoney(after)} eks. mva.`,
  asOrdered: (count: number) =>
    count === 1
      ? 'Ett funn ble bekreftet før bestillingen.'
      : `${count} funn ble bekreftet før bestillingen.`,
  nothingThen: 'Det var ingenting å bekrefte da tilbudet ble bestilt.',
  openRow: (rowNumber: number) => `Åpne rad ${rowNumber}`,
  row: (rowNumber: number) => `Rad ${rowNumber}`,
  moreRows: (count: number) => `og ${count} til`,
  showAll: (count: number) => `Vis alle ${count} funn`,
  errorCount: (count: number) => `${count} feil`,
  left: (count: number) => `${count} igjen`,
  nothingLeft: 'ingenting igjen',
  close: 'Lukk Bestillingskontroll',
  warningCount: (count: number) => (count === 1 ? '1 varsel' : `${count} varsler`),
} as const

export const priceModeText = {
  CUSTOMER: 'Kundepris',
  STORE: 'Forhandlerpris',
  AGENT: 'Byggmesterpris',
  DISCOUNTS: 'Rabatter',
  HIDDEN: 'Uten priser',
} as const

export const conflictText = {
  stored: 'Lagret nå:',
  mine: 'Ditt:',
  keepMine: 'Behold mitt',
  takeStored: 'Bruk det som er lagret',
} as const
