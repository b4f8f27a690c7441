/**
 * Whether it is one's turn. What many parts of a page draw for the eye comes one by one, in the order in which they stand on it: each when the
 * one before it stands, drawn in stretches that keys and presses come between.
 */
import { startTransition, useEffect, useState } from 'react'
import { giveWay } from './in-pieces.ts'

type Come = () => void

const waiting = new Set<Come>()
/** Whose turn it is; null when nobody's. */
let current: Come | null = null

const letNextIn = (): void => {
  const [next] = waiting
  current = next ?? null
  if (next === undefined) return
  waiting.delete(next)
  next()
}

const letNextInSoon = (): void => void giveWay().then(letNextIn)

/** `isNow`: there is nothing to wait for. */
export const useTurn = (isNow = false): boolean => {
  const [isTurn, setTurn] = useState(isNow)
  useEffect(() => {
    if (isTurn) return
    const come = () => startTransition(() => setTurn(true))
    waiting.add(come)
    if (current === null && waiting.size === 1) letNextInSoon()
    return () => {
      waiting.delete(come)
      // It stands, or is gone.
      if (current === come) letNextInSoon()
    }
  }, [isTurn])
  return isTurn
}
