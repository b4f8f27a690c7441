/**
 * What pictures are drawn from, kept apart from the data that people work on: never stale and never asked for twice
 * (D-239, D-240, DD-47). A tool that brings the data along puts it in here, and then nothing is asked for (D-023).
 */
import { QueryClient, queryOptions } from '@tanstack/react-query'
import { get } from '../../../api/client.ts'
import { colorListsQuery } from '../../../row/get-colors.ts'
import { rowPath } from '../../../row/get-row.ts'
import type { DrawnRow } from '../../../row/picture/drawn-row.ts'
import type { PicturePlace } from '../../../row/picture/row-place.ts'
import type { RowData } from '../../../row/picture/row-scene.ts'

export const createPictureCache = (): QueryClient =>
  new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, retry: false } },
  })

const drawnRowQuery = (orderNumber: number, rowNumber: number) =>
  queryOptions({
    queryKey: ['product', orderNumber, rowNumber],
    queryFn: ({ signal }) => get<DrawnRow>(rowPath(orderNumber, rowNumber), signal),
  })

const rowPlacesQuery = (orderNumber: number, rowNumber: number) =>
  queryOptions({
    queryKey: ['product', orderNumber, rowNumber, 'connections'],
    queryFn: ({ signal }) =>
      get<readonly PicturePlace[]>(`${rowPath(orderNumber, rowNumber)}/connections`, signal),
  })

const colorsQuery = { ...colorListsQuery, staleTime: Number.POSITIVE_INFINITY }

export const seedPictureCache = (
  cache: QueryClient,
  orderNumber: number,
  { rows, places, colorLists }: RowData,
): void => {
  const [{ rowNumber: main }] = rows
  for (const row of rows) cache.setQueryData(drawnRowQuery(orderNumber, row.rowNumber).queryKey, row)
  cache.setQueryData(rowPlacesQuery(orderNumber, main).queryKey, places)
  cache.setQueryData(colorsQuery.queryKey, colorLists)
}

/** The row, the rows that it is mounted together with, where they stand, and the colours of all of them. */
export const readRowData = async (
  cache: QueryClient,
  orderNumber: number,
  rowNumber: number,
): Promise<RowData> => {
  const rowOf = (number: number) => cache.fetchQuery(drawnRowQuery(orderNumber, number))
  const [main, places, colorLists] = await Promise.all([
    rowOf(rowNumber),
    cache.fetchQuery(rowPlacesQuery(orderNumber, rowNumber)),
    cache.fetchQuery(colorsQuery),
  ])
  const others = places.filter((place) => place.bb !== null && place.rowNumber !== rowNumber)
  return {
    rows: [main, ...(await Promise.all(others.map((place) => rowOf(place.rowNumber))))],
    places,
    colorLists,
  }
}
