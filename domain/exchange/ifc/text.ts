/** What a building model says in words of ours; names of properties that programs look for are IFC's own. */
import { sayIn, texts } from '#domain/texts/texts'

const say = sayIn('exchange/ifc')

export const ifcText = texts('exchange/ifc.model', {
  quote: (orderNumber: number) => say`Tilbud ${orderNumber}`,
  row: (rowNumber: number) => say`Rad ${rowNumber}`,
  panel: (number: number) => say`Felt ${number}`,
  sound: (decibels: number) => say`${decibels}\u00a0dB`,
  lining: 'Karm',
  ownSet: 'Lysvåg',
  maker: 'Lysvåg Vindu og Dør',
  rowNumber: 'Rad',
  reference: 'Referanse',
  article: 'Artikkel',
  model: 'Modell',
  shape: 'Skråform',
  wood: 'Tre',
  glass: 'Glass',
  aluminium: 'Aluminium',
  site: 'Byggeplass',
  storey: 'Plan 1',
})
