/**
 * The rows that the edited one is mounted together with, in their places: they are read once, and stand anew with every
 * edit. Where an edit lets them no longer stand, the row is drawn by itself with the reason.
 */
import { type UseQueryResult, useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ColorLists } from '#domain/catalogue/types'
import { configure } from '#domain/configurator/configure'
import type { Offer } from '#domain/contracts/offer'
import type { ProductRow } from '#domain/contracts/product'
import type { PlacedRow, PlacedRows } from '#domain/drawing/build-construction'
import { sentenceOf } from '#domain/messages/words'
import { type ConstructionRow, placedRows } from '#domain/quote/connections/placed-rows'
import type { Configuration } from '#domain/rules/configuration'
import { connectableRow } from '../../row/connectable-row.ts'
import { rowQuery } from '../../row/get-row.ts'
import { rowsTogether } from './state/construction-rows.ts'
import type { EditedRow } from './state/edited-row.ts'
import { productOf } from './state/product-of.ts'
import { editorText } from './text.ts'

export interface ShownConstruction {
  /** The edited row first. */
  readonly rows: PlacedRows
  /** Why the others are not shown; null when they are, or when there are none. */
  readonly problem: string | null
}

const readRows = (results: readonly UseQueryResult<ProductRow>[]) => results.map(({ data }) => data)

const shownConstruction = (
  others: readonly ConstructionRow[],
  own: ConstructionRow,
  numbers: readonly number[],
  colorLists: ColorLists,
): ShownConstruction => {
  const alone: PlacedRow = { rowNumber: own.rowNumber, configuration: own.configuration, at: [0, 0] }
  const inOrder = [own, ...others].toSorted(
    (one, other) => numbers.indexOf(one.rowNumber) - numbers.indexOf(other.rowNumber),
  )
  const placed = placedRows(inOrder, own.rowNumber, colorLists)
  return placed.ok
    ? { rows: placed.value, problem: null }
    : { rows: [alone], problem: editorText.rowsNotPlaced(sentenceOf(placed)) }
}

export const useConstruction = (
  row: EditedRow,
  offer: Offer | undefined,
  configuration: Configuration,
  colorLists: ColorLists,
): ShownConstruction => {
  const { orderNumber, rowNumber } = row
  const numbers = useMemo(() => rowsTogether(offer?.productRows ?? [], rowNumber), [offer, rowNumber])
  const neighbours = useQueries({
    queries: numbers.filter((number) => number !== rowNumber).map((number) => rowQuery(orderNumber, number)),
    combine: readRows,
  })
  const others = useMemo(
    () =>
      neighbours.flatMap((other): ConstructionRow[] =>
        other === undefined
          ? []
          : [
              {
                ...connectableRow(other),
                configuration: configure(productOf(other, other.choices), colorLists),
              },
            ],
      ),
    [neighbours, colorLists],
  )
  return useMemo(() => {
    const isRead = others.length > 0 && others.length === neighbours.length
    const own = { ...connectableRow(row), configuration }
    // The quote may know of a connection before the row itself has been read again.
    const isWhole = [...others, own].every(({ connection, couples }) => {
      const target = connection?.toRow ?? couples
      return target === null || numbers.includes(target)
    })
    return isRead && isWhole
      ? shownConstruction(others, own, numbers, colorLists)
      : { rows: [{ rowNumber, configuration, at: [0, 0] }], problem: null }
  }, [others, neighbours.length, numbers, row, rowNumber, configuration, colorLists])
}
