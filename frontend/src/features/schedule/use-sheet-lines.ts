/** The lines that a sheet becomes while its columns are chosen and its doubts answered. */
import { useDeferredValue, useMemo, useState } from 'react'
import type { ColorLists } from '#domain/catalogue/types'
import type { Series } from '#domain/schedule/find-model'
import { type ReadLine, readSchedule } from '#domain/schedule/read-schedule'
import type { TableColumns } from '#domain/schedule/table/column-roles'
import type { Table } from '#domain/schedule/table/read-table'
import { type SheetLine, tableLines } from '#domain/schedule/table/table-lines'

export interface ReadSheetLine extends SheetLine {
  readonly read: ReadLine
}

/** `edited`: what somebody has written instead of what a row says, by the row's number. */
const linesOf = (
  table: Table,
  columns: TableColumns,
  edited: ReadonlyMap<number, string>,
): readonly SheetLine[] =>
  tableLines(table, columns).map((line) => ({ ...line, text: edited.get(line.row) ?? line.text }))

interface Reading {
  readonly colorLists: ColorLists
  readonly series: Series
}

export const useSheetLines = (table: Table, columns: TableColumns, { colorLists, series }: Reading) => {
  const [edited, setEdited] = useState<ReadonlyMap<number, string>>(new Map())
  const written = useMemo(() => linesOf(table, columns, edited), [table, columns, edited])
  // A field is written to at once; hundreds of lines are read behind it.
  const toRead = useDeferredValue(written)
  const lines = useMemo<readonly ReadSheetLine[]>(() => {
    const read = readSchedule(
      toRead.map(({ text }) => text),
      { colorLists, series },
    )
    return toRead.flatMap((line, index) => {
      const ofLine = read[index]
      return ofLine === undefined ? [] : [{ ...line, read: ofLine }]
    })
  }, [toRead, colorLists, series])
  return {
    lines,
    textOf: (row: number): string => written.find((line) => line.row === row)?.text ?? '',
    write: (row: number, text: string) => setEdited(new Map([...edited, [row, text]])),
    /** As they are written now, without those that somebody has emptied. */
    texts: written.map(({ text }) => text).filter((text) => text.trim() !== ''),
  }
}
