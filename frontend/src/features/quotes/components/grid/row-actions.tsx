/** Copy and delete. Deleting cannot be undone on the server, so it asks, right where the button is. */
import { ActionIcon, Button, Group, Popover, Text, Tooltip } from '@mantine/core'
import { IconCopy, IconTrash } from '@tabler/icons-react'
import { useId, useState } from 'react'
import type { OfferRow } from '#domain/contracts/offer'
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
  const questionId = useId()
  const { rowNumber } = row
  const cannotCopy = isLocked || row.numberOf < 1
  const cannotDelete = isLocked || !row.deleteable
  return (
    <div className={classes.actions}>
      <Tooltip label={row.numberOf < 1 ? rowText.copyWithoutCount : rowText.copy(rowNumber)}>
        <ActionIcon
          variant="subtle"
          color="gray.7"
          size={36}
          aria-label={rowText.copy(rowNumber)}
          data-disabled={cannotCopy || undefined}
          aria-disabled={cannotCopy}
          loading={isCopying}
          onClick={() => {
            if (!cannotCopy) onCopy(rowNumber)
          }}
        >
          <IconCopy size={18} stroke={1.6} />
        </ActionIcon>
      </Tooltip>
      <Popover
        opened={isAsking}
        onChange={setAsking}
        position="left"
        withArrow
        shadow="md"
        trapFocus
        returnFocus
      >
        <Popover.Target>
          <Tooltip label={rowText.remove(rowNumber)} disabled={isAsking}>
            <ActionIcon
              variant="subtle"
              color="gray.7"
              size={36}
              aria-label={rowText.remove(rowNumber)}
              data-disabled={cannotDelete || undefined}
              aria-disabled={cannotDelete}
              onClick={() => {
                if (!cannotDelete) setAsking(true)
              }}
            >
              <IconTrash size={18} stroke={1.6} />
            </ActionIcon>
          </Tooltip>
        </Popover.Target>
        <Popover.Dropdown aria-labelledby={questionId}>
          <Text id={questionId} size="sm" mb="xs">
            {rowText.removeQuestion(rowNumber)}
          </Text>
          <Group gap="xs" justify="flex-end">
            <Button variant="default" size="compact-sm" onClick={() => setAsking(false)}>
              {rowText.removeNo}
            </Button>
            <Button
              color="red"
              size="compact-sm"
              data-autofocus
              onClick={() => {
                setAsking(false)
                desk.change({ kind: 'delete', rowNumber })
              }}
            >
              {rowText.removeYes}
            </Button>
          </Group>
        </Popover.Dropdown>
      </Popover>
    </div>
  )
}
