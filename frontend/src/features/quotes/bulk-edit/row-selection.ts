/** Which rows are ticked, to be changed together. With shift a tick reaches from the one before. Pure. */
import type { OfferRow } from '#domain/contracts/offer'

export interface RowSelection {
  readonly chosen: ReadonlySet<number>
  /** The row that was ticked last. */
  readonly anchor: number | null
}

export type SelectionAction =
  | { readonly kind: 'tick'; readonly rowNumber: number; readonly on: boolean; readonly isRange: boolean }
  | { readonly kind: 'all' }
  | { readonly kind: 'alike' }
  | { readonly kind: 'none' }

export const NONE_CHOSEN: RowSelection = { chosen: new Set(), anchor: null }

type Row = Pick<OfferRow, 'rowNumber' | 'model'>

const between = (rows: readonly Row[], one: number, other: number): readonly number[] => {
  const numbers = rows.map(({ rowNumber }) => rowNumber)
  const [from, to] = [numbers.indexOf(one), numbers.indexOf(other)].toSorted((a, b) => a - b)
  return from === undefined || to === undefined || from < 0 ? [other] : numbers.slice(from, to + 1)
}

/** Numbers of the rows whose model is among those of the chosen rows. */
const alikeIn = (rows: readonly Row[], chosen: ReadonlySet<number>): readonly number[] => {
  const models = new Set(rows.filter(({ rowNumber }) => chosen.has(rowNumber)).map(({ model }) => model.id))
  return rows.filter(({ model }) => models.has(model.id)).map(({ rowNumber }) => rowNumber)
}

export const selectRows = (
  selection: RowSelection,
  action: SelectionAction,
  rows: readonly Row[],
): RowSelection => {
  const { chosen, anchor } = selection
  switch (action.kind) {
    case 'tick': {
      const { rowNumber, on, isRange } = action
      const touched = isRange && anchor !== null ? between(rows, anchor, rowNumber) : [rowNumber]
      const next = new Set(chosen)
      for (const each of touched) {
        if (on) next.add(each)
        else next.delete(each)
      }
      return { chosen: next, anchor: rowNumber }
    }
    case 'all':
      return { chosen: new Set(rows.map(({ rowNumber }) => rowNumber)), anchor }
    case 'alike':
      return { chosen: new Set(alikeIn(rows, chosen)), anchor }
    case 'none':
      return NONE_CHOSEN
  }
}

/** What is chosen and still there, in the order of the quote. */
export const chosenRows = ({ chosen }: RowSelection, rows: readonly Row[]): readonly number[] =>
  rows.map(({ rowNumber }) => rowNumber).filter((rowNumber) => chosen.has(rowNumber))
