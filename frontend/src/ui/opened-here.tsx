/**
 * A popover or a menu at the button that opens it, that is there only while it is open: hundreds of rows have hundreds of such buttons, and
 * at rest they cost no more than buttons do.
 */
import { Menu, type MenuProps, Popover, type PopoverProps } from '@mantine/core'
import type { ReactElement, ReactNode } from 'react'
import classes from './opened-here.module.css'
import { useFocusReturn } from './use-focus-return.ts'

interface Opened<Within> {
  readonly onClose: () => void
  readonly children: Within
}

interface Here<Within> extends Opened<Within> {
  readonly button: ReactNode
  readonly isOpen: boolean
}

/** Given the cover, which lies over the button so that another press closes what the first one opened. */
type AtCover = (cover: ReactElement) => ReactNode

const OpenedHere = ({ button, isOpen, ...opened }: Here<AtCover>) => (
  <span className={classes.place}>
    {button}
    {isOpen && <Opened {...opened} />}
  </span>
)

const Opened = ({ onClose, children }: Opened<AtCover>) => {
  useFocusReturn()
  return children(<span className={classes.cover} aria-hidden onPointerDown={onClose} />)
}

type PopoverHereProps = Here<() => ReactNode> & Pick<PopoverProps, 'position' | 'width' | 'withArrow'>

/** Its children are the dropdown. */
export const PopoverHere = ({ button, isOpen, onClose, children, ...popover }: PopoverHereProps) => (
  <OpenedHere {...{ button, isOpen, onClose }}>
    {(cover) => (
      <Popover
        opened
        onChange={(isStillOpen) => {
          if (!isStillOpen) onClose()
        }}
        shadow="md"
        withinPortal
        trapFocus
        {...popover}
      >
        <Popover.Target>{cover}</Popover.Target>
        {children()}
      </Popover>
    )}
  </OpenedHere>
)

type MenuHereProps = Here<() => ReactNode> & Pick<MenuProps, 'position' | 'width'>

/** Its children are the items. */
export const MenuHere = ({ button, isOpen, onClose, children, ...menu }: MenuHereProps) => (
  <OpenedHere {...{ button, isOpen, onClose }}>
    {(cover) => (
      <Menu opened onClose={onClose} returnFocus={false} {...menu}>
        <Menu.Target>{cover}</Menu.Target>
        <Menu.Dropdown>{children()}</Menu.Dropdown>
      </Menu>
    )}
  </OpenedHere>
)
