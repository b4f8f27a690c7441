import { describe, expect, test } from 'vitest'
import { chosenRows, NONE_CHOSEN, type SelectionAction, selectRows } from './row-selection.ts'

const row = (rowNumber: number, id: string) => ({ rowNumber, model: { id, description: '' } })
/** Row 2 has been deleted. */
const rows = [row(1, '1002'), row(3, '1001'), row(4, '1002'), row(5, '3104'), row(6, '1002')]

const chosenAfter = (...actions: readonly SelectionAction[]) =>
  chosenRows(
    actions.reduce((selection, action) => selectRows(selection, action, rows), NONE_CHOSEN),
    rows,
  )
const tick = (rowNumber: number, isRange = false, on = true): SelectionAction => ({
  kind: 'tick',
  rowNumber,
  on,
  isRange,
})

describe('rows that are ticked to be changed together', () => {
  test('with shift a tick reaches from the one before, up or down', () => {
    expect(chosenAfter(tick(3), tick(5, true))).toEqual([3, 4, 5])
    expect(chosenAfter(tick(5), tick(1, true))).toEqual([1, 3, 4, 5])
    expect(chosenAfter(tick(4, true))).toEqual([4])
  })

  test('with shift ticks are taken away the same way', () => {
    expect(chosenAfter({ kind: 'all' }, tick(3, false, false), tick(5, true, false))).toEqual([1, 6])
  })

  test('alike are rows of the models that are ticked', () => {
    expect(chosenAfter(tick(4), { kind: 'alike' })).toEqual([1, 4, 6])
    expect(chosenAfter(tick(4), tick(5), { kind: 'alike' })).toEqual([1, 4, 5, 6])
  })

  test('a row that has been deleted is not among them', () => {
    const selection = selectRows(NONE_CHOSEN, { kind: 'all' }, rows)
    expect(chosenRows(selection, rows.slice(1))).toEqual([3, 4, 5, 6])
    expect(chosenAfter({ kind: 'all' }, { kind: 'none' })).toEqual([])
  })
})
