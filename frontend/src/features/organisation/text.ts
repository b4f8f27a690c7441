import { sayIn, texts } from '#domain/texts/texts'

const say = sayIn('organisation')

export const organisationPageText = texts('organisation.page', {
  loading: 'Henter organisasjonen …',
  tryAgain: 'Prøv igjen',
  notFound: 'Organisasjonen finnes ikke',
  failed: {
    stores: 'Forhandleren kunne ikke hentes',
    agents: 'Byggmesteren kunne ikke hentes',
    chains: 'Kjeden kunne ikke hentes',
  },
  toQuotes: 'Gå til tilbudene',
  toList: { stores: 'Alle forhandlere', agents: 'Alle byggmestere' },
  id: (id: number) => say`Nr. ${id}`,
  store: 'Forhandler',
  agent: 'Byggmester',
  chain: 'Kjede',
  edit: 'Rediger',
  contactHeading: 'Kontakt',
  contact: 'Kontaktperson',
  phone: 'Telefon',
  email: 'E-post',
  address: 'Adresse',
  organisationNumber: 'Org.nr.',
  noOrganisationNumber: 'Organisasjonsnummer mangler',
  noContact: 'Kontaktperson mangler',
  noPhone: 'Telefonnummer mangler',
  noEmail: 'E-post mangler',
  noAddress: 'Adresse mangler',
  noPostalCode: 'Postnummer mangler',
  readOnlyHint: (provider: string) =>
    say`Navn, organisasjonsnummer, adresse og postnummer kan bare endres av ${provider}. Ta kontakt for å oppdatere dem.`,
} as const)

export const logoText = texts('organisation.logo', {
  of: (name: string) => say`Logoen til ${name}`,
  change: 'Endre logo',
  title: 'Endre logo',
  choose: 'Velg bilde',
  help: 'PNG eller JPEG. Bildet vises 75 piksler høyt og høyst 250 piksler bredt.',
  preview: 'Slik blir logoen',
  wrongType: 'Filformat må være .png eller .jpg/.jpeg',
  broken: 'Bildet kunne ikke leses. Lagre det på nytt, og prøv igjen.',
  tooLarge: 'Bildet er for stort til å leses her.',
  save: 'Lagre',
} as const)

export const termsText = texts('organisation.terms', {
  agreementWithStore: 'Avtale med forhandler',
  agreementWithAgent: 'Byggmesteravtale',
  ofStore: 'Vilkår',
  discountWindowNet: 'Rabatt vinduer (%)',
  discountDoorNet: 'Rabatt dører (%)',
  storeMargin: 'Prosjektmargin (%)',
  defaultMargin: 'Standard prosjektmargin (%)',
  customerMargin: 'Standard prosjektmargin kunde (%)',
  marginRef: 'Marginreferanse',
  discountMaxWindows: 'Høyeste rabatt vinduer (%)',
  discountMaxDoors: 'Høyeste rabatt dører (%)',
  netWindows: 'Netto vinduer (%)',
  netDoors: 'Netto dører (%)',
  projectWindows: 'Prosjekt vinduer (%)',
  projectDoors: 'Prosjekt dører (%)',
} as const)

export const stockText = texts('organisation.stock', {
  heading: 'Lageradresser',
  none: 'Ingen lageradresser',
  add: 'Legg til lageradresse',
  edit: (name: string) => say`Rediger ${name}`,
  addTitle: 'Ny lageradresse',
  editTitle: (code: string) => say`Lageradresse ${code}`,
  name: 'Navn',
  street: 'Gateadresse',
  postalCode: 'Postnummer',
  incomplete: 'Mangler gateadresse',
} as const)

export const statisticsText = texts('organisation.statistics', {
  heading: 'Tilbud og bestillinger siste 12 måneder',
  caption: 'Antall tilbud og antall bestillinger i hver av de siste 12 månedene',
  none: 'Ingen bestillingsdata tilgjengelig',
  month: 'Måned',
  offers: 'Tilbud',
  sales: 'Bestillinger',
  withAgents: 'Ta med byggmestere',
  loading: 'Henter statistikk …',
  tryAgain: 'Prøv igjen',
} as const)

export const listPartText = texts('organisation.list-part', {
  failed: 'Listen kunne ikke hentes',
  tryAgain: 'Prøv igjen',
  nothing: (q: string) => say`Ingen treff på «${q}».`,
} as const)

export const peopleText = texts('organisation.people', {
  heading: 'Brukere',
  none: 'Ingen brukere ennå.',
  create: 'Opprett bruker',
  name: 'Navn',
  email: 'E-post',
  phone: 'Telefon',
  role: 'Rolle',
  status: 'Status',
  noRoleHere: 'Ingen aktiv rolle her',
  loading: 'Henter brukere …',
} as const)

export const buildersText = texts('organisation.builders', {
  heading: 'Byggmestere',
  none: 'Ingen byggmestere ennå.',
  create: 'Opprett byggmester',
  name: 'Navn',
  place: 'Sted',
  phone: 'Telefon',
  loading: 'Henter byggmestere …',
} as const)

