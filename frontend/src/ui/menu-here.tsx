/** A menu at the button that opens it, that is there only while it is open, as a popover of popover-here.tsx is. */
import { Menu, type MenuProps } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './popover-here.module.css'
import { useFocusReturn } from './use-focus-return.ts'

interface Opened extends Pick<MenuProps, 'position' | 'width'> {
  readonly onClose: () => void
  /** Its items. */
  readonly children: () => ReactNode
}

interface Props extends Opened {
  readonly button: ReactNode
  readonly isOpen: boolean
}

export const MenuHere = ({ button, isOpen, ...opened }: Props) => (
  <span className={classes.place}>
    {button}
    {isOpen && <Opened {...opened} />}
  </span>
)

/** Lies over the button, so that another press closes what the first one opened. */
const Opened = ({ onClose, children, ...menu }: Opened) => {
  useFocusReturn()
  return (
    <Menu opened onClose={onClose} returnFocus={false} {...menu}>
      <Menu.Target>
        <span className={classes.cover} aria-hidden onPointerDown={onClose} />
      </Menu.Target>
      <Menu.Dropdown>{children()}</Menu.Dropdown>
    </Menu>
  )
}
