/** The lines of one quote as they are written, read and priced; kept in the browser until they are added. */
import { useCallback, useEffect, useMemo, useReducer, useState } from 'react'
import type { ColorLists } from '#domain/catalogue/types'
import { learnWords } from '../../row/learn-words.ts'
import { type Draft, readDraft, saveDraft } from './state/draft.ts'
import { edited, linesOf } from './state/lines.ts'
import { useReadLines } from './use-read-lines.ts'

export const useSchedule = (userId: number, orderNumber: number, colorLists: ColorLists) => {
  const [start] = useState(() => readDraft(userId, orderNumber))
  const [state, dispatch] = useReducer(edited, start.lines, linesOf)
  const [series, setSeries] = useState(start.series)
  const [sent, setSent] = useState(start.sent)
  useEffect(() => learnWords(colorLists), [colorLists])
  const texts = useMemo(() => state.lines.map(({ text }) => text), [state.lines])
  const { lines: readLines, isWhole } = useReadLines(texts, { colorLists, series })

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
    /** Of the first lines, as long as not all have been read. */
    readLines,
    isRead: isWhole,
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
