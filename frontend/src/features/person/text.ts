import { sayIn, texts } from '#domain/texts/texts'

const say = sayIn('person')

export const personText = texts('person', {
  loading: 'Henter brukeren …',
  tryAgain: 'Prøv igjen',
  failed: 'Brukeren kunne ikke hentes',
  toList: 'Alle brukere',
  notFound: 'Bruker ikke funnet',
  email: 'E-post',
  phone: 'Telefon',
  phoneMissing: 'Telefonnummer mangler',
  lastLogin: 'Sist innlogget',
  neverLoggedIn: 'Har ikke logget inn ennå',
  created: 'Opprettet',
  userId: (id: number) => say`Bruker ${id}`,
  edit: 'Rediger bruker',
  activate: 'Aktiver bruker',
  deactivate: 'Deaktiver bruker',
  deactivated:
    'Brukeren er deaktivert og kan ikke logge inn. Tilbudene står som før. «Aktiver bruker» slipper brukeren inn igjen.',
  noRole: 'Brukeren har ingen aktiv rolle og kommer ikke videre etter innlogging.',
  ownAccount: 'Dette er deg selv.',
  unknownSince: '–',
} as const)

export const editText = texts('person.edit', {
  title: 'Rediger bruker',
  firstname: 'Fornavn',
  lastname: 'Etternavn',
  phone: 'Telefon',
  email: 'E-post',
  emailHelp: 'E-postadressen er den brukeren logger inn med, og kan ikke endres.',
  save: 'Lagre',
  meanwhile: 'Dette er endret mens du skrev:',
  now: (label: string, value: string) => say`${label} er nå ${value === '' ? say`tomt` : say`«${value}»`}`,
  saveAnyway: 'Lagre det du har skrevet',
} as const)

export const rolesText = texts('person.roles', {
  title: 'Roller',
  role: 'Rolle',
  kind: 'Type',
  organisation: 'Tilhørighet',
  state: 'Aktiv',
  enabled: 'Aktiv',
  disabled: 'Deaktivert',
  gone: 'Organisasjonen finnes ikke lenger',
  switchLabel: (role: string) => say`${role} er aktiv`,
  remove: 'Fjern',
  removeLabel: (role: string) => say`Fjern ${role}`,
  add: 'Legg til rolle',
  none: 'Brukeren har ingen roller.',
  removeTitle: 'Fjern rolle',
  removeAsk: (role: string, name: string) => say`Skal ${role} fjernes fra ${name}?`,
  removeHelp: 'Rollen kan også deaktiveres, så kan den aktiveres igjen.',
  removeConfirm: 'Fjern rollen',
  pages: 'Sider med roller',
  previous: 'Forrige side med roller',
  next: 'Neste side med roller',
  range: (first: number, last: number, all: number) => say`${first}–${last} av ${all}`,
} as const)

export const addRoleText = texts('person.add-role', {
  title: 'Legg til rolle',
  role: 'Rolle',
  save: 'Legg til',
} as const)

export const invitationText = texts('person.invitation', {
  open: (date: string) => say`Invitert. Brukeren har ikke valgt passord ennå. Lenken virker til ${date}.`,
  expired: (date: string) => say`Invitasjonen gikk ut ${date}. Brukeren har ikke valgt passord.`,
  missing: 'Brukeren er ikke invitert ennå.',
  mail: (state: string, to: string) => say`E-posten til ${to}: ${state}`,
  again: 'Send på nytt',
  first: 'Send invitasjon',
} as const)

export const resetSecondFactorText = texts('person.reset-second-factor', {
  open: 'Nullstill tofaktor',
  title: 'Nullstill tofaktor',
  ask: (name: string) => say`Har ${name} mistet både telefonen og gjenopprettingskodene?`,
  help: 'Vær sikker på hvem som ber om det. Brukeren blir logget ut overalt, får vite om det på e-post, logger inn med bare passordet og kan sette opp tofaktor på nytt.',
  confirm: 'Nullstill tofaktor',
} as const)

export const latestText = texts('person.latest', {
  title: 'Siste tilbud',
  loading: 'Henter tilbudene …',
  tryAgain: 'Prøv igjen',
  none: 'Ingen tilbud',
  number: 'Nummer',
  date: 'Dato',
  customer: 'Kunde',
  status: 'Status',
} as const)
