/**
 * One tooltip for the whole application: what carries `data-hint` shows that text, of one line or several, under the pointer, in focus and at a
 * tap. A tooltip of its own for each small button costs a page more than the buttons do, and draws each of them twice. The hint repeats or
 * explains a name and is no part of it: what must be heard too stands in `aria-label` or `aria-description`.
 */
import { Tooltip } from '@mantine/core'
import { useWindowEvent } from '@mantine/hooks'
import { useState } from 'react'

const ENTER_DELAY_MS = 300
const WIDEST = 380

/** The tooltip can stand at an element of HTML only. */
const hintedAt = (target: EventTarget | null): HTMLElement | null => {
  const found = target instanceof Element ? target.closest('[data-hint]') : null
  return found instanceof HTMLElement ? found : null
}

/** Whoever has pressed it knows it by now; one that cannot be pressed says why, which a tap asks for. */
const isPressed = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('a, button:not([aria-disabled="true"])') !== null

export const Hints = () => {
  /** Kept while the tooltip fades away. */
  const [hinted, setHinted] = useState<HTMLElement | null>(null)
  const [isShown, setShown] = useState(false)
  const hide = () => setShown(false)
  const show = (target: EventTarget | null) => {
    const found = hintedAt(target)
    if (found !== null) setHinted(found)
    setShown(found !== null)
  }
  useWindowEvent('pointerover', ({ target }) => show(target))
  // Out of the window.
  useWindowEvent('pointerout', ({ relatedTarget, pointerType }) => {
    if (relatedTarget === null && pointerType !== 'touch') hide()
  })
  useWindowEvent('focusin', ({ target }) => {
    if (target instanceof Element && target.matches(':focus-visible')) show(target)
  })
  useWindowEvent('focusout', hide)
  useWindowEvent('click', ({ target }) => {
    if (isPressed(target)) hide()
  })
  useWindowEvent('keydown', ({ key }) => {
    if (key === 'Escape') hide()
  })
  useWindowEvent('pointerdown', ({ target }) => {
    if (hintedAt(target) === null) hide()
  })
  if (hinted === null) return null
  return (
    <Tooltip
      opened={isShown}
      target={hinted}
      label={hinted.dataset.hint}
      withArrow
      multiline
      maw={WIDEST}
      style={{ whiteSpace: 'pre-line' }}
      transitionProps={{ duration: 100, enterDelay: ENTER_DELAY_MS }}
    />
  )
}
