import { sayIn, texts } from '#domain/texts/texts'

const say = sayIn('gallery')

export const sizeNames: Record<'smallest' | 'normal' | 'largest', string> = texts('gallery.size-names', {
  smallest: 'Minste',
  normal: 'Standard',
  largest: 'Største',
})

export const galleryText = texts('gallery', {
  title: 'Galleri',
  lead: 'Alt som tegnes på sin egen måte, i minste, standard og største størrelse.',
  frameType: 'Karmtype',
  shape: 'Form',
  opening: 'Åpning',
  all: 'Alle',
  side: 'Side',
  outside: 'Utvendig',
  inside: 'Innvendig',
  loading: 'Henter farger …',
  failed: 'Kunne ikke hente fargene',
  tryAgain: 'Prøv igjen',
  counted: (combinations: number, drawings: number) =>
    say`${combinations} ${combinations === 1 ? say`kombinasjon` : say`kombinasjoner`}, ${drawings} tegninger`,
  counting: (done: number, of: number) => say`Regner ut størrelser: ${done} av ${of}`,
  leftOut: (count: number) => say`${count} utelatt fordi reglene ikke tillater dem`,
  nothing: 'Ingen kombinasjoner passer til filteret.',
  showAll: 'Vis alle',
  drawingFailed: 'Feil under tegning',
  in3d: 'Vis i 3D',
  leave3d: 'Tilbake til tegning',
  opening3d: 'Åpner 3D …',
  no3d: '3D er ikke tilgjengelig her.',
  model: (id: number, name: string) => `${id} ${name}`,
  notMade: 'Lages ikke',
} as const)
