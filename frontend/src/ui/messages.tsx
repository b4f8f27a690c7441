/**
 * Where short messages have their place: at the left of the foot of the window, above a bar that stands there, and never over what one
 * is about to press: the buttons of a dialog and the main button of a page. On a phone they come in at the top (global.css).
 */
import { Notifications, useNotifications } from '@mantine/notifications'
import { useEffect } from 'react'
import { leftBeside, liftOver } from './message-place.ts'

const PLACE = 'bottom-left'
const ROOT = `.mantine-Notifications-root[data-position="${PLACE}"]`
/** A column of controls that fills the left of the window: messages lie beside it. */
const COLUMN = '[data-message-column]'
/** Bars at the foot, buttons that float over a drawing, what a dialog asks, and what a page is for. */
const PRESSED =
  '[data-foot], [data-keep-clear] button, button[data-keep-clear], [role="dialog"] :is(button, a), [data-variant="filled"]'

const place = (): void => {
  const root = document.querySelector(ROOT)
  if (root === null) return
  const { width, height } = root.getBoundingClientRect()
  const column = document.querySelector(COLUMN)?.getBoundingClientRect().right ?? 0
  const left = leftBeside(column, width, window.innerWidth)
  const right = left + width
  document.documentElement.style.setProperty('--message-left', `${left}px`)
  const pressed = [...document.querySelectorAll(PRESSED)]
    .filter((element) => !root.contains(element))
    .map((element) => element.getBoundingClientRect())
    .filter((box) => box.height > 0)
  const lift = liftOver({ left, right, height }, window.innerHeight, pressed)
  document.documentElement.style.setProperty('--message-lift', `${lift}px`)
}

/** While there is a message its place is looked at again whenever the page changes under it. */
const usePlace = (): void => {
  const isAny = useNotifications().notifications.length > 0
  useEffect(() => {
    if (!isAny) return
    let waiting = 0
    const again = () => {
      cancelAnimationFrame(waiting)
      waiting = requestAnimationFrame(place)
    }
    again()
    const seen = new MutationObserver(again)
    seen.observe(document.body, { childList: true, subtree: true })
    window.addEventListener('resize', again)
    window.addEventListener('scroll', again, { capture: true, passive: true })
    return () => {
      cancelAnimationFrame(waiting)
      seen.disconnect()
      window.removeEventListener('resize', again)
      window.removeEventListener('scroll', again, { capture: true })
    }
  }, [isAny])
}

export const Messages = () => {
  usePlace()
  return <Notifications position={PLACE} containerWidth={372} zIndex={400} limit={4} />
}
