/** The lines that a sheet becomes while its columns are chosen and its doubts answered. */
import { useMemo, useState } from 'react'
import type { ColorLists } from '#domain/catalogue/types'
import type { Series } from '#domain/schedule/find-model'
import type { ReadLine } from '#domain/schedule/read-schedule'
import type { TableColumns } from '#domain/schedule/table/column-roles'
import type { Table } from '#domain/schedule/table/read-table'
import { type SheetLine, tableLines } from '#domain/schedule/table/table-lines'
import { withinRoom } from './state/within-room.ts'
import { useReadLines } from './use-read-lines.ts'

export interface ReadSheetLine extends SheetLine {
  /** Null until it has been read. */
  readonly read: ReadLine | null
}

interface Reading {
  readonly colorLists: ColorLists
  readonly series: Series
  /** How many lines there can be. */
  readonly room: number
}

const isWritten = ({ text }: SheetLine): boolean => text.trim() !== ''

export const useSheetLines = (table: Table, columns: TableColumns, { colorLists, series, room }: Reading) => {
  const made = useMemo(() => tableLines(table, columns, colorLists), [table, columns, colorLists])
  /** What somebody has written instead of what a row says, by the row's number. */
  const [edited, setEdited] = useState<ReadonlyMap<number, string>>(new Map())
  const all = useMemo(
    () => made.map((line) => ({ ...line, text: edited.get(line.row) ?? line.text })),
    [made, edited],
  )
  const { lines: written, isTooMany } = useMemo(
    () => withinRoom(all, room, { lineOf: (line) => line, isTaken: isWritten }),
    [all, room],
  )
  const toRead = useMemo(() => written.map(({ text }) => text), [written])
  const read = useReadLines(toRead, { colorLists, series })
  const lines = written.map((line, index): ReadSheetLine => ({ ...line, read: read.lines[index] ?? null }))
  return {
    lines,
    isRead: read.isWhole,
    write: (row: number, text: string) => setEdited(new Map([...edited, [row, text]])),
    isTooMany,
    /** As they are written now, without those that somebody has emptied. */
    texts: all.filter(isWritten).map(({ text }) => text),
  }
}
