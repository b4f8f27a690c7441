/** A file or pasted cells, read into lines; or the sentence that says why not. */
import { useCallback, useRef, useState } from 'react'
import type { ImportKind } from '#domain/administration/import/columns'
import { type ImportSheet, type ReadImport, readImport } from '#domain/administration/import/read-import'
import { openSheet } from '../../sheet/open-sheet.ts'
import type { NamedCells } from '../../sheet/read-sheet.ts'
import { sheetProblems } from '../../sheet/text.ts'
import { importPageText } from './text.ts'

export interface OpenedSheet {
  readonly name: string
  readonly sheet: ImportSheet
}

interface State {
  readonly isReading: boolean
  readonly problem: string | null
  readonly opened: OpenedSheet | null
}

const NOTHING: State = { isReading: false, problem: null, opened: null }

/** The first sheet that can be read; otherwise what the first one lacks. */
const firstReadable = (sheets: readonly NamedCells[], kind: ImportKind | null): ReadImport => {
  const all = sheets.map(({ rows }) => readImport(rows, kind))
  return all.find(({ ok }) => ok) ?? all[0] ?? readImport([])
}

export const useSheet = () => {
  const [state, setState] = useState<State>(NOTHING)
  const read = useRef<{ readonly name: string; readonly sheets: readonly NamedCells[] } | null>(null)

  const show = useCallback((kind: ImportKind | null) => {
    if (read.current === null) return
    const { name, sheets } = read.current
    const result = firstReadable(sheets, kind)
    setState(
      result.ok
        ? { ...NOTHING, opened: { name, sheet: result.sheet } }
        : { ...NOTHING, problem: `${name}: ${result.sentence}` },
    )
  }, [])
  const open = useCallback(
    async (file: Blob, name: string) => {
      setState({ ...NOTHING, isReading: true })
      const result = await openSheet(file)
      if (!result.ok) return setState({ ...NOTHING, problem: `${name}: ${sheetProblems[result.problem]}` })
      read.current = { name, sheets: result.sheets }
      show(null)
    },
    [show],
  )
  return {
    ...state,
    openFile: (file: File) => void open(file, file.name),
    openText: (text: string) => void open(new Blob([text]), importPageText.pasted),
    readAs: show,
    close: () => setState(NOTHING),
  }
}
