/** Norwegian strings of what a quote comes to, and of what is set for all of its rows. Exact wordings are those of quote-workflow sections 2, 5 and 8. */
export const summaryText = {
  heading: 'Sammendrag',
  exclTax: 'Sum eks. mva.',
  tax: 'Mva.',
  inclTax: 'Sum inkl. mva.',
  net: (sum: string) => `Netto innkjøp: ${sum} eks. mva.`,
  uValue: 'U-verdi',
  uValueUnit: 'W/(m²K)',
  lastUpdated: 'Sist endret',
  validTo: 'Gyldig til',
  orderNumber: 'Ordrenummer',
  factoryDelivery: 'Levering fra fabrikk',
  sentToFactory: 'Sendt til fabrikk',
  waitsToBeSent: 'Venter på å bli sendt',
  accepted: 'Mottatt av fabrikken',
  confirmed: 'Levering bekreftet',
  confirmedWeek: ({ year, week }: { year: number; week: number }) => `Uke ${week}, ${year}`,
  changedFrom: (week: number) => `Endret fra uke ${week}`,
  week: (week: number, day: number) => `Uke ${week} (dag ${day})`,
} as const

export const quickText = {
  heading: 'Hurtigvalg',
  price: (amount: string) => `ca ${amount}`,
  chosen: (count: number) => (count === 0 ? '' : `${count} valgt`),
} as const

export const overrideText = {
  ofAll: ', alle rader',
  heading: 'Rabatt og margin på alle rader',
  windows: 'Rabatt vinduer',
  doors: 'Rabatt dører',
  margin: 'Margin',
  ofAgent: (name: string) => `${name} (byggmester)`,
  help: 'Gjelder alle radene, så langt hver av dem tillater.',
} as const

export const fastlaneText = {
  choose: 'Fastlane',
} as const

/** What the project's U-value says about TEK17. */
export const tek17Text = {
  measure: (most: string) => `Oppfyller TEK17 energitiltak (≤\u00a0${most})`,
  minimum: (most: string) => `Oppfyller TEK17 minimumsnivå (≤\u00a0${most})`,
  above: 'Oppfyller ikke TEK17 minimumsnivå',
} as const
