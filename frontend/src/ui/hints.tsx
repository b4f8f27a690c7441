/**
 * One tooltip for all that stands in it: what carries `data-hint` shows that text under the pointer, in focus and at a tap. A tooltip
 * of its own for each small button of five hundred rows would cost the browser more than the rows do. The hint repeats or
 * explains a name and is no part of it: what must be heard too stands in `aria-label` or `aria-description`.
 */
import { Tooltip } from '@mantine/core'
import { useWindowEvent } from '@mantine/hooks'
import { type FocusEvent, type PointerEvent, type ReactNode, useState } from 'react'

const ENTER_DELAY_MS = 300

const hintedIn = ({ target }: { readonly target: EventTarget }): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-hint]') : null

export const Hints = ({ children }: { readonly children: ReactNode }) => {
  /** Kept while the tooltip fades away. */
  const [hinted, setHinted] = useState<HTMLElement | null>(null)
  const [isShown, setShown] = useState(false)
  const hide = () => setShown(false)
  const show = (event: PointerEvent | FocusEvent) => {
    const found = hintedIn(event)
    if (found !== null) setHinted(found)
    setShown(found !== null)
  }
  useWindowEvent('keydown', ({ key }) => {
    if (key === 'Escape') hide()
  })
  useWindowEvent('pointerdown', ({ target }) => {
    if (!(target instanceof Node && hinted?.contains(target))) hide()
  })
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears what happens at the buttons and signs that stand in it
    <div
      role="presentation"
      onPointerOver={show}
      onPointerLeave={({ pointerType }) => {
        if (pointerType !== 'touch') hide()
      }}
      onFocus={(event) => {
        if (event.target.matches(':focus-visible')) show(event)
      }}
      onBlur={hide}
      onClick={(event) => {
        if (hintedIn(event) instanceof HTMLButtonElement) hide()
      }}
    >
      {children}
      {hinted !== null && (
        <Tooltip
          opened={isShown}
          target={hinted}
          label={hinted.dataset.hint}
          transitionProps={{ duration: 100, enterDelay: ENTER_DELAY_MS }}
        />
      )}
    </div>
  )
}
