/**
 * The area over a drawing where buttons float (drawing-engine section 2, Main drawing canvas). What is shown mounts its own
 * through a portal, so that the room brings the button that opens the product and the drawing does not know of it.
 */
import { IconRotate360 } from '@tabler/icons-react'
import { type ComponentProps, createContext, type ReactNode, useContext, useState } from 'react'
import { createPortal } from 'react-dom'
import type { ViewSide } from '#domain/drawing/scene'
import classes from './floating-area.module.css'
import { drawingText } from './text.ts'

const AreaContext = createContext<HTMLElement | null>(null)

interface FloatingAreaProps {
  /** Shown side and what shows the other one; without it there is no button for that. */
  readonly flip?: { readonly side: ViewSide; readonly onFlip: (side: ViewSide) => void }
  /** Where the buttons stand, if not over the lower edge. */
  readonly className?: string | undefined
  /** What is drawn, and what mounts buttons. */
  readonly children: ReactNode
}

export const FloatingArea = ({ flip, className = '', children }: FloatingAreaProps) => {
  const [area, setArea] = useState<HTMLElement | null>(null)
  return (
    <AreaContext value={area}>
      {children}
      <div ref={setArea} className={`${classes.area} ${className}`} data-keep-clear>
        {flip ? <FlipButton {...flip} /> : null}
      </div>
    </AreaContext>
  )
}

const FlipButton = ({ side, onFlip }: NonNullable<FloatingAreaProps['flip']>) => {
  const other = side === 'outside' ? 'inside' : 'outside'
  return (
    <FloatingButton icon={<IconRotate360 size={16} aria-hidden />} onClick={() => onFlip(other)}>
      {drawingText.show[other]}
    </FloatingButton>
  )
}

/** Mounts what it holds in the area. */
export const Floating = ({ children }: { readonly children: ReactNode }) => {
  const area = useContext(AreaContext)
  return area === null ? null : createPortal(children, area)
}

interface FloatingButtonProps extends Omit<ComponentProps<'button'>, 'className'> {
  readonly icon: ReactNode
  /** Set on a button that stays in. */
  readonly isPressed?: boolean
  readonly children: ReactNode
}

export const FloatingButton = ({ icon, isPressed, children, ...button }: FloatingButtonProps) => (
  <button {...button} type="button" className={classes.button} aria-pressed={isPressed}>
    {icon}
    {children}
  </button>
)
