/** «Bestill»: opens the order form, or says why the quote cannot be ordered as it stands. */
import { IconShoppingCart } from '@tabler/icons-react'
import { useState } from 'react'
import type { Viewer } from '#domain/access/access'
import type { CustomerSide } from '#domain/contracts/customer-link'
import type { Offer } from '#domain/contracts/offer'
import type { QuoteEditor } from '../../../quote/use-quote-editor.ts'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { LockedButton } from '../../../ui/locked-button.tsx'
import type { OrderCheck } from '../order-check/use-order-check.ts'
import { orderLockOf } from './order-lock.ts'
import { orderText } from './text.ts'

const OrderDialog = lazyPart(async () => (await import('./order-dialog.tsx')).OrderDialog)

interface Props {
  readonly offer: Offer
  readonly viewer: Viewer
  readonly quoteEditor: QuoteEditor
  readonly storeFirst: () => Promise<void>
  readonly check: OrderCheck
  /** Null when it could not be read. */
  readonly side: CustomerSide | null
}

export const OrderButton = (props: Props) => {
  const [isOpen, setOpen] = useState(false)
  const lock = orderLockOf(props.offer)
  return (
    <div>
      <LockedButton
        lock={lock}
        variant={lock === null ? 'filled' : 'default'}
        leftSection={<IconShoppingCart size={16} stroke={1.6} aria-hidden />}
        onPress={() => setOpen(true)}
      >
        {orderText.open}
      </LockedButton>
      {isOpen && <OrderDialog {...props} onClose={() => setOpen(false)} />}
    </div>
  )
}
