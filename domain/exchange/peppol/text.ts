/** What an order in Peppol's form says in words of ours. */
import { sayIn, texts } from '#domain/texts/texts'

const say = sayIn('exchange/peppol')

export const peppolText = texts('exchange/peppol.order', {
  seller: 'Lysvåg Vindu og Dør',
  crane: 'Levering med kranbil',
  width: 'Bredde',
  height: 'Høyde',
  depth: 'Karmdybde',
  millimetres: (length: number) => say`${length}\u00a0mm`,
} as const)
