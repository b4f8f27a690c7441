/** Norwegian strings of the quote page. Exact wordings are those of quote-workflow sections 2, 5 and 8. */
export const quoteText = {
  title: (orderNumber: number) => `Tilbud ${orderNumber}`,
  loading: 'Laster...',
  tryAgain: 'Prøv igjen',
  wentWrong: (message: string) => `Noe gikk galt: ${message}`,
  uValueFailed: (message: string) => `Feil ved oppdatering av U-verdi inkludering: ${message}`,
  saving: 'Lagrer …',
  saved: 'Lagret',
  onBehalfOf: (user: string) => `Opprettet av ${user} på vegne av`,
  expired: 'Tilbudet er utgått, utvid gyldighet for å endre eller bestille.',
  readOnly: 'Tilbudet er låst og kan ikke endres.',
  orderedByAgent: 'Tilbudet er bestilt av byggmester. Bare antall, kunde og levering kan endres.',
  projectCalculation: 'Prosjektkalkyle: prisene regnes med margin.',
  coming: 'Kommer',
  about: 'Om tilbudet',
  toSearch: 'Gå til tilbudene',
} as const

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
  exclTax: 'Sum eks. mva',
  tax: 'Mva',
  inclTax: 'Sum inkl. mva',
  dealer: 'Forhandler',
  agent: 'Byggmester',
  net: (sum: string) => `Netto innkjøp: ${sum} eks. mva`,
  uValue: 'U-verdi',
  uValueUnit: 'W/m²K',
  lastUpdated: 'Sist endret',
  validTo: 'Gyldig til',
  expired: 'utgått',
  orderNumber: 'Ordrenummer',
  factoryDelivery: 'Levering fra fabrikk',
  week: (week: number, day: number) => `Uke ${week} (dag ${day})`,
  unknownLevel: 'Ugyldig brukernivå',
} as const

export const actionText = {
  print: 'Skriv ut',
  send: 'Send til kunde',
  download: 'Last ned',
  copy: 'Kopier tilbud',
  order: 'Bestill',
  extend: 'Utvid gyldighet',
  cancel: 'Kanseller',
} as const

export const priceModeText = {
  CUSTOMER: 'Kundepris',
  STORE: 'Forhandlerpris',
  AGENT: 'Byggmesterpris',
  DISCOUNTS: 'Rabatter',
  HIDDEN: 'Uten priser',
} as const

export const rowText = {
  heading: 'Produkter',
  articles: 'Tillegg',
  row: (rowNumber: number) => `Rad ${rowNumber}`,
  connectedTo: (rowNumber: number) => `koblet til rad ${rowNumber}`,
  carries: (rowNumbers: readonly number[]) =>
    `koblet med ${new Intl.ListFormat('nb').format(rowNumbers.map((rowNumber) => `rad ${rowNumber}`))}`,
  depth: 'karm',
  nobb: 'NOBB',
  aluminium: 'Aluminium',
  wood: 'Tre',
  uValue: 'U',
  vent: 'Ventil',
  yes: 'Ja',
  no: 'Nei',
  swan: 'Svanemerket',
  frame: 'Karm',
  leaf: 'Dørblad',
  inside: 'Innside',
  outside: 'Utside',
  cladding: 'Alu',
  include: 'Inkluder i uverdiberegning',
  count: 'Antall',
  each: 'stk. à',
  pricesExclTax: 'Priser eks. mva',
  copy: (rowNumber: number) => `Kopier rad ${rowNumber}`,
  copyWithoutCount: 'Kan ikke kopiere rad uten antall',
  remove: (rowNumber: number) => `Slett rad ${rowNumber}`,
  removeQuestion: (rowNumber: number) => `Slette rad ${rowNumber}? Det kan ikke angres.`,
  removeYes: 'Slett raden',
  removeNo: 'Behold',
  addToQuote: 'Legg til i tilbud',
  rateLocked: 'Kan ikke endre byggmesterpris for rad',
  masked: 'Skjult for superbruker på byggmesters tilbud',
  toAgent: 'til byggmester',
  warning: 'Varsel',
  empty: 'Tilbudet har ingen produkter ennå.',
  emptyHelp: 'Velg et vindu eller en dør nedenfor, så legges det til i tilbudet.',
  footer: (count: number) => `${count} rader`,
} as const

export const conflictText = {
  stored: 'Lagret nå:',
  mine: 'Ditt:',
  keepMine: 'Behold mitt',
  takeStored: 'Bruk det som er lagret',
} as const
