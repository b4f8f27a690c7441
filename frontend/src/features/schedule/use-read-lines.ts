/** Lines as they are read: a few at once, and hundreds in pieces, so that nobody who types waits for them. */
import { useEffect, useMemo, useState } from 'react'
import type { Series } from '#domain/schedule/find-model'
import type { ReadingContext } from '#domain/schedule/read-row'
import type { ReadLine } from '#domain/schedule/read-schedule'
import { useWorded } from '../../api/own-words.ts'
import { inPieces } from '../../ui/in-pieces.ts'
import { type LinesRead, makeReading, withRemembered } from './state/reading.ts'

/** At a stretch, ms: a frame. */
const PIECE = 16
/** Between two looks at what has been read, each of which shows every line anew, ms. */
const SHOWN_EVERY = 100

export const useReadLines = (texts: readonly string[], { colorLists, series }: ReadingContext): LinesRead => {
  /** What was read before: a line is read again only when it has changed. */
  const remembered = useWorded(() => new Map<Series, readonly ReadLine[]>(), [colorLists])
  const reading = useMemo(
    () => makeReading(texts, { colorLists, series }, remembered.get(series)),
    [texts, colorLists, series, remembered],
  )
  const first = useMemo(() => reading.readFor(PIECE), [reading])
  const [later, setLater] = useState({ reading, read: first })
  const read = later.reading === reading ? later.read : first

  useEffect(() => {
    remembered.set(series, withRemembered(read, remembered.get(series)))
  }, [remembered, series, read])
  useEffect(() => {
    if (first.isWhole) return undefined
    let shownAt = performance.now()
    return inPieces(() => {
      const so = reading.readFor(PIECE)
      if (so.isWhole || performance.now() - shownAt > SHOWN_EVERY) {
        shownAt = performance.now()
        setLater({ reading, read: so })
      }
      return !so.isWhole
    })
  }, [reading, first])
  return read
}
