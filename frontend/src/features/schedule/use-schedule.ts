/** The lines of one quote as they are written, read and priced; kept in the browser until they are added. */
import { useCallback, useEffect, useMemo, useReducer, useState } from 'react'
import type { ColorLists } from '#domain/catalogue/types'
import type { Series } from '#domain/schedule/find-model'
import { type ReadLine, readSchedule } from '#domain/schedule/read-schedule'
import { useWorded } from '../../api/own-words.ts'
import { type Draft, readDraft, saveDraft } from './state/draft.ts'
import { edited, linesOf } from './state/lines.ts'

/** Remembers what it read last, so that typing in one line reads that line alone. */
const makeReader = (colorLists: ColorLists) => {
  const lastRead: Record<Series, readonly ReadLine[]> = { basic: [], extra: [] }
  return (texts: readonly string[], series: Series): readonly ReadLine[] => {
    lastRead[series] = readSchedule(texts, { colorLists, series }, lastRead[series])
    return lastRead[series]
  }
}

export const useSchedule = (userId: number, orderNumber: number, colorLists: ColorLists) => {
  const [start] = useState(() => readDraft(userId, orderNumber))
  const [state, dispatch] = useReducer(edited, start.lines, linesOf)
  const [series, setSeries] = useState(start.series)
  const [sent, setSent] = useState(start.sent)
  const read = useWorded(() => makeReader(colorLists), [colorLists])

  const readLines = useMemo(() => {
    return read(
      state.lines.map(({ text }) => text),
      series,
    )
  }, [read, state.lines, series])

  const save = useCallback(
    (next: Draft['sent']) => {
      const lines = state.lines
        .slice(0, -1)
        .map(({ text, modelPieces }) => ({ text, ...(modelPieces && { modelPieces: [...modelPieces] }) }))
      saveDraft(userId, orderNumber, { lines, series, sent: next })
    },
    [userId, orderNumber, state.lines, series],
  )
  useEffect(() => save(sent), [save, sent])

  return {
    state,
    dispatch,
    readLines,
    series,
    setSeries,
    sent,
    /** Kept at once: what happens next may not come back. */
    setSent: (next: Draft['sent']) => {
      save(next)
      setSent(next)
    },
  }
}
