/** What the fields for a row's count and rates say. */
export const fieldText = {
  countInDoubt: (count: number) =>
    `${new Intl.NumberFormat('nb-NO').format(count)} ligner et mål. Mener du antall? Trykk Enter en gang til.`,
  countMeant: (count: number) => `Ja, ${new Intl.NumberFormat('nb-NO').format(count)}\u00a0stk.`,
  rateLocked: (rowNumber: number) => `Kan ikke endre byggmesterpris for rad ${rowNumber}`,
  masked: 'Skjult for superbruker på byggmesters tilbud',
} as const
