/** What the button of a finding does, in words: before it is pressed, and once it is done. */
export const effectText = {
  removes: (rowNumber: number, description: string) => `Rad ${rowNumber} (${description}) tas bort.`,
  removed: (rowNumber: number) => `Rad ${rowNumber} er slettet.`,
  choosesCrane: 'Levering med kranbil velges.',
  choseCrane: 'Levering med kranbil er valgt.',
  innerColor: 'innvendig farge',
  outerColor: 'utvendig farge',
  frameColor: 'karmfarge',
  leafColor: 'farge på dørblad',
  cladding: 'alukledning',
  is: (has: boolean) => (has ? 'ja' : 'nei'),
  becomes: (name: string, from: string, to: string) => `${name} ${from} blir ${to}`,
  colorOf: (color: string, isInside: boolean) => (isInside ? `${color} innvendig` : color),
  withCladding: (has: boolean) => (has ? ', med kledning' : ', uten kledning'),
  isNow: (what: string) => `er nå ${what}`,
  hasNow: (what: string) => `har nå ${what}`,
  isChanged: 'er endret',
  withOthers: (said: string, others: string) => `${said}, med ${others}`,
} as const

/** Why a window is no way out, and a row by its reference. */
export const escapeText = {
  doesNotOpen: (name: string) => `${name} kan ikke åpnes`,
  fireWindow: 'brannvindu teller ikke som rømningsvei',
  noWayOut: (name: string) => `${name} teller ikke som rømningsvei`,
  opening: (size: string) => `fri åpning er ${size}`,
  row: (rowNumber: number, reference: string) => `rad ${rowNumber} («${reference}»)`,
} as const

/** 'rad 1 og 3 er 1 190 × 1 190 mm' */
export const sizeIs = (size: string): string => `er ${size}`

/** '32 dB', or that there is none. */
export const soundNow = (db: number | null): string => (db === null ? 'ingen' : `${db}\u00a0dB`)

export const basisText = {
  orderRule: (id: string) => `Kontrollregel ${id}`,
  productRule: (id: string) => `Produktregel ${id}`,
} as const
