/** What a form says of a field that lacks something; the server says the same of what is sent to it. */
import { sayIn, texts } from '#domain/texts/texts'

const say = sayIn('messages/forms')

export const formText = texts('messages/forms.form', {
  required: 'Påkrevet felt',
  readable: 'Inneholder tegn som ikke kan vises',
  customerName: 'Skriv inn kundens navn',
  email: 'Vennligst oppgi en gyldig e-postadresse',
  phone: 'Vennligst oppgi et telefonnummer',
  phoneDigits: 'Vennligst oppgi et gyldig telefonnummer (8 siffer)',
  organisationNumber: 'Vennligst oppgi et gyldig organisasjonsnummer (9 siffer)',
  deliveryCode: 'Velg en leveringsadresse',
  contact: 'Skriv inn en kontaktperson',
  street: 'Skriv inn en postadresse',
  postalCode: 'Forventer 4 tegn',
  postalDigits: 'Forventer 4 siffer',
  hidden: 'Teksten inneholder usynlige tegn som ikke kan brukes',
  rate: (least: number, most: number) => say`Oppgi en prosent fra ${least} til ${most}`,
  twoDecimals: 'Oppgi høyst to desimaler',
  date: 'Skriv datoen som DD.MM.ÅÅÅÅ',
  expiryBeforeStart: 'Utløpsdatoen kan ikke være før publiseringsdatoen',
  atMost: (characters: number) => say`Maksimal lengde er ${characters} tegn`,
  atLeast: (characters: number) => say`Vennligst fyll inn minst ${characters} tegn`,
} as const)
