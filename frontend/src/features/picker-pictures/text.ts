/** Texts of the page of the pictures that the product menu shows. */
import { sayIn, texts } from '#domain/texts/texts'

const say = sayIn('picker-pictures')

export const pickerPicturesText = texts('picker-pictures', {
  title: 'Produktvelgerbilder',
  loading: 'Henter produkter …',
  tryAgain: 'Prøv igjen',
  notLoaded: (why: string) => say`Feil ved henting av produkter: ${why}`,
  all: 'Hele sortimentet',
  oneByOne: 'Ett og ett bilde',
  cards: (count: number) => say`Ett og ett bilde (${count})`,
  ofOrder: (order: number) => say`Rader i ordre ${order}`,
  order: 'Ordrenummer',
  orderHelp: 'Tomt for hele sortimentet',
  showOrder: 'Vis',
  wrongOrder: (typed: string) => say`«${typed}» er ikke et ordrenummer. Her er hele sortimentet.`,
  generateAll: 'Generer alle',
  showAll3D: 'Vis alle i 3D',
  uploadAll: 'Last opp alle',
  uploadAllLocked: 'Bilder fra en ordre lastes opp ett og ett.',
  underWay: (left: number) => (left === 1 ? say`1 bilde igjen` : say`${left} bilder igjen`),
  of: (what: string, model: string) => say`${what}: ${model}`,
} as const)

/** On one card. */
export const cardText = texts('picker-pictures.card', {
  generate: 'Generer nytt bilde',
  showClient: 'Vis klientbilde',
  hideClient: 'Skjul klientbilde',
  useClient: 'Bruk klientbilde',
  file: 'Velg fil',
  upload: 'Godkjenn og last opp',
  discard: 'Forkast',
  existing: 'Vises nå',
  drawingNow: 'Tegning – modellen har ikke noe bilde',
  client: 'Klientbilde',
  fresh: 'Nytt bilde',
  generating: 'Lager bilde …',
  drawingClient: 'Tegner her …',
  uploading: 'Laster opp …',
  target: 'Modell i ordre 0',
  targetHelp: 'Nummeret på modellen som skal få bildet',
  notGenerated: (row: number) => say`Feil under generering av bilde for rad ${row}`,
  notShown: (row: number) => say`Kunne ikke laste forhåndsvisning for rad ${row}`,
  swatches: 'Farger og intensitet',
  swatch: (part: string, color: string, code: string, intensity: string) =>
    say`${part}: ${color} (${code}), intensitet ${intensity}`,
} as const)

export const partText = texts('picker-pictures.part', {
  outer: 'Utvendig',
  inner: 'Innvendig',
  aluminium: 'Aluminium',
  frame: 'Karm',
  doorLeaf: 'Dørblad',
} as const)

/** About the run over the whole range. */
export const runPageText = texts('picker-pictures.run', {
  help: 'Hver natt tegnes modellene som har fått et annet utseende. Et nytt bilde vises i produktmenyen når du har godkjent det.',
  none: 'Ingen bilder er tegnet ennå.',
  begin: 'Tegn endrede nå',
  drawing: (number: number, all: number) => say`Tegner bilde ${number} av ${all}`,
  byNight: (when: string) => say`Sist tegnet om natten, ${when}.`,
  byHand: (when: string, who: string) => say`Sist startet av ${who}, ${when}.`,
  unchanged: (count: number) => (count === 1 ? say`1 modell er uendret` : say`${count} modeller er uendret`),
  queued: (count: number) => say`${count} i kø`,
  new: (count: number) => (count === 1 ? say`1 nytt bilde` : say`${count} nye bilder`),
  changed: (count: number) => say`${count} ser annerledes ut`,
  same: (count: number) => say`${count} ser likt ut og er byttet`,
  failed: (count: number) => say`${count} kunne ikke tegnes`,
  failedTitle: 'Kunne ikke tegnes',
  failedHelp: 'Produktmenyen viser det den viste før.',
  retry: 'Prøv disse igjen',
  stopped: 'Tegningen stoppet opp',
  proceed: 'Fortsett',
  waiting: (count: number) => say`Venter på godkjenning (${count})`,
  before: 'Vises nå',
  noneBefore: 'Ikke noe bilde ennå',
  after: 'Nytt',
  differing: (share: string) => say`${share} av bildet er annerledes`,
  approve: 'Godkjenn',
  approveOf: (model: string) => say`Godkjenn bildet av ${model}`,
  decline: 'Forkast',
  declineOf: (model: string) => say`Forkast bildet av ${model}`,
  approveAll: (count: number) => say`Godkjenn alle ${count}`,
} as const)
