/** Norwegian strings of what a quote comes to, and of what is set for all of its rows. Exact wordings are those of quote-workflow sections 2, 5 and 8. */
import { sayIn, texts } from '#domain/texts/texts'

const say = sayIn('quotes/panels')

export const summaryText = texts('quotes/panels.summary', {
  heading: 'Sammendrag',
  exclTax: 'Sum eks. mva.',
  tax: 'Mva.',
  inclTax: 'Sum inkl. mva.',
  net: (sum: string) => say`Netto innkjøp: ${sum} eks. mva.`,
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
  confirmedWeek: ({ year, week }: { year: number; week: number }) => say`Uke ${week}, ${year}`,
  changedFrom: (week: number) => say`Endret fra uke ${week}`,
  week: (week: number, day: number) => say`Uke ${week} (dag ${day})`,
} as const)

export const quickText = texts('quotes/panels.quick', {
  heading: 'Hurtigvalg',
  price: (amount: string) => say`ca ${amount}`,
  chosen: (count: number) => (count === 0 ? '' : say`${count} valgt`),
} as const)

export const overrideText = texts('quotes/panels.override', {
  ofAll: ', alle rader',
  heading: 'Rabatt og margin på alle rader',
  windows: 'Rabatt vinduer',
  doors: 'Rabatt dører',
  margin: 'Margin',
  ofAgent: (name: string) => say`${name} (byggmester)`,
  ownRates: 'Snitt: radene har ulike satser.',
  takeLess: (rows: string, average: string) => say`${rows} tillater mindre. Snittet er ${average}.`,
  help: 'Gjelder alle radene, så langt hver av dem tillater.',
} as const)

export const fastlaneText = texts('quotes/panels.fastlane', {
  choose: 'Fastlane',
} as const)

/** What the project's U-value says about TEK17. */
export const tek17Text = texts('quotes/panels.tek17', {
  measure: (most: string) => say`Oppfyller TEK17 energitiltak (≤\u00a0${most})`,
  minimum: (most: string) => say`Oppfyller TEK17 minimumsnivå (≤\u00a0${most})`,
  above: 'Oppfyller ikke TEK17 minimumsnivå',
} as const)
