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

interface Hint {
  /** Kept while the tooltip fades away. */
  readonly at: HTMLElement | null
  readonly isShown: boolean
}

export const Hints = () => {
  const [{ at, isShown }, setHint] = useState<Hint>({ at: null, isShown: false })
  const hide = () => setHint((before) => (before.isShown ? { ...before, isShown: false } : before))
  const show = (target: EventTarget | null) => {
    const found = hintedAt(target)
    if (found === null) hide()
    else setHint((before) => (before.isShown && before.at === found ? before : { at: found, isShown: true }))
  }
  useWindowEvent('pointerover', ({ target }) => show(target))
  // Out of the window.
  useWindowEvent('pointerout', ({ relatedTarget, pointerType }) => {
    if (relatedTarget === null && pointerType !== 'touch') hide()
  })
  useWindowEvent('focusin', ({ target }) => {
    if (target instanceof Element && target.matches(':focus-visible')) show(target)
  })
  // What loses the focus by a tap elsewhere does not take the hint from there.
  useWindowEvent('focusout', ({ target }) =>
    setHint((before) =>
      before.isShown && before.at === hintedAt(target) ? { ...before, isShown: false } : before,
    ),
  )
  useWindowEvent('click', ({ target }) => {
    if (isPressed(target)) hide()
  })
  useWindowEvent('keydown', ({ key }) => {
    if (key === 'Escape') hide()
  })
  useWindowEvent('pointerdown', ({ target }) => {
    if (hintedAt(target) === null) hide()
  })
  if (at === null) return null
  return (
    <Tooltip
      opened={isShown}
      target={at}
      label={at.dataset.hint}
      withArrow
      multiline
      maw={WIDEST}
      style={{ whiteSpace: 'pre-line' }}
      transitionProps={{ duration: 100, enterDelay: ENTER_DELAY_MS }}
    />
  )
}
