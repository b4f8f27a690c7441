/** What the fields for a row's count and rates say. */
export const fieldText = {
  ofRow: (rowNumber: number) => `, rad ${rowNumber}`,
  invalid: (label: string) => `Ugyldig verdi for feltet ${label}`,
  atLeast: (label: string, least: string) => `${label} må være minst ${least}`,
  atMost: (label: string, most: string) => `${label} kan være høyst ${most}`,
  countInDoubt: (count: number) =>
    `${new Intl.NumberFormat('nb-NO').format(count)} ligner et mål. Mener du antall? Trykk Enter en gang til.`,
  countMeant: (count: number) => `Ja, ${new Intl.NumberFormat('nb-NO').format(count)}\u00a0stk.`,
  rateLocked: (rowNumber: number) => `Kan ikke endre byggmesterpris for rad ${rowNumber}`,
  masked: 'Skjult for superbruker på byggmesters tilbud',
} as const
