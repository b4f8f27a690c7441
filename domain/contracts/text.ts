/** What a body lacks, for whoever wrote it. */
import { sayIn, texts } from '#domain/texts/texts'

const say = sayIn('domain/contracts')

export const bodyText = texts('domain/contracts.body', {
  signature: 'Skriv navnet ditt, minst to tegn',
  question: 'Skriv hva du lurer på',
  questionAtMost: (characters: number) => say`Skriv høyst ${characters} tegn`,
  mail: 'Skriv noe til kunden',
  week: 'Uken finnes ikke',
  functions: 'Ingen gyldige funksjonsvalg',
} as const)
