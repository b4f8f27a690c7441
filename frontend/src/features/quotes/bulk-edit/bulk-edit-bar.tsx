/** What can be done with the rows that are ticked; stands at the foot of the screen while any are. Each can be taken back. */
import { Button } from '@mantine/core'
import { IconCopy, IconEdit, IconTrash } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Offer } from '#domain/contracts/offer'
import { lastStep } from '../../../quote/undo/state/step-store.ts'
import { toastStep } from '../../../quote/undo/step-toast.tsx'
import { undoStep } from '../../../quote/undo/undo-at-server.ts'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import classes from './bulk-edit.module.css'
import type { SelectionAction } from './row-selection.ts'
import { bulkEditText } from './text.ts'
import { useSeveralRows } from './use-several-rows.ts'

const BulkEditDialog = lazyPart(async () => (await import('./bulk-edit-dialog.tsx')).BulkEditDialog)

interface Props {
  readonly offer: Offer
  /** In the order of the quote. */
  readonly chosen: readonly number[]
  readonly select: (action: SelectionAction) => void
}

const icon = { size: 16, stroke: 1.6, 'aria-hidden': true } as const

export const BulkEditBar = ({ offer, chosen, select }: Props) => {
  const { orderNumber, productRows } = offer
  const [isChanging, setChanging] = useState(false)
  const queryClient = useQueryClient()
  const { mutate, isPending, variables } = useSeveralRows(orderNumber)
  const isAny = chosen.length > 0

  const announce = (words: string) => {
    const step = lastStep(orderNumber)
    if (step !== null)
      toastStep(words, `rows ${orderNumber} ${step}`, () => undoStep(queryClient, orderNumber, step))
  }
  const doWith = (what: 'copy' | 'delete', words: string) =>
    mutate(
      { what, rows: chosen },
      {
        onSuccess: () => {
          announce(words)
          select({ kind: 'none' })
        },
      },
    )
  if (!isAny && !isChanging) return null
  const isAnyWithoutCount = productRows.some(
    ({ rowNumber, numberOf }) => numberOf < 1 && chosen.includes(rowNumber),
  )
  const count = chosen.length
  return (
    <section className={classes.bar} aria-label={bulkEditText.bar} data-foot>
      <strong className={classes.count}>{bulkEditText.chosen(count)}</strong>
      <Button size="compact-sm" variant="subtle" onClick={() => select({ kind: 'all' })}>
        {bulkEditText.all}
      </Button>
      <Button
        size="compact-sm"
        variant="subtle"
        data-hint={bulkEditText.alikeHelp}
        onClick={() => select({ kind: 'alike' })}
      >
        {bulkEditText.alike}
      </Button>
      <Button size="compact-sm" variant="subtle" onClick={() => select({ kind: 'none' })}>
        {bulkEditText.clear}
      </Button>
      <div className={classes.acts}>
        <Button
          size="sm"
          variant="default"
          leftSection={<IconCopy {...icon} />}
          data-disabled={isAnyWithoutCount || undefined}
          data-hint={isAnyWithoutCount ? bulkEditText.copyWithoutCount : undefined}
          aria-disabled={isAnyWithoutCount}
          loading={isPending && variables.what === 'copy'}
          onClick={() => {
            if (!isAnyWithoutCount) doWith('copy', bulkEditText.copied(count))
          }}
        >
          {bulkEditText.copy}
        </Button>
        <Button
          size="sm"
          variant="default"
          leftSection={<IconTrash {...icon} />}
          loading={isPending && variables.what === 'delete'}
          onClick={() => doWith('delete', bulkEditText.deleted(count))}
        >
          {bulkEditText.remove}
        </Button>
        <Button size="sm" leftSection={<IconEdit {...icon} />} onClick={() => setChanging(true)}>
          {bulkEditText.change}
        </Button>
      </div>
      {isChanging && (
        <BulkEditDialog
          offer={offer}
          rows={chosen}
          onClose={() => setChanging(false)}
          onDone={(changed, stated) => {
            announce(changed === 0 ? bulkEditText.stated(stated) : bulkEditText.done(changed))
            setChanging(false)
            select({ kind: 'none' })
          }}
        />
      )}
    </section>
  )
}
