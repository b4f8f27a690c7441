export const personText = {
  loading: 'Henter brukeren …',
  tryAgain: 'Prøv igjen',
  toList: 'Alle brukere',
  notFound: 'Bruker ikke funnet',
  email: 'E-post',
  phone: 'Telefon',
  phoneMissing: 'Telefonnummer mangler',
  lastLogin: 'Sist innlogget',
  neverLoggedIn: 'Har ikke logget inn ennå',
  created: 'Opprettet',
  userId: (id: number) => `Bruker ${id}`,
  edit: 'Rediger bruker',
  activate: 'Aktiver bruker',
  deactivate: 'Deaktiver bruker',
  deactivated:
    'Brukeren er deaktivert og kan ikke logge inn. Tilbudene står som før. «Aktiver bruker» slipper brukeren inn igjen.',
  noRole: 'Brukeren har ingen aktiv rolle og kommer ikke videre etter innlogging.',
  ownAccount: 'Dette er deg selv.',
  unknownSince: '–',
} as const

export const editText = {
  title: 'Rediger bruker',
  firstname: 'Fornavn',
  lastname: 'Etternavn',
  phone: 'Telefon',
  email: 'E-post',
  emailHelp: 'E-postadressen er den brukeren logger inn med, og kan ikke endres.',
  save: 'Lagre',
  meanwhile: 'Dette er endret mens du skrev:',
  now: (label: string, value: string) => `${label} er nå ${value === '' ? 'tomt' : `«${value}»`}`,
  saveAnyway: 'Lagre det du har skrevet',
} as const

export const rolesText = {
  title: 'Roller',
  role: 'Rolle',
  kind: 'Type',
  organisation: 'Tilhørighet',
  state: 'Aktiv',
  enabled: 'Aktiv',
  disabled: 'Deaktivert',
  gone: 'Organisasjonen finnes ikke lenger',
  switchLabel: (role: string) => `${role} er aktiv`,
  remove: 'Fjern',
  removeLabel: (role: string) => `Fjern ${role}`,
  add: 'Legg til rolle',
  none: 'Brukeren har ingen roller.',
  removeTitle: 'Fjern rolle',
  removeAsk: (role: string, name: string) => `Skal ${role} fjernes fra ${name}?`,
  removeHelp: 'Rollen kan også deaktiveres, så kan den aktiveres igjen.',
  removeConfirm: 'Fjern rollen',
  cancel: 'Avbryt',
  pages: 'Sider med roller',
  previous: 'Forrige side med roller',
  next: 'Neste side med roller',
  range: (first: number, last: number, all: number) => `${first}–${last} av ${all}`,
} as const

export const addRoleText = {
  title: 'Legg til rolle',
  role: 'Rolle',
  save: 'Legg til',
} as const

export const invitationText = {
  open: (date: string) => `Invitert. Brukeren har ikke valgt passord ennå. Lenken virker til ${date}.`,
  expired: (date: string) => `Invitasjonen gikk ut ${date}. Brukeren har ikke valgt passord.`,
  missing: 'Brukeren er ikke invitert ennå.',
  mail: (state: string, to: string) => `E-posten til ${to}: ${state}`,
  again: 'Send på nytt',
  first: 'Send invitasjon',
} as const

export const latestText = {
  title: 'Siste tilbud',
  loading: 'Henter tilbudene …',
  tryAgain: 'Prøv igjen',
  none: 'Ingen tilbud',
  number: 'Nummer',
  date: 'Dato',
  customer: 'Kunde',
  status: 'Status',
} as const
