/** What somebody's text is refused with or asked about is seen where it is typed, also at the foot of the screen, where a bar lies. */
import { type RefObject, useEffect } from 'react'

/** `frame` holds the field and the words; they come into sight together while the field has the focus. */
export const useWholeInSight = (
  frame: RefObject<HTMLElement | null>,
  words: string | null | undefined,
): void => {
  useEffect(() => {
    if (words && frame.current?.contains(document.activeElement))
      frame.current.scrollIntoView({ block: 'nearest' })
  }, [frame, words])
}
