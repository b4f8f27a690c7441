/** Why a bar cannot stand where it is dragged to, said where one looks; the column says it to those who do not see. */
import { type ReactNode, useEffect } from 'react'
import type { PointerPlace } from '../../../../drawing/svg/use-drag.ts'
import classes from './canvas.module.css'

interface AtPointerProps {
  readonly at: PointerPlace
  /** Something else is pressed on. */
  readonly onGone: () => void
  readonly children: ReactNode
}

export const AtPointer = ({ at, onGone, children }: AtPointerProps) => {
  useEffect(() => {
    document.addEventListener('pointerdown', onGone, { capture: true })
    return () => document.removeEventListener('pointerdown', onGone, { capture: true })
  }, [onGone])
  return (
    <p className={classes.atPointer} style={{ left: at.x, top: at.y }} aria-hidden data-at-pointer>
      {children}
    </p>
  )
}
