/** What the columns of a sheet with these headings were the last time somebody of the organisation said so. */
import { queryOptions } from '@tanstack/react-query'
import type { SheetColumns } from '#domain/contracts/sheet-columns'
import { get, write } from '../../../api/client.ts'

const ADDRESS = '/api/v1/sheets/columns'

/** A sheet without headings is not asked about. Where nothing comes, the columns stay as they are guessed. */
export const sheetColumnsQuery = (shape: string | null) =>
  queryOptions({
    queryKey: ['sheet-columns', shape],
    queryFn: ({ signal }) =>
      get<{ columns: SheetColumns | null }>(`${ADDRESS}?shape=${encodeURIComponent(shape ?? '')}`, signal),
    enabled: shape !== null,
    staleTime: Number.POSITIVE_INFINITY,
    meta: { handlesError: true },
  })

export const putSheetColumns = (kept: {
  readonly shape: string
  readonly columns: SheetColumns
}): Promise<unknown> => write('PUT', ADDRESS, kept)
