/** Norwegian strings of what is set for all rows of a quote, and of what a quote tells of itself. */
export const quickText = {
  heading: 'Hurtigvalg',
  price: (amount: string) => `ca ${amount}`,
  chosen: (count: number) => (count === 0 ? '' : `${count} valgt`),
} as const

export const overrideText = {
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

export const changesText = {
  heading: 'Endret siden sist sendt',
  sent: (moment: string) => `Kunden fikk tilbudet ${moment}.`,
  none: 'Ingenting er endret siden.',
  loading: 'Ser etter endringer …',
  failed: 'Endringene kunne ikke leses.',
  row: (rowNumber: number) => `Rad ${rowNumber}`,
  added: 'ny',
  removed: 'tatt ut',
  newPrice: 'ny pris',
  to: 'til',
  header: (fields: readonly string[]) => `Også endret: ${new Intl.ListFormat('nb').format(fields)}.`,
  before: 'Da, inkl. mva.',
  after: 'Nå, inkl. mva.',
  difference: 'Forskjell',
  more: (count: number) => `Vis ${count} til`,
} as const

export const buildUpText = {
  open: (rowNumber: number) => `Slik blir prisen til, rad ${rowNumber}`,
  heading: (rowNumber: number) => `Prisen på rad ${rowNumber}`,
  loading: 'Henter prisen …',
  failed: 'Prisoppbyggingen kunne ikke leses.',
  listPrice: 'Listepris',
  unitPrice: 'Pris per stk.',
  times: (numberOf: number) => `${numberOf} stk.`,
  exclTax: 'Beløp eks. mva.',
} as const
