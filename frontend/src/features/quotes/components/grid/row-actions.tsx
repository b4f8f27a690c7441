/** Copy and delete. Deleting cannot be undone on the server, so it asks, right where the button is. */
import { ActionIcon, Button, Group, Popover, Text } from '@mantine/core'
import { IconCopy, IconTrash } from '@tabler/icons-react'
import { useId, useState } from 'react'
import type { OfferRow } from '#domain/contracts/offer'
import { PopoverHere } from '../../../../ui/popover-here.tsx'
import { rowText } from '../../text.ts'
import type { QuoteDesk } from '../../use-quote-desk.ts'
import classes from './product-row.module.css'

interface Props {
  readonly row: OfferRow
  readonly desk: QuoteDesk
  readonly isCopying: boolean
  readonly isLocked: boolean
  readonly onCopy: (rowNumber: number) => void
}

export const RowActions = ({ row, desk, isCopying, isLocked, onCopy }: Props) => {
  const [isAsking, setAsking] = useState(false)
  const { rowNumber } = row
  const cannotCopy = isLocked || row.numberOf < 1
  const cannotDelete = isLocked || !row.deleteable
  const whyNot = row.numberOf < 1 ? rowText.copyWithoutCount : undefined
  return (
    <div className={classes.actions}>
      <ActionIcon
        variant="subtle"
        color="gray.7"
        size={36}
        aria-label={rowText.copy(rowNumber)}
        aria-description={whyNot}
        data-hint={whyNot ?? rowText.copy(rowNumber)}
        data-disabled={cannotCopy || undefined}
        aria-disabled={cannotCopy}
        loading={isCopying}
        onClick={() => {
          if (!cannotCopy) onCopy(rowNumber)
        }}
      >
        <IconCopy size={18} stroke={1.6} />
      </ActionIcon>
      <PopoverHere
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        position="left"
        withArrow
        button={
          <ActionIcon
            variant="subtle"
            color="gray.7"
            size={36}
            aria-label={rowText.remove(rowNumber)}
            data-hint={rowText.remove(rowNumber)}
            data-disabled={cannotDelete || undefined}
            aria-disabled={cannotDelete}
            aria-haspopup="dialog"
            aria-expanded={isAsking}
            onClick={() => {
              if (!cannotDelete) setAsking(true)
            }}
          >
            <IconTrash size={18} stroke={1.6} />
          </ActionIcon>
        }
      >
        {() => (
          <Question
            rowNumber={rowNumber}
            onNo={() => setAsking(false)}
            onYes={() => {
              setAsking(false)
              desk.change({ kind: 'delete', rowNumber })
            }}
          />
        )}
      </PopoverHere>
    </div>
  )
}

interface QuestionProps {
  readonly rowNumber: number
  readonly onNo: () => void
  readonly onYes: () => void
}

const Question = ({ rowNumber, onNo, onYes }: QuestionProps) => {
  const id = useId()
  return (
    <Popover.Dropdown aria-labelledby={id}>
      <Text id={id} size="sm" mb="xs">
        {rowText.removeQuestion(rowNumber)}
      </Text>
      <Group gap="xs" justify="flex-end">
        <Button variant="default" size="compact-sm" onClick={onNo}>
          {rowText.removeNo}
        </Button>
        <Button color="red" size="compact-sm" data-autofocus onClick={onYes}>
          {rowText.removeYes}
        </Button>
      </Group>
    </Popover.Dropdown>
  )
}
