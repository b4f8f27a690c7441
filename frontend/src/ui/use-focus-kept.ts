/**
 * Whoever has the keyboard on what goes away by what was pressed is in the page again, and not before all of it: on a line of a list
 * (`lines` is how many there are), and on a link to another page.
 */
import { useEffect, useRef } from 'react'

/** No control has the keyboard. */
export const isNowhere = (): boolean =>
  document.activeElement === document.body || document.activeElement?.localName === 'main'

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

/** Opened by its address a page begins at the top, with the way past the bar; another page after it begins where its content does. */
export const useFocusOnNextPage = (pathname: string): void => {
  const before = useRef(pathname)
  useEffect(() => {
    if (pathname !== before.current) focusPage()
    before.current = pathname
  }, [pathname])
}

/** `ref` of what is to be pressed next, where it comes in the place of the form that was sent. */
export const focusOnArrival = (arrived: HTMLElement | null): void => arrived?.focus({ preventScroll: true })
