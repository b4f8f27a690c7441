/** Words in CAD drawings: the names of their layers. */
import { sayIn, texts } from '#domain/texts/texts'

const say = sayIn('domain/dxf')

export const dxfLayerText = texts('domain/dxf.layer', {
  inElevation: (part: string) => say`Oppriss-${part}`,
  inSection: (part: string) => say`Snitt-${part}`,
  frame: 'karm',
  threshold: 'terskel',
  sash: 'ramme',
  leaf: 'dørblad',
  divider: 'post og losholt',
  crossbar: 'sprosse',
  glass: 'glass',
  panel: 'fylling',
  bead: 'glasslist',
  gasket: 'tetningslist',
  cladding: 'alukledning',
  fittings: 'beslag',
  vent: 'ventil',
  jamb: 'utforing',
  flowerboard: 'blomsterbrett',
  outline: 'Omriss',
  symbol: 'Slagretning',
  hidden: 'Skjulte kanter',
  dimension: 'Mål',
  text: 'Tekst',
  opening: 'Veggåpning',
})
