/** Which rows a row is mounted together with, in a few words. */
import { sayIn, texts } from '#domain/texts/texts'

const say = sayIn('editor/connections/summary')

const rowList = new Intl.ListFormat('nb', { type: 'conjunction' })
const rowsNamed = (rows: readonly number[]): string =>
  say`${rows.length === 1 ? say`Rad` : say`Radene`} ${rowList.format(rows.map(String))}`

export const connectionSummaryText = texts('editor/connections/summary', {
  none: 'Ikke koblet',
  connectedTo: (row: number) => say`Koblet til rad ${row}`,
  carries: (rows: readonly number[]) => say`${rowsNamed(rows)} er koblet hit`,
  postOf: (row: number) => say`Koblingspost for rad ${row}`,
} as const)
