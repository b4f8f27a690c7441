/**
 * Glazing bars of a row: how many panes they make, such as 2x3 (beside each other, above each other), and of which type.
 * Both must be said; what is missing is asked about with what the model comes with.
 */
import { crossbarTypes } from '#domain/catalogue/data/crossbars'
import type { Model } from '#domain/catalogue/types'
import { panesText } from '#domain/messages/doubts'
import type { Bar, Patch } from '#domain/product/product'
import { assortmentOf } from '#domain/rules/assortment'
import { lineWords } from '#domain/vocabulary/line-words'
import { behind, type Choice, type Doubt, doubt } from './doubt.ts'
import type { Reading } from './readings.ts'
import type { PaneGrid } from './vocabulary.ts'

type OfBars = Extract<Reading, { readonly kind: 'bars' | 'barKind' | 'sight' }>

const isOfBars = (reading: Reading): reading is OfBars =>
  reading.kind === 'bars' || reading.kind === 'barKind' || reading.kind === 'sight'

/** The first ones are what most houses have. */
const grids: readonly PaneGrid[] = [
  { columns: 2, rows: 1 },
  { columns: 1, rows: 2 },
  { columns: 2, rows: 2 },
  { columns: 2, rows: 3 },
  { columns: 3, rows: 2 },
  { columns: 3, rows: 3 },
]

const barsOf = ({ columns, rows }: PaneGrid, typeId: string): Bar[] => {
  const bars = (direction: Bar['direction'], count: number) =>
    Array.from({ length: count }, (): Bar => ({ panel: '', direction, typeId, position: null }))
  return [...bars('VERTICAL', columns - 1), ...bars('HORIZONTAL', rows - 1)]
}

export const readBars = (
  readings: readonly Reading[],
  model: Model,
): { readonly patch: Patch; readonly doubts: readonly Doubt[] } => {
  const said = readings.filter(isOfBars)
  const last = said.at(-1)
  if (last === undefined) return { patch: {}, doubts: [] }
  if (said.some(({ without }) => without === true)) return { patch: { crossbars: [] }, doubts: [] }
  const gridsSaid = said.flatMap((each) => (each.kind === 'bars' && each.grid !== null ? [each.grid] : []))
  const kind = said.find((each) => each.kind === 'barKind')
  const sight = said.find((each) => each.kind === 'sight')
  const types = assortmentOf(model).crossbarTypes.filter(
    (type) =>
      (kind === undefined || type.kind === kind.of) && (sight === undefined || type.sight === sight.sight),
  )
  const [grid, other] = gridsSaid
  const [type, second] = types
  const isOneGrid =
    grid !== undefined && (other === undefined || JSON.stringify(grid) === JSON.stringify(other))
  if (isOneGrid && type !== undefined && second === undefined && grid.columns * grid.rows > 1)
    return { patch: { crossbars: barsOf(grid, type.id) }, doubts: [] }
  const ofTypes = (): Choice[] =>
    types.map(({ name, kind: of, sight: width }) =>
      behind(
        last,
        `${kind === undefined ? `${lineWords.barKinds[of]} ` : ''}${sight === undefined ? `${width} mm` : ''}`,
        name,
      ),
    )
  const ofGrids = (): Choice[] =>
    grids.map(({ columns, rows }) => behind(last, `${columns}x${rows}`, panesText(columns, rows)))
  return { patch: {}, doubts: [doubt('crossbars.unclear', last, {}, isOneGrid ? ofTypes() : ofGrids())] }
}

/** As `readBars` reads it again; null for bars that stand elsewhere than over the whole product in equal parts. */
export const barWords = (bars: readonly Bar[]): string | null => {
  const [first] = bars
  const type = crossbarTypes.find(({ id }) => id === first?.typeId)
  const isGrid = bars.every(
    ({ panel, position, typeId }) => panel === '' && position === null && typeId === first?.typeId,
  )
  if (type === undefined || !isGrid) return null
  const count = (direction: Bar['direction']) => bars.filter((bar) => bar.direction === direction).length + 1
  return lineWords.bars(count('VERTICAL'), count('HORIZONTAL'), lineWords.barKinds[type.kind], type.sight)
}
