/** Opens how the price of a row comes about. */
import { Popover } from '@mantine/core'
import { IconListDetails } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { IconButton } from '../../../ui/icon-button.tsx'
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
        <IconButton
          className={classes.open}
          size="small"
          aria-label={buildUpText.open(rowNumber)}
          data-hint={buildUpText.open(rowNumber)}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => setOpen(true)}
        >
          <IconListDetails size={16} stroke={1.6} />
        </IconButton>
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
