/**
 * Whether the first sight of a part has been painted. What is not in it is made afterwards, in pieces, so that nobody who
 * types waits for it.
 */
import { startTransition, useEffect, useState } from 'react'

/** True from the beginning where nothing waits. */
export const useIsPainted = (waits: boolean): boolean => {
  const [isPainted, setPainted] = useState(!waits)
  useEffect(() => {
    if (isPainted) return
    let timer: ReturnType<typeof setTimeout> | undefined
    // The frame is painted after its callbacks, and a timer of one of them comes after that.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setPainted(true)))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [isPainted])
  return isPainted
}
