import { sayIn, texts } from '#domain/texts/texts'

const say = sayIn('texts')

export const textListText = texts('texts.list', {
  title: 'Rediger tekster',
  create: 'Ny tekst',
  outsideProduction: 'Dette er ikke produksjon. Det du endrer her, gjelder bare dette miljøet.',
  box: 'Søk etter nøkkel, tekst eller beskrivelse',
  hint: 'Nøkkel, tekst eller beskrivelse',
  category: 'Kategori',
  anyCategory: 'Alle kategorier',
  show: 'Vis',
  all: 'Alle tekster',
  own: 'Med egne ord',
  unused: 'Ikke brukt her',
  failed: 'Tekstene kunne ikke hentes',
  tryAgain: 'Prøv igjen',
  loading: 'Henter tekstene …',
  nothing: 'Ingen tekst passer til søket.',
  clear: 'Vis alle tekster',
  key: 'Nøkkel',
  text: 'Tekst',
  use: 'Bruk',
  isUsed: 'I bruk',
  isUnused: 'Ikke brukt her',
  hasOwn: 'Egne ord',
  outOfForce: 'Egne ord som ikke gjelder lenger',
  action: 'Handling',
  edit: 'Rediger',
  editOf: (key: string) => say`Rediger ${key}`,
} as const)

export const textFieldText = texts('texts.form', {
  create: 'Ny tekst',
  edit: 'Rediger tekst',
  key: 'Nøkkel',
  keyFixed: 'En tekst beholder nøkkelen og kategorien sin.',
  category: 'Kategori',
  language: 'Språk',
  norwegian: 'Norsk',
  text: 'Tekst',
  description: 'Beskrivelse',
  descriptionHelp: 'Til den som redigerer teksten neste gang.',
  save: 'Lagre',
  reset: 'Nullstill',
  remove: 'Slett',
  built: 'Slik sier programmet det selv',
  outOfForce:
    'Programmet sier noe annet enn da disse ordene ble skrevet, og de gjelder ikke lenger. «Lagre» setter dem i kraft igjen.',
  needs: (values: string) => say`Må være med: ${values}`,
  unsaved: 'Du har skrevet noe som ikke er lagret. Trykk Lagre eller Nullstill først.',
  conflict: (name: string) =>
    say`${name} har lagret teksten mens du skrev. Det du har skrevet, står her fortsatt. «Lagre» lagrer det over, «Nullstill» lar det stå som er lagret.`,
  storedNow: 'Lagret nå',
  deletedMeanwhile:
    'Teksten er slettet mens du skrev. Det du har skrevet, står her fortsatt. «Lagre» lager den på nytt.',
  somebody: 'Noen andre',
} as const)

export const deleteTextText = texts('texts.delete', {
  title: 'Slette teksten?',
  remove: 'Slett',
  builtReturns: 'Fra da av står det igjen slik programmet sier det selv:',
  gone: 'Nøkkelen har da ingen tekst.',
} as const)
