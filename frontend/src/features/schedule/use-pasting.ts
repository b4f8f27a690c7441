/** What is pasted into a line: several lines at once, or a table, whose columns are asked about first. */
import { useCallback, useState } from 'react'
import { readTable, type Table } from '#domain/schedule/table/read-table'
import type { LinesEdit } from './state/lines.ts'

interface Pasted {
  readonly table: Table
  readonly id: number
  readonly at: number
}

export const usePasting = (edit: (edit: LinesEdit) => void) => {
  const [pasted, setPasted] = useState<Pasted | null>(null)
  const paste = useCallback(
    (id: number, at: number, text: string): boolean => {
      const table = readTable(text)
      if (table !== null) {
        setPasted({ table, id, at })
        return true
      }
      const texts = text.split(/\r?\n/).filter((line) => line.trim() !== '')
      if (texts.length < 2) return false
      edit({ kind: 'insert', id, at, texts })
      return true
    },
    [edit],
  )
  return {
    paste,
    /** The table that is asked about. */
    table: pasted?.table ?? null,
    close: () => setPasted(null),
    insert: (texts: readonly string[]) => {
      setPasted(null)
      if (pasted !== null) edit({ kind: 'insert', id: pasted.id, at: pasted.at, texts })
    },
  }
}
