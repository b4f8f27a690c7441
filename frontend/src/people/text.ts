/** What is said of people and their roles wherever they are shown. */

import { roleNames } from '#domain/access/role-names-text'
import { sayIn, texts } from '#domain/texts/texts'

const say = sayIn('people')

/** In a choice «Bruker» alone would not tell from what it is chosen. */
export const everydayRoles = texts('people.everyday-roles', [
  {
    value: 'ADMINISTRATOR',
    get label() {
      return roleNames.ADMINISTRATOR
    },
  },
  { value: 'WORKER', label: 'Normal bruker' },
] as const)

export const affiliationText = texts('people.affiliation', {
  store: 'Butikkbruker',
  agent: 'Byggmesterbruker',
  chain: 'Kjedebruker',
} as const)

export const inactivityText = texts('people.inactivity', {
  disabled: 'Deaktivert',
  noRole: 'Ingen aktiv rolle',
} as const)

export const listedStopText = texts('people.listed-stop', {
  heading: 'Status',
  stopped: 'Bestillingsstopp',
} as const)

export const createUserText = texts('people.create-user', {
  open: 'Opprett bruker',
  title: 'Opprett bruker',
  titleFor: (organisation: string) => say`Opprett bruker hos ${organisation}`,
  firstname: 'Fornavn',
  lastname: 'Etternavn',
  email: 'E-post',
  emailHelp: 'Hit sendes en invitasjon, og med den velger brukeren sitt eget passord.',
  phone: 'Telefon',
  role: 'Rolle',
  save: 'Opprett bruker',
} as const)

export const organisationText = texts('people.organisation', {
  kind: 'Type',
  store: 'Forhandler',
  agent: 'Byggmester',
  label: 'Organisasjon',
  hint: 'Søk på navn, sted eller nummer',
  nothing: 'Ingen treff',
  searching: 'Søker …',
  failed: 'Søket kunne ikke hentes.',
} as const)

export const logText = texts('people.log', {
  title: 'Endringslogg',
  loading: 'Henter endringsloggen …',
  tryAgain: 'Prøv igjen',
  none: 'Ingen endringer er registrert.',
  more: 'Vis eldre endringer',
  kept: 'Endringer vises i 24 måneder.',
  nothing: '(tomt)',
  became: 'ble til',
} as const)
