/**
 * Whoever has the keyboard on a line that goes away by what was pressed is in the page again, and not before all of it. `lines` is how
 * many there are.
 */
import { useEffect, useRef } from 'react'

/** Where nothing has the keyboard any more. */
export const focusPage = (): void => {
  if (document.activeElement === document.body) document.querySelector('main')?.focus({ preventScroll: true })
}

export const useFocusKept = (lines: number): void => {
  const before = useRef(lines)
  useEffect(() => {
    if (lines < before.current) focusPage()
    before.current = lines
  }, [lines])
}
