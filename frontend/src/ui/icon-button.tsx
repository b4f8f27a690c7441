/** A button of a sign alone, as light as a browser's own: a list has several in each of hundreds of rows. It looks like the subtle one of Mantine. */
import { Loader } from '@mantine/core'
import type { ComponentProps } from 'react'
import classes from './icon-button.module.css'

interface Props extends Omit<ComponentProps<'button'>, 'type' | 'disabled'> {
  /** What it does, for whoever does not see the sign. */
  readonly 'aria-label': string
  readonly size?: 'small' | 'usual' | 'large'
  /** It cannot be pressed, but be reached: what it is for and why not is still told. */
  readonly isLocked?: boolean
  /** What was pressed for is under way. */
  readonly isBusy?: boolean
}

export const IconButton = ({
  size = 'large',
  isLocked = false,
  isBusy = false,
  className,
  onClick,
  children,
  ...button
}: Props) => (
  <button
    {...button}
    type="button"
    className={`${classes.button} ${className ?? ''}`}
    data-size={size}
    data-disabled={isLocked || undefined}
    aria-disabled={isLocked || undefined}
    aria-busy={isBusy || undefined}
    onClick={isLocked || isBusy ? undefined : onClick}
  >
    {isBusy ? <Loader size={18} color="gray.6" aria-hidden /> : children}
  </button>
)
