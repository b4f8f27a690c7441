/** Opens how the price of a row comes about. */
import { ActionIcon, Popover } from '@mantine/core'
import { IconListDetails } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { PopoverHere } from '../../../ui/opened-here.tsx'
import classes from './price-build-up.module.css'
import { buildUpText } from './text.ts'

const PriceBuildUpSheet = lazy(async () => ({
  default: (await import('./price-build-up-sheet.tsx')).PriceBuildUpSheet,
}))

interface Props {
  readonly orderNumber: number
  readonly rowNumber: number
}

export const PriceBuildUpTable = ({ orderNumber, rowNumber }: Props) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <PopoverHere
      isOpen={isOpen}
      onClose={() => setOpen(false)}
      position="bottom-end"
      width="min(440px, calc(100vw - 24px))"
      button={
        <ActionIcon
          className={classes.open ?? ''}
          variant="subtle"
          color="gray.7"
          size={24}
          aria-label={buildUpText.open(rowNumber)}
          data-hint={buildUpText.open(rowNumber)}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => setOpen(true)}
        >
          <IconListDetails size={16} stroke={1.6} />
        </ActionIcon>
      }
    >
      {() => (
        <Popover.Dropdown aria-label={buildUpText.heading(rowNumber)} className={classes.sheet ?? ''}>
          <h3 className={classes.heading} tabIndex={-1} data-autofocus>
            {buildUpText.heading(rowNumber)}
          </h3>
          <Suspense
            fallback={
              <p className={classes.soft} role="status">
                {buildUpText.loading}
              </p>
            }
          >
            <PriceBuildUpSheet orderNumber={orderNumber} rowNumber={rowNumber} />
          </Suspense>
        </Popover.Dropdown>
      )}
    </PopoverHere>
  )
}
