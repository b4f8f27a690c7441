/** A button that cannot be pressed now and says why: to the pointer, the keyboard and a reader alike. It stays in reach for all three. */
import { Button, type ButtonProps } from '@mantine/core'
import { type ReactNode, useId } from 'react'

interface Props extends Pick<ButtonProps, 'variant' | 'leftSection'> {
  /** Why it cannot be pressed; null when it can. */
  readonly lock: string | null
  readonly onPress: () => void
  readonly children: ReactNode
}

export const LockedButton = ({ lock, onPress, children, ...look }: Props) => {
  const reasonId = useId()
  return (
    <>
      <Button
        fullWidth
        px="xs"
        {...look}
        data-disabled={lock !== null || undefined}
        data-hint={lock ?? undefined}
        aria-disabled={lock !== null}
        aria-describedby={lock === null ? undefined : reasonId}
        onClick={() => {
          if (lock === null) onPress()
        }}
      >
        {children}
      </Button>
      {lock !== null && (
        <span className="visually-hidden" id={reasonId}>
          {lock}
        </span>
      )}
    </>
  )
}
