import { sayIn, texts } from '#domain/texts/texts'

const say = sayIn('directory')

export const directoryText = texts('directory', {
  search: 'Søk',
  failed: 'Søket feilet',
  tryAgain: 'Prøv igjen',
  loading: 'Henter …',
  nothing: (q: string) => (q === '' ? say`Listen er tom.` : say`Ingen treff på «${q}».`),
  clear: 'Vis alle',
  name: 'Navn',
  number: 'Nr.',
  contact: 'Kontaktperson',
  phone: 'Telefon',
  email: 'E-post',
  place: 'Sted',
  store: 'Forhandler',
} as const)

export const storesText = texts('directory.stores', {
  title: 'Forhandlere',
  box: 'Søk etter navn, nummer, sted, kontakt, e-post eller telefon',
  hint: 'Navn, nummer, sted, e-post eller telefon',
} as const)

export const agentsText = texts('directory.agents', {
  title: 'Byggmestere',
  box: 'Søk etter navn, nummer, sted, kontakt, e-post eller telefon',
  hint: 'Navn, nummer, sted, e-post eller telefon',
} as const)

export const usersText = texts('directory.users', {
  title: 'Brukere',
  box: 'Søk etter navn, nummer, organisasjon, e-post eller telefon',
  hint: 'Navn, organisasjon, e-post eller telefon',
  status: 'Status',
  roles: 'Roller',
  lastLogin: 'Sist innlogget',
  never: 'Aldri',
} as const)
