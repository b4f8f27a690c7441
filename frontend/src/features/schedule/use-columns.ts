/** What the columns of a sheet are: as the last time, else as they are guessed, until somebody says otherwise; that is kept for the next time. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { ColorLists } from '#domain/catalogue/types'
import type { TableColumns } from '#domain/schedule/table/column-roles'
import { guessColumns } from '#domain/schedule/table/columns'
import type { Table } from '#domain/schedule/table/read-table'
import {
  areSameColumns,
  columnsAsBefore,
  isWorthKeeping,
  sheetShapeOf,
} from '#domain/schedule/table/sheet-shape'
import { putSheetColumns, sheetColumnsQuery } from './api/sheet-columns.ts'

export const useColumns = (table: Table, colorLists: ColorLists) => {
  const queryClient = useQueryClient()
  const guess = useMemo(() => guessColumns(table, colorLists), [table, colorLists])
  const [chosen, setChosen] = useState<TableColumns | null>(null)
  const shape = sheetShapeOf(table, guess)
  const before = useQuery(sheetColumnsQuery(shape)).data?.columns ?? null
  const asBefore = useMemo(() => columnsAsBefore(guess, before), [guess, before])
  const { mutate } = useMutation({
    mutationFn: putSheetColumns,
    onSuccess: (_, kept) =>
      queryClient.setQueryData(sheetColumnsQuery(kept.shape).queryKey, { columns: kept.columns }),
  })
  const columns = chosen ?? asBefore
  return {
    columns,
    setColumns: setChosen,
    /** They are not what would have been guessed, and nobody has touched them. */
    isAsBefore: chosen === null && !areSameColumns(asBefore, guess),
    guessAnew: () => setChosen(guess),
    keep: () => {
      const { roles, units, hasHeadings } = columns
      if (shape !== null && hasHeadings && isWorthKeeping(columns, { guess, before }))
        mutate({ shape, columns: { roles, units } })
    },
  }
}
