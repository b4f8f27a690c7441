/** What a seller is told of a door's 3D model. */
import { sayIn, texts } from '#domain/texts/texts'

const say = sayIn('domain/drawing/door-model')

export const doorModelText = texts('domain/drawing/door-model', {
  basicShown: (product: string) => say`${product} eXtra 80mm door 3D model missing, Basic 60mm shown here`,
  scaled: 'Dørens 3D-modell er skalert. Standard dør er 990 x 2090 mm, smal dør 490 x 2090 mm.',
  missing: 'Dørens 3D-modell kunne ikke hentes. En enkel modell vises.',
  fittings: 'Tegning av håndtak, lås og sylinder kan avvike fra virkelig modell.',
} as const)
