/** What can be done with the rows that are ticked; stands at the foot of the screen while any are, and after a change. */
import { Button, CloseButton, Tooltip } from '@mantine/core'
import { IconEdit } from '@tabler/icons-react'
import { useState } from 'react'
import type { UndoBulkEditBody } from '#domain/contracts/bulk-edit'
import type { Offer } from '#domain/contracts/offer'
import { lazyDialog } from '../../../../ui/lazy-dialog.tsx'
import { undoStep, useBulkEdit } from '../../api/bulk-edit.ts'
import { bulkEditText } from '../../bulk-edit-text.ts'
import type { SelectionAction } from '../../state/row-selection.ts'
import classes from './bulk-edit.module.css'

const BulkEditDialog = lazyDialog(async () => (await import('./bulk-edit-dialog.tsx')).BulkEditDialog)

interface Props {
  readonly offer: Offer
  /** In the order of the quote. */
  readonly chosen: readonly number[]
  readonly select: (action: SelectionAction) => void
}

export const BulkEditBar = ({ offer, chosen, select }: Props) => {
  const [isChanging, setChanging] = useState(false)
  /** What takes the latest change back; none once it is taken back. */
  const [done, setDone] = useState<UndoBulkEditBody['rows'] | null>(null)
  const { mutate, isPending } = useBulkEdit(offer.orderNumber)
  const undo = (rows: UndoBulkEditBody['rows']) =>
    mutate(undoStep({ rows }), { onSuccess: () => setDone(null) })
  if (chosen.length === 0 && done === null) return null
  return (
    <section className={classes.bar} aria-label={bulkEditText.bar}>
      {done !== null && (
        <span className={classes.done} role="status">
          {bulkEditText.done(done.length)}
          <Button size="compact-sm" variant="default" loading={isPending} onClick={() => undo(done)}>
            {bulkEditText.undo}
          </Button>
          <CloseButton size="sm" aria-label={bulkEditText.close} onClick={() => setDone(null)} />
        </span>
      )}
      {chosen.length > 0 && (
        <>
          <strong className={classes.count}>{bulkEditText.chosen(chosen.length)}</strong>
          <Button size="compact-sm" variant="subtle" onClick={() => select({ kind: 'all' })}>
            {bulkEditText.all}
          </Button>
          <Tooltip label={bulkEditText.alikeHelp}>
            <Button size="compact-sm" variant="subtle" onClick={() => select({ kind: 'alike' })}>
              {bulkEditText.alike}
            </Button>
          </Tooltip>
          <Button size="compact-sm" variant="subtle" onClick={() => select({ kind: 'none' })}>
            {bulkEditText.clear}
          </Button>
          <Button
            className={classes.change ?? ''}
            size="sm"
            leftSection={<IconEdit size={16} stroke={1.6} aria-hidden />}
            onClick={() => setChanging(true)}
          >
            {bulkEditText.change}
          </Button>
        </>
      )}
      {isChanging && (
        <BulkEditDialog
          offer={offer}
          rows={chosen}
          onClose={() => setChanging(false)}
          onDone={(restore) => {
            setDone(restore)
            setChanging(false)
            select({ kind: 'none' })
          }}
        />
      )}
    </section>
  )
}
