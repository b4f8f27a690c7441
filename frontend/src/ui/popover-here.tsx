/**
 * A popover at the button that opens it, that is there only while it is open: hundreds of rows have hundreds of such buttons, and
 * at rest they cost no more than buttons do.
 */
import { Popover, type PopoverProps } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './popover-here.module.css'
import { useFocusReturn } from './use-focus-return.ts'

interface Opened extends Pick<PopoverProps, 'position' | 'width' | 'withArrow'> {
  readonly onClose: () => void
  /** The dropdown. */
  readonly children: () => ReactNode
}

interface Props extends Opened {
  readonly button: ReactNode
  readonly isOpen: boolean
}

export const PopoverHere = ({ button, isOpen, ...opened }: Props) => (
  <span className={classes.place}>
    {button}
    {isOpen && <Opened {...opened} />}
  </span>
)

/** Lies over the button, so that another press closes what the first one opened. */
const Opened = ({ onClose, children, ...popover }: Opened) => {
  useFocusReturn()
  return (
    <Popover
      opened
      onChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      shadow="md"
      withinPortal
      trapFocus
      {...popover}
    >
      <Popover.Target>
        <span className={classes.cover} aria-hidden onPointerDown={onClose} />
      </Popover.Target>
      {children()}
    </Popover>
  )
}
