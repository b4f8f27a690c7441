/** What the fields for a row's count and rates say. */
import { sayIn, texts } from '#domain/texts/texts'

const say = sayIn('quote/fields')

export const fieldText = texts('quote/fields.field', {
  ofRow: (rowNumber: number) => say`, rad ${rowNumber}`,
  invalid: (label: string) => say`Ugyldig verdi for feltet ${label}`,
  atLeast: (label: string, least: string) => say`${label} må være minst ${least}`,
  atMost: (label: string, most: string) => say`${label} kan være høyst ${most}`,
  countInDoubt: (count: number) =>
    say`${new Intl.NumberFormat('nb-NO').format(count)} ligner et mål. Mener du antall? Trykk Enter en gang til.`,
  countMeant: (count: number) => say`Ja, ${new Intl.NumberFormat('nb-NO').format(count)}\u00a0stk.`,
  rateLocked: (rowNumber: number) => say`Kan ikke endre byggmesterpris for rad ${rowNumber}`,
  masked: 'Skjult for superbruker på byggmesters tilbud',
} as const)
