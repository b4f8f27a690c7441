/**
 * A panel at the side of the page that leaves the page in use: what is read in it is mended beside it. It closes by its button and by
 * Escape, and the keyboard is back where it was. On a phone it is a sheet above the bar at the bottom.
 */
import { CloseButton, Portal } from '@mantine/core'
import { useWindowEvent } from '@mantine/hooks'
import { type ReactNode, useEffect, useRef } from 'react'
import classes from './side-panel.module.css'
import { useFocusReturn } from './use-focus-return.ts'

const OWN_ESCAPE = 'input, textarea, select, [role="dialog"], [role="menu"], [role="listbox"]'

interface Props {
  readonly label: string
  readonly closeLabel: string
  readonly onClose: () => void
  readonly children: ReactNode
}

export const SidePanel = ({ label, closeLabel, onClose, children }: Props) => {
  useFocusReturn()
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => panel.current?.focus(), [])
  useWindowEvent('keydown', ({ key, target }) => {
    if (key !== 'Escape' || !(target instanceof Element)) return
    // What is typed in, or lies over the page, has an Escape of its own.
    if (panel.current?.contains(target) || target.closest(OWN_ESCAPE) === null) onClose()
  })
  return (
    <Portal>
      <div ref={panel} role="dialog" aria-label={label} className={classes.panel} tabIndex={-1}>
        <CloseButton className={classes.close ?? ''} aria-label={closeLabel} size="md" onClick={onClose} />
        {children}
      </div>
    </Portal>
  )
}
