import { sayIn, texts } from '#domain/texts/texts'

const say = sayIn('flags')

export const flagsText = texts('flags', {
  title: 'Innstillinger for denne nettleseren',
  lead: 'Lagres bare her, og gjelder bare deg. Alt du endrer, brukes med en gang.',
  changed: (count: number) => (count === 1 ? say`1 endret fra standard` : say`${count} endret fra standard`),
  isChanged: 'endret fra standard',
  notANumber: (label: string) => say`${label} må være et tall`,
  nothingChanged: 'Alt er som standard',
  resetSection: (title: string) => say`Tilbakestill ${title}`,
  preview: 'Forhåndsvisning',
  window: 'Vindu',
  door: 'Dør',
  product: 'Produkt',
  loading: 'Henter …',
  previewFailed: 'Feil under tegning',
  json: 'Innstillinger som JSON',
  jsonLead: 'Bare det som er endret fra standard. Rediger, eller lim inn fra en annen nettleser.',
  use: 'Bruk teksten',
  importFile: 'Importer fil',
  download: 'Last ned',
  fileName: 'innstillinger.json',
  reset: 'Nullstill alt',
  wasReset: 'Innstillingene er nullstilt.',
  imported: 'Innstillingene er importert.',
  undo: 'Angre',
} as const)