export const storesOfChainText = texts('organisation.stores-of-chain', {
  heading: 'Forhandlere',
  none: 'Ingen forhandlere ennå.',
  loading: 'Henter forhandlere …',
  box: 'Søk etter navn, nummer, sted, kontakt, e-post eller telefon',
  hint: 'Navn, nummer, sted, e-post eller telefon',
  name: 'Navn',
  number: 'Nr.',
  place: 'Sted',
  phone: 'Telefon',
} as const)

export const orderStopFormText = texts('organisation.order-stop-form', {
  stopped: 'Bestillinger er stoppet',
  since: (moment: string) => say`Siden ${moment}`,
  stop: 'Stopp bestillinger',
  title: 'Stopp bestillinger',
  lift: 'Opphev bestillingsstopp',
  text: 'Tekst til forhandleren',
  help: 'Vises for alle som prøver å bestille.',
} as const)

export const secondFactorText = texts('organisation.second-factor', {
  heading: 'Innlogging',
  demand: 'Krev tofaktor av administratorer',
  help: 'Den som administrerer, setter opp tofaktor ved neste innlogging.',
} as const)

export const deleteAgentText = texts('organisation.delete-agent', {
  open: 'Slett byggmester',
  guarded: 'Det går så lenge den ikke har brukere med aktive roller, tilbud eller bestillinger.',
  title: (name: string) => say`Slett ${name}?`,
  confirm: 'Slett',
  explained: 'Byggmesteren forsvinner fra alle lister. Dette kan ikke angres.',
} as const)

export const formFieldsText = texts('organisation.form-fields', {
  name: 'Navn',
  organisationNumber: 'Organisasjonsnummer',
  contact: 'Kontaktperson',
  phoneNumber: 'Telefon',
  email: 'E-post',
  address1: 'Adresse',
  postalCode: 'Postnummer',
  editTitle: (organisation: string) => say`Rediger ${organisation}`,
  save: 'Lagre',
  create: 'Opprett byggmester',
  conflict: (name: string) =>
    say`${name} har lagret endringer mens du skrev. Det du har skrevet, står. Se over, og lagre igjen.`,
  changedTo: (label: string, was: string, is: string) =>
    say`${label}: ${was || say`(tomt)`} ble til ${is || say`(tomt)`}`,
  fault: (label: string, message: string) => `${label}: ${message}`,
} as const)

export const logFoldText = texts('organisation.log-fold', {
  show: 'Hva er endret',
  hide: 'Skjul endringer',
} as const)

export const otherSystemsText = texts('organisation.other-systems', {
  show: 'Andre systemer: API-nøkler og webhooker',
  hide: 'Skjul API-nøkler og webhooker',
} as const)

export const apiKeysText = texts('organisation.api-keys', {
  heading: 'API-nøkler',
  help: 'Med en API-nøkkel kan et annet system lese og lage tilbud som en selger her. Den kan ikke bestille, sende e-post eller endre brukere.',
  guide: 'Slik brukes de',
  none: 'Ingen API-nøkler ennå.',
  loading: 'Henter API-nøkler …',
  failed: 'API-nøklene kunne ikke hentes',
  tryAgain: 'Prøv igjen',
  make: 'Lag API-nøkkel',
  name: 'Navn',
  scope: 'Kan',
  scopes: { read: 'Lese', write: 'Lese og endre' },
  made: 'Laget',
  by: (date: string, name: string) => say`${date} av ${name}`,
  ends: 'Utløper',
  ended: (date: string) => say`Utløp ${date}`,
  lastUsed: 'Sist brukt',
  never: 'Aldri',
  actions: 'Slett',
  delete: 'Slett',
  deleteOf: (name: string) => say`Slett ${name}`,
} as const)

export const makeKeyText = texts('organisation.make-key', {
  title: 'Ny API-nøkkel',
  name: 'Navn på systemet',
  nameHelp: 'Står som selger på tilbudene som systemet lager.',
  scope: 'Hva nøkkelen kan',
  read: 'Lese tilbud, priser og tegninger',
  write: 'Lese, og lage og endre tilbud',
  days: 'Utløper om',
  lives: { '30': '30 dager', '90': '90 dager', '365': '1 år', '730': '2 år' },
  make: 'Lag nøkkelen',
  madeTitle: (name: string) => say`API-nøkkel for ${name}`,
  once: 'Nøkkelen vises bare nå. Kopier den inn i systemet før du lukker.',
  secret: 'API-nøkkel',
} as const)

export const shownOnceText = texts('organisation.shown-once', {
  copy: 'Kopier',
  copied: 'Kopiert',
  done: 'Ferdig',
} as const)

export const deleteKeyText = texts('organisation.delete-key', {
  title: (name: string) => say`Slett ${name}?`,
  question: 'Systemet som bruker nøkkelen, slipper ikke inn lenger.',
  help: 'Dette kan ikke angres. En ny nøkkel må legges inn i systemet.',
  confirm: 'Slett',
} as const)
