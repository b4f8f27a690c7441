/** What a body lacks, for whoever wrote it. */
export const bodyText = {
  signature: 'Skriv navnet ditt, minst to tegn',
  question: 'Skriv hva du lurer på',
  questionAtMost: (characters: number) => `Skriv høyst ${characters} tegn`,
  mail: 'Skriv noe til kunden',
  week: 'Uken finnes ikke',
  functions: 'Ingen gyldige funksjonsvalg',
} as const
