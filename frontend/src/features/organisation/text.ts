export const organisationPageText = {
  loading: 'Henter organisasjonen …',
  tryAgain: 'Prøv igjen',
  id: (id: number) => `Nr. ${id}`,
  store: 'Forhandler',
  agent: 'Byggmester',
  chain: 'Kjede',
  edit: 'Rediger',
  contactHeading: 'Kontakt',
  contact: 'Kontaktperson',
  phone: 'Telefon',
  email: 'E-post',
  address: 'Adresse',
  noContact: 'Kontaktperson mangler',
  noPhone: 'Telefonnummer mangler',
  noEmail: 'E-post mangler',
  noAddress: 'Adresse mangler',
  noPostalCode: 'Postnummer mangler',
  readOnlyHint: (provider: string) =>
    `Navn, adresse og postnummer kan bare endres av ${provider}. Ta kontakt for å oppdatere dem.`,
} as const

export const logoText = {
  of: (name: string) => `Logoen til ${name}`,
  change: 'Endre logo',
  title: 'Endre logo',
  choose: 'Velg bilde',
  help: 'PNG eller JPEG. Bildet vises 75 piksler høyt og høyst 250 piksler bredt.',
  preview: 'Slik blir logoen',
  wrongType: 'Filformat må være .png eller .jpg/.jpeg',
  broken: 'Bildet kunne ikke leses. Lagre det på nytt, og prøv igjen.',
  tooLarge: 'Bildet er for stort til å leses her.',
  save: 'Lagre',
} as const

export const termsText = {
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
} as const

export const stockText = {
  heading: 'Lageradresser',
  none: 'Ingen lageradresser',
  add: 'Legg til lageradresse',
  edit: (name: string) => `Rediger ${name}`,
  addTitle: 'Ny lageradresse',
  editTitle: (code: string) => `Lageradresse ${code}`,
  name: 'Navn',
  street: 'Gateadresse',
  postalCode: 'Postnummer',
  incomplete: 'Mangler gateadresse',
} as const

export const statisticsText = {
  heading: 'Tilbud og bestillinger siste 12 måneder',
  none: 'Ingen bestillingsdata tilgjengelig',
  month: 'Måned',
  offers: 'Tilbud',
  sales: 'Bestillinger',
  withAgents: 'Ta med byggmestere',
  loading: 'Henter statistikk …',
  tryAgain: 'Prøv igjen',
} as const

export const peopleText = {
  heading: 'Brukere',
  none: 'Ingen brukere ennå.',
  create: 'Opprett bruker',
  name: 'Navn',
  email: 'E-post',
  phone: 'Telefon',
  role: 'Rolle',
  loading: 'Henter brukere …',
  tryAgain: 'Prøv igjen',
} as const

export const buildersText = {
  heading: 'Byggmestere',
  none: 'Ingen byggmestere ennå.',
  create: 'Opprett byggmester',
  name: 'Navn',
  place: 'Sted',
  phone: 'Telefon',
  loading: 'Henter byggmestere …',
  tryAgain: 'Prøv igjen',
} as const

export const storesOfChainText = {
  heading: 'Forhandlere',
  none: 'Ingen forhandlere ennå.',
  loading: 'Henter forhandlere …',
} as const

export const orderStopFormText = {
  stopped: 'Bestillinger er stoppet',
  since: (moment: string) => `Siden ${moment}`,
  stop: 'Stopp bestillinger',
  title: 'Stopp bestillinger',
  lift: 'Opphev bestillingsstopp',
  text: 'Tekst til forhandleren',
  help: 'Vises for alle som prøver å bestille.',
} as const

export const secondFactorText = {
  heading: 'Innlogging',
  demand: 'Krev tofaktor av administratorer',
  help: 'Den som administrerer, setter opp tofaktor ved neste innlogging.',
} as const

export const deleteAgentText = {
  open: 'Slett byggmester',
  title: (name: string) => `Slett ${name}?`,
  confirm: 'Slett',
  explained: 'Byggmesteren forsvinner fra alle lister. Dette kan ikke angres.',
} as const

export const formFieldsText = {
  name: 'Navn',
  contact: 'Kontaktperson',
  phoneNumber: 'Telefon',
  email: 'E-post',
  address1: 'Adresse',
  postalCode: 'Postnummer',
  save: 'Lagre',
  create: 'Opprett byggmester',
  conflict: (name: string) =>
    `${name} har lagret endringer mens du skrev. Det du har skrevet, står. Se over, og lagre igjen.`,
  changedTo: (label: string, was: string, is: string) => `${label}: ${was || '(tomt)'} → ${is || '(tomt)'}`,
  fault: (label: string, message: string) => `${label}: ${message}`,
} as const

export const logFoldText = { show: 'Hva er endret', hide: 'Skjul endringer' } as const
