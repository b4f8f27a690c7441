/** What is said of a text that somebody edits. */
import { texts } from '#domain/texts/texts'

export const textFormText = texts('messages/text-form', {
  keyTooShort: 'Må være minst 5 tegn lang',
  keySigns: 'Bruk bare bokstavene a–z, tall, punktum, skråstrek, bindestrek og understrek',
} as const)

export const textRefusals = texts('messages/text-form.refusals', {
  'text.not-found': { status: 404, sentence: 'Teksten finnes ikke.' },
  'text.key-taken': { status: 409, sentence: 'Det finnes allerede en tekst med denne nøkkelen.' },
  'text.key-fixed': {
    status: 409,
    sentence: 'Nøkkelen og kategorien kan ikke endres. Slett teksten og lag en ny.',
  },
  'text.other-category': { status: 422, sentence: 'Nøkkelen hører til kategorien {category}.' },
  'text.placeholder-missing': {
    status: 422,
    sentence: 'Teksten mangler {names}. Verdiene må med, ellers går opplysninger tapt.',
  },
  'text.placeholder-unknown': {
    status: 422,
    sentence: 'Teksten har {names}, som ingen verdi hører til.',
  },
  'text.changed-meanwhile': { status: 409, sentence: 'Teksten er endret samtidig. Prøv igjen.' },
} as const)
