/** What is said of the lines of a sheet of stores or people: what is wrong with them, what is doubted, what became of them. */
import { sayIn, texts } from '#domain/texts/texts'
import { formText } from './forms.ts'

const say = sayIn('messages/imports')

/** Names of the columns, as the page and the templates head them. */
export const importColumnNames = texts('messages/imports.import-column-names', {
  name: 'Butikk',
  organisationNumber: 'Org.nr',
  address1: 'Adresse',
  postalCode: 'Postnr',
  postalAddress: 'Poststed',
  contact: 'Kontaktperson',
  phoneNumber: 'Telefon',
  email: 'E-post',
  marginRef: 'Marginref',
  defaultMargin: 'Standardmargin',
  discountMaxWindows: 'Maks rabatt vinduer',
  discountMaxDoors: 'Maks rabatt dører',
  firstname: 'Fornavn',
  lastname: 'Etternavn',
  fullName: 'Navn',
  role: 'Rolle',
  affiliation: 'Tilhørighet',
} as const)

/** What is wrong with a value, so that its line cannot be imported. */
export const importFaults = texts('messages/imports.import-faults', {
  required: 'Mangler',
  tooLong: (characters: number) => formText.atMost(characters),
  organisationNumber: 'Organisasjonsnummeret er ikke gyldig (9 siffer)',
  postalCode: 'Postnummeret må ha 4 siffer',
  unknownPostalCode: 'Postnummeret finnes ikke',
  phone: 'Telefonnummeret må ha 8 siffer',
  email: 'E-postadressen er ikke gyldig',
  percent: (least: number, most: number) => say`Må være en prosent fra ${least} til ${most}`,
  role: (word: string) => say`Rollen «${word}» er ukjent. Skriv «Administrator» eller «Bruker»`,
  lastname: 'Etternavnet mangler',
  sameStore: (line: number) => say`Samme butikk står på linje ${line}`,
  samePerson: (line: number) => say`Samme person står på linje ${line}`,
  sameEmail: (line: number) => say`Samme e-postadresse står på linje ${line} med et annet navn`,
  noAffiliation: (name: string) => say`Ingen butikk eller byggmester i kjeden heter «${name}»`,
  disabled: (name: string) => say`${name} er deaktivert. Aktiver brukeren på personens side først`,
  roleDisabled: (name: string) => say`${name} har en rolle her som er slått av. Slå den på på personens side`,
  otherRole: (name: string, role: string) =>
    say`${name} har rollen «${role}» her fra før. Endre den på personens side`,
  undecided: 'Linjen har en tvil som ikke er avklart',
  gone: 'Valget finnes ikke lenger',
} as const)

/** What a person has to decide. */
export const importDoubts = texts('messages/imports.import-doubts', {
  'store-similar': 'Det finnes en butikk som ligner',
  'postal-place': 'Postnummer {postalCode} er {place}, ikke {written}',
  'affiliation-unclear': '«{name}» kan være flere, eller er skrevet annerledes',
  'email-known': '{name} har e-postadressen fra før, uten rolle her',
  'person-similar': 'En person med samme navn og telefonnummer finnes, med en annen e-postadresse',
  'store-twice': 'En butikk som ligner, står på linje {line}',
  'person-twice': 'Samme person står på linje {line}, med en annen tilhørighet',
  'person-twin': 'Samme navn og telefonnummer står på linje {line}, med en annen e-postadresse',
} as const)
export type ImportDoubtCode = keyof typeof importDoubts

/** What became of a line. */
export const importOutcomes = texts('messages/imports.import-outcomes', {
  made: 'Opprettet',
  exists: (name: string) => say`Finnes fra før: ${name}`,
  roleAdded: 'Personen fantes; rollen er lagt til',
} as const)

/** Why somebody of a sheet was sent no invitation; whoever is one too many is told until when. */
export const notInvited = texts('messages/imports.not-invited', {
  gone: 'Finnes ikke lenger',
  disabled: 'Brukeren er deaktivert',
  'has-password': 'Har allerede valgt et passord',
  'is-invited': 'Har allerede en invitasjon som gjelder',
} as const)

/** Why a sheet cannot be read as one of stores or people. */
export const importProblems = texts('messages/imports.import-problems', {
  empty: 'Arket er tomt.',
  noHeader: (stores: readonly string[], people: readonly string[]) =>
    say`Fant ingen overskrifter. Butikker trenger kolonnene ${stores.join(', ')}, personer ${people.join(', ')}.`,
  missingColumns: (names: readonly string[]) => say`Arket mangler kolonnen ${names.join(', ')}.`,
  noLines: 'Arket har overskrifter, men ingen linjer under.',
  tooMany: (lines: number, most: number) =>
    say`Arket har ${lines} linjer. Inntil ${most} kan importeres om gangen; del det i flere.`,
} as const)
