/**
 * For a dialog that stands only while it is open: where the keyboard was when it came, there it is again when it has gone. Opened
 * from a menu that closes at the same press, that is the button of the menu; where what opened it has gone, it is the page.
 */
import { useEffect, useState } from 'react'
import { focusPage } from './use-focus-kept.ts'

const openerNow = (): Element | null => {
  // Rendered without a browser nothing has the focus.
  if (typeof document === 'undefined') return null
  const at = document.activeElement
  const menu = at?.closest('[role="menu"]')
  return menu?.id ? document.querySelector(`[aria-controls="${menu.id}"]`) : at
}

export const useFocusReturn = (): void => {
  const [opener] = useState(openerNow)
  useEffect(
    () => () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
      // The dialog has the keyboard until it has gone too.
      else if (opener !== document.body) requestAnimationFrame(focusPage)
    },
    [opener],
  )
}
