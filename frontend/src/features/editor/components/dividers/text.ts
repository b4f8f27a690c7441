/** Posts, transoms and glazing bars. */
import { sayIn, texts } from '#domain/texts/texts'

const say = sayIn('editor/bars')

export const barsText = texts('editor/bars', {
  gridSaid: (columns: number, rows: number) => say`${columns} i bredden, ${rows} i høyden`,
  gridLabel: (columns: number, rows: number) => `${columns} × ${rows}`,
  vertical: 'Stående',
  horizontal: 'Liggende',
  barType: 'Type',
  barFromMiddle: (bar: string) => say`${bar}, fra midten`,
  centre: 'Sett i midten',
  centreBar: (bar: string) => say`Sett ${bar.toLowerCase()} i midten`,
  remove: 'Slett',
  removeBar: (bar: string) => say`Slett ${bar.toLowerCase()}`,
} as const)
