/** A schedule that somebody has: a file that is chosen or dropped, or cells that are pasted. Its columns are asked about first. */
import { useCallback, useState } from 'react'
import { type FoundTable, findTable } from '#domain/schedule/table/find-table'
import { openSheet } from '../../sheet/open-sheet.ts'
import { sheetProblems } from '../../sheet/text.ts'
import type { LinesEdit, LinesPlace } from './state/lines.ts'
import { readPasted } from './state/read-pasted.ts'
import { fromSheetText } from './text.ts'

export interface NamedTable extends FoundTable {
  /** What the sheet is called in its workbook; empty where there is only one. */
  readonly name: string
}

interface Opened {
  readonly tables: readonly NamedTable[]
  readonly scannedPages: readonly number[]
  readonly place: LinesPlace
}

export const useSheets = (edit: (edit: LinesEdit) => void) => {
  const [opened, setOpened] = useState<Opened | null>(null)
  const [isReading, setIsReading] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  const paste = useCallback(
    (place: LinesPlace, text: string): boolean => {
      const pasted = readPasted(text)
      setProblem(pasted.kind === 'too-much' ? fromSheetText.notPasted[pasted.problem] : null)
      if (pasted.kind === 'table')
        setOpened({ tables: [{ ...pasted.found, name: '' }], scannedPages: [], place })
      if (pasted.kind === 'lines')
        edit({ kind: 'insert', place, lines: pasted.texts.map((text) => ({ text })) })
      return pasted.kind !== 'words'
    },
    [edit],
  )

  const open = async (file: File, place: LinesPlace): Promise<void> => {
    setProblem(null)
    setIsReading(true)
    const read = await openSheet(file)
    setIsReading(false)
    if (!read.ok) return setProblem(fromSheetText.unreadable(file.name, sheetProblems[read.problem]))
    const { scannedPages = [] } = read
    const tables = read.sheets.flatMap(({ name, pages, rows }) => {
      const found = findTable(rows)
      return found === null
        ? []
        : [{ ...found, name: pages === undefined ? name : fromSheetText.pages(...pages) }]
    })
    if (tables.length === 0) return setProblem(fromSheetText.unreadable(file.name, fromSheetText.noTable))
    setOpened({ tables, scannedPages, place })
  }

  return {
    paste,
    open: (file: File, place: LinesPlace) => void open(file, place),
    isReading,
    /** Why the last file could not be read, or what was pasted not be taken; null when it could. */
    problem,
    forget: () => setProblem(null),
    /** The tables that are asked about. */
    tables: opened?.tables ?? null,
    /** Beside them in the same file, and not read. */
    scannedPages: opened?.scannedPages ?? [],
    close: () => setOpened(null),
    insert: (texts: readonly string[]) => {
      setOpened(null)
      if (opened !== null)
        edit({ kind: 'insert', place: opened.place, lines: texts.map((text) => ({ text })) })
    },
  }
}
