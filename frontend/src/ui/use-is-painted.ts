/**
 * Whether the first sight of a part has been painted. What is not in it is made afterwards, in pieces, so that nobody who
 * types waits for it.
 */
import { startTransition, useEffect, useState } from 'react'
import { afterPaint } from './after-paint.ts'

/** True from the beginning where nothing waits. */
export const useIsPainted = (waits: boolean): boolean => {
  const [isPainted, setPainted] = useState(!waits)
  useEffect(
    () => (isPainted ? undefined : afterPaint(() => startTransition(() => setPainted(true)))),
    [isPainted],
  )
  return isPainted
}
