export const directoryText = {
  search: 'Søk',
  failed: 'Søket feilet',
  tryAgain: 'Prøv igjen',
  loading: 'Henter …',
  nothing: (q: string) => (q === '' ? 'Listen er tom.' : `Ingen treff på «${q}».`),
  clear: 'Vis alle',
  name: 'Navn',
  number: 'Nr.',
  contact: 'Kontaktperson',
  phone: 'Telefon',
  email: 'E-post',
  place: 'Sted',
  store: 'Forhandler',
  stopped: 'Bestillingsstopp',
} as const

export const storesText = {
  title: 'Forhandlere',
  box: 'Søk etter navn, nummer, sted, kontakt, e-post eller telefon',
} as const

export const agentsText = {
  title: 'Byggmestere',
  box: 'Søk etter navn, nummer, sted, kontakt, e-post eller telefon',
} as const

export const usersText = {
  title: 'Brukere',
  box: 'Søk etter navn, nummer, organisasjon, e-post eller telefon',
  status: 'Status',
  roles: 'Roller',
  lastLogin: 'Sist innlogget',
  never: 'Aldri innlogget',
} as const
