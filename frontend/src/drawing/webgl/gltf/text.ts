/** Words in 3D files. */
import { sayIn, texts } from '#domain/texts/texts'

const say = sayIn('drawing/gltf')

export const fileText = texts('drawing/gltf.file', {
  quote: (orderNumber: number) => say`Tilbud ${orderNumber}`,
  row: (rowNumber: number) => say`Rad ${rowNumber}`,
  tooManyPieces: (max: number) => say`En 3D-modell kan ha inntil ${max} stykker. Last ned én rad om gangen.`,
  opening: 'Åpne',
  maker: 'Lysvåg Vindu og Dør',
} as const)
