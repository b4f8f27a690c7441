/** What can be done with the rows that are ticked; stands at the foot of the screen while any are, and after a change. */
import { Button, CloseButton, Tooltip } from '@mantine/core'
import { IconEdit } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import type { RestoreRowsBody } from '#domain/contracts/edit-rows'
import type { Offer } from '#domain/contracts/offer'
import { restoreStep, useRowsStep } from '../../api/change-rows.ts'
import { rowsText } from '../../rows-text.ts'
import type { SelectionAction } from '../../state/row-selection.ts'
import classes from './rows-together.module.css'

const ChangeRowsDialog = lazy(async () => ({
  default: (await import('./change-rows-dialog.tsx')).ChangeRowsDialog,
}))

interface Props {
  readonly offer: Offer
  /** In the order of the quote. */
  readonly chosen: readonly number[]
  readonly select: (action: SelectionAction) => void
}

export const RowsTogether = ({ offer, chosen, select }: Props) => {
  const [isChanging, setChanging] = useState(false)
  /** What takes the latest change back; none once it is taken back. */
  const [done, setDone] = useState<RestoreRowsBody['rows'] | null>(null)
  const { mutate, isPending } = useRowsStep(offer.orderNumber)
  const undo = (rows: RestoreRowsBody['rows']) =>
    mutate(restoreStep({ rows }), { onSuccess: () => setDone(null) })
  if (chosen.length === 0 && done === null) return null
  return (
    <section className={classes.bar} aria-label={rowsText.bar}>
      {done !== null && (
        <span className={classes.done} role="status">
          {rowsText.done(done.length)}
          <Button size="compact-sm" variant="default" loading={isPending} onClick={() => undo(done)}>
            {rowsText.undo}
          </Button>
          <CloseButton size="sm" aria-label={rowsText.close} onClick={() => setDone(null)} />
        </span>
      )}
      {chosen.length > 0 && (
        <>
          <strong className={classes.count}>{rowsText.chosen(chosen.length)}</strong>
          <Button size="compact-sm" variant="subtle" onClick={() => select({ kind: 'all' })}>
            {rowsText.all}
          </Button>
          <Tooltip label={rowsText.alikeHelp}>
            <Button size="compact-sm" variant="subtle" onClick={() => select({ kind: 'alike' })}>
              {rowsText.alike}
            </Button>
          </Tooltip>
          <Button size="compact-sm" variant="subtle" onClick={() => select({ kind: 'none' })}>
            {rowsText.clear}
          </Button>
          <Button
            className={classes.change ?? ''}
            size="sm"
            leftSection={<IconEdit size={16} stroke={1.6} aria-hidden />}
            onClick={() => setChanging(true)}
          >
            {rowsText.change}
          </Button>
        </>
      )}
      {isChanging && (
        <Suspense>
          <ChangeRowsDialog
            offer={offer}
            rows={chosen}
            onClose={() => setChanging(false)}
            onDone={(restore) => {
              setDone(restore)
              setChanging(false)
              select({ kind: 'none' })
            }}
          />
        </Suspense>
      )}
    </section>
  )
}
