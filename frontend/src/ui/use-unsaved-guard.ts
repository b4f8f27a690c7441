/**
 * What is typed into an open dialog is not lost by going back, which on a phone is so easily done, nor by Escape or the cross, nor by
 * closing the page: each says what to do instead, and the browser asks before it closes.
 */
import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { dialogText } from './text.ts'
import { toastInfo } from './toasts.ts'

/** What Escape and the cross of a dialog do. `isTyped` is asked when it matters: some forms do not draw themselves anew at each key. */
export const closeUnlessTyped = (isTyped: () => boolean, close: () => void) => () =>
  isTyped() ? void toastInfo(dialogText.unsaved) : close()

const askBeforeLeaving = (event: BeforeUnloadEvent) => event.preventDefault()

/** `words` say what to do instead. `keeps`: what is typed stays where it is while the same page shows something else beside it, such as another page of its list. */
export const useUnsavedGuard = (isTyped: boolean, words: string, keeps?: 'of-this-page'): void => {
  const { state, reset } = useBlocker(
    ({ currentLocation: { pathname }, nextLocation }) =>
      isTyped && !(keeps && pathname === nextLocation.pathname),
  )
  useEffect(() => {
    if (state !== 'blocked') return
    toastInfo(words)
    reset()
  }, [state, reset, words])
  useEffect(() => {
    if (!isTyped) return
    window.addEventListener('beforeunload', askBeforeLeaving)
    return () => window.removeEventListener('beforeunload', askBeforeLeaving)
  }, [isTyped])
}
