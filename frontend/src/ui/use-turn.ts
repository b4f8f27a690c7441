/**
 * Whether it is one's turn. What many parts of a page draw for the eye comes one by one, in the order in which they stand on it, and keys and presses
 * come between.
 */
import { useEffect, useState } from 'react'
import { inPieces } from './in-pieces.ts'

const waiting = new Set<() => void>()

/** Lets the next one in; answers whether others wait. */
const letIn = (): boolean => {
  const [next] = waiting
  if (next === undefined) return false
  waiting.delete(next)
  next()
  return waiting.size > 0
}

/** `isNow`: there is nothing to wait for. */
export const useTurn = (isNow = false): boolean => {
  const [isTurn, setTurn] = useState(isNow)
  useEffect(() => {
    if (isTurn) return
    const come = () => setTurn(true)
    waiting.add(come)
    if (waiting.size === 1) inPieces(letIn)
    return () => void waiting.delete(come)
  }, [isTurn])
  return isTurn
}
