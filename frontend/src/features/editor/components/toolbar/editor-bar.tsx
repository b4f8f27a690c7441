/**
 * The dark bar of the editor: the product menu, whether everything is saved, which row of which quote this is, and the way on: to
 * the rows beside it and to the quote.
 */
import { Button } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import { Link } from 'react-router'
import type { Offer } from '#domain/contracts/offer'
import { ProductMenu } from '../../../../quote/product-menu/components/product-menu.tsx'
import { lockOf } from '../../../../quote/quote-lock.ts'
import { SYNC_TEXT, type SyncStatus } from '../../state/sync-text.ts'
import { editorText } from '../../text.ts'
import classes from './bar.module.css'
import { OrderBadge } from './order-badge.tsx'
import { RowStepButtons } from './row-steps.tsx'

interface EditorBarProps {
  readonly orderNumber: number
  readonly rowNumber: number
  readonly offer: Offer | undefined
  /** Null while there is no row that could be saved. */
  readonly status: SyncStatus | null
}

export const EditorBar = ({ orderNumber, rowNumber, offer, status }: EditorBarProps) => (
  <div className={classes.bar}>
    <ProductMenu orderNumber={orderNumber} lockedReason={offer ? lockOf(offer) : null} />
    {status === null ? null : (
      <span className={classes.sync} data-status={status} role="status" aria-label={editorText.syncLabel}>
        {SYNC_TEXT[status]}
      </span>
    )}
    <div className={classes.end}>
      <RowStepButtons orderNumber={orderNumber} rowNumber={rowNumber} rows={offer?.productRows ?? []} />
      <OrderBadge orderNumber={orderNumber} rowNumber={rowNumber} rows={offer?.productRows ?? []} />
      <Button
        component={Link}
        to={`/tilbud/${orderNumber}`}
        className={classes.onward ?? ''}
        rightSection={<IconArrowRight size={16} aria-hidden />}
      >
        {editorText.onToQuote}
      </Button>
    </div>
  </div>
)
