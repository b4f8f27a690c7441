/**
 * Values and calls that stay the same as long as they say the same. A page is rendered anew for many reasons, a save among
 * them; the room is drawn anew only when something in it has changed.
 */
import { useLayoutEffect, useMemo, useRef } from 'react'

/** For plain data. */
export const useSteady = <Value>(value: Value): Value => {
  const text = JSON.stringify(value)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text is all that the value says.
  return useMemo(() => value, [text])
}

/** One function for as long as there is one to call; it calls the latest. */
export const useSteadyCall = <Given extends unknown[]>(
  call: ((...given: Given) => void) | undefined,
): ((...given: Given) => void) | undefined => {
  const latest = useRef(call)
  useLayoutEffect(() => {
    latest.current = call
  })
  const isGiven = call !== undefined
  return useMemo(() => (isGiven ? (...given: Given) => latest.current?.(...given) : undefined), [isGiven])
}
