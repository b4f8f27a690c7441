/**
 * A button that is at work, or has nothing to do, and keeps the keyboard: one that is disabled loses it, and whoever works by keys is
 * at the top of the page again.
 */
import { Button, type ButtonProps } from '@mantine/core'
import type { MouseEvent } from 'react'

interface Props extends Omit<ButtonProps, 'loading' | 'disabled'> {
  readonly type?: 'submit'
  readonly autoFocus?: boolean
  readonly isBusy: boolean
  readonly isIdle?: boolean
  readonly onClick?: () => void
  readonly 'aria-label'?: string
}

export const BusyButton = ({ isBusy, isIdle = false, onClick, ...look }: Props) => (
  <Button
    {...look}
    aria-busy={isBusy}
    aria-disabled={isIdle}
    data-disabled={isIdle || undefined}
    mod={{ loading: isBusy }}
    onClick={(event: MouseEvent) => {
      if (isBusy || isIdle) event.preventDefault()
      else onClick?.()
    }}
  />
)
