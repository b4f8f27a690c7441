/** The words of the range, learnt before the first is written: all of them together take longer than a key may. */
import type { ColorLists } from '#domain/catalogue/types'
import { learnPiece } from '#domain/schedule/vocabulary'
import { inPieces } from '../ui/in-pieces.ts'

/** At a stretch, ms: half a frame. */
const PIECE = 8

/** Takes back what is left. Whoever reads words before they are all known waits for the rest. */
export const learnWords = (colorLists: ColorLists): (() => void) =>
  inPieces(() => {
    const until = performance.now() + PIECE
    while (performance.now() < until) if (learnPiece(colorLists) !== null) return false
    return true
  })
