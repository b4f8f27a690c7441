/** What the frame around every page says, and the pages that stand in the place of one. */
import { sayIn, texts } from '#domain/texts/texts'

const say = sayIn('app')

export const shellText = texts('app.shell', {
  skip: 'Hopp til innholdet',
  loading: 'Laster',
  offline: 'Vennligst sjekk at du er koblet til internett.',
  version: (version: string) => say`Versjon ${version}`,
  home: (provider: string) => say`${provider}, til forsiden`,
  menu: 'Hovedmeny',
  search: 'Tilbudssøk',
  fromAgents: 'Bestilt fra byggmester',
  newQuote: 'Nytt tilbud',
  ownSettings: 'Denne nettleseren har egne innstillinger',
} as const)

export const contextText = texts('app.context', {
  loadAnew: 'Last siden på nytt',
} as const)

export const userMenuText = texts('app.user-menu', {
  of: (name: string) => say`Brukermeny for ${name}`,
  loggedInAs: 'Innlogget som',
  changeRole: 'Bytt rolle',
  profile: 'Oppdater profil',
  messages: 'Systemmeldinger',
  serviceForm: 'Serviceskjema',
  logOut: 'Logg ut',
} as const)

export const adminText = texts('app.admin', {
  title: 'Administrasjon',
  systemTitle: 'Systemadministrasjon',
  stores: 'Forhandlere',
  agents: 'Byggmestere',
  users: 'Brukere',
  imports: 'Import',
  operations: 'Drift',
  sessions: 'Økter',
  models: 'Modeller og regler',
  gallery: 'Galleri',
  messages: 'Meldinger',
  pictures: 'Produktvelgerbilder',
  texts: 'Rediger tekster',
  buffers: 'Buffere',
} as const)

export const versionText = texts('app.version', {
  loadAnew: 'Last siden på nytt',
  changed: (server: string, client: string) =>
    say`Serveren er oppdatert til versjon ${server}, mens klienten kjører versjon ${client}.`,
  update: 'Oppdater nå',
  cancel: 'Avbryt',
} as const)

export const errorPageText = texts('app.error-page', {
  title: 'Noe er galt',
  heading: 'Oops noe er galt...',
  contact: (person: string, company: string) =>
    say`Blir feilen borte når du prøver igjen? Hvis ikke, kontakt ${person} hos ${company}: `,
  trace: (trace: string) => say`Oppgi feilnummer ${trace}, så finner vi ut hva som skjedde.`,
  again: 'Prøv igjen',
  toQuotes: 'Gå til tilbudene',
  /** The page is older than what is on the server. */
  pageIsOld:
    'Siden kunne ikke hentes. Verktøyet kan være oppdatert siden du åpnet det. Trykk «Prøv igjen», så lastes siden på nytt.',
  status: (status: number, words = '') => say`Feil ${status} ${words}`.trim(),
  noSuchAddress: 'Adressen finnes ikke. Tilbud og rader har nummer.',
  noAccess: 'Du har ikke tilgang til denne siden.',
} as const)
