/** Move, copy, draw and delete. Nothing is asked: each change can be taken back. */
import { Button, Popover, Stack } from '@mantine/core'
import { IconCopy, IconGripVertical, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import type { OfferRow } from '#domain/contracts/offer'
import type { RowPosition } from '../../../quote/row-order.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { PopoverHere } from '../../../ui/opened-here.tsx'
import { DrawingMenu } from './drawing-menu.tsx'
import classes from './product-row.module.css'
import { rowText } from './text.ts'
import type { RowCommands } from './use-row-commands.ts'
import { useRowDrag } from './use-row-drag.ts'

interface Props {
  readonly orderNumber: number
  readonly row: OfferRow
  readonly isCopying: boolean
  readonly isLocked: boolean
  readonly commands: RowCommands
}

export const RowActions = ({ orderNumber, row, isCopying, isLocked, commands }: Props) => {
  const { rowNumber } = row
  const whyNot = row.numberOf < 1 ? rowText.copyWithoutCount : undefined
  return (
    <div className={classes.actions}>
      {!isLocked && <MoveHandle rowNumber={rowNumber} commands={commands} />}
      <IconButton
        aria-label={rowText.copy(rowNumber)}
        aria-description={whyNot}
        data-hint={whyNot ?? rowText.copy(rowNumber)}
        isLocked={isLocked || whyNot !== undefined}
        isBusy={isCopying}
        onClick={() => commands.copy(rowNumber)}
      >
        <IconCopy size={18} stroke={1.6} />
      </IconButton>
      <DrawingMenu orderNumber={orderNumber} rowNumber={rowNumber} />
      <IconButton
        aria-label={rowText.remove(rowNumber)}
        data-hint={rowText.remove(rowNumber)}
        data-row-focus
        isLocked={isLocked || !row.deleteable}
        onClick={() => commands.remove(rowNumber)}
      >
        <IconTrash size={18} stroke={1.6} />
      </IconButton>
    </div>
  )
}

interface MoveProps {
  readonly rowNumber: number
  readonly commands: RowCommands
}

const placesNow = (): readonly (readonly [RowPosition, string])[] => [
  ['up', rowText.moveUp],
  ['down', rowText.moveDown],
  ['first', rowText.moveFirst],
  ['last', rowText.moveLast],
]

/** Drawn by, or pressed for the same without a drag (WCAG 2.5.7). */
const MoveHandle = ({ rowNumber, commands }: MoveProps) => {
  const [isOpen, setOpen] = useState(false)
  const { handlers, endedDrag } = useRowDrag(rowNumber, (before) => commands.move(rowNumber, before))
  return (
    <PopoverHere
      isOpen={isOpen}
      onClose={() => setOpen(false)}
      position="left"
      withArrow
      button={
        <IconButton
          className={classes.handle}
          aria-label={rowText.move(rowNumber)}
          aria-description={rowText.moveHelp}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          data-hint={`${rowText.move(rowNumber)}. ${rowText.moveHelp}`}
          {...handlers}
          onClick={() => {
            if (!endedDrag()) setOpen(true)
          }}
        >
          <IconGripVertical size={18} stroke={1.6} />
        </IconButton>
      }
    >
      {() => (
        <Popover.Dropdown aria-label={rowText.move(rowNumber)}>
          <Stack gap={4}>
            {placesNow().map(([place, label], index) => (
              <Button
                key={place}
                variant="subtle"
                size="compact-sm"
                data-autofocus={index === 0 || undefined}
                onClick={() => {
                  setOpen(false)
                  commands.shift(rowNumber, place)
                }}
              >
                {label}
              </Button>
            ))}
          </Stack>
        </Popover.Dropdown>
      )}
    </PopoverHere>
  )
}
