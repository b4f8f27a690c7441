/**
 * Above a quote: the product menu, which quote it is, how saving goes, what it comes to and what is next; then for whom it is, where
 * it goes and when the goods may come.
 */
import { IconTruckDelivery } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { Offer } from '#domain/contracts/offer'
import { ProductMenu } from '../../../quote/product-menu/components/product-menu.tsx'
import type { PriceView } from '../../../quote/row-money.ts'
import { StatusBadge } from '../../../quote/status-badge.tsx'
import type { QuoteEditor } from '../../../quote/use-quote-editor.ts'
import { quoteText } from '../text.ts'
import { CustomerParty } from './customer-party.tsx'
import { DeliveryParty } from './delivery-party.tsx'
import parties from './party.module.css'
import classes from './quote-header.module.css'
import { savingText } from './text.ts'

/** Where the rail stands. On a small screen it lies below the products, and the bar leads to it. */
export const ABOUT = 'om-tilbudet'

interface Props {
  readonly offer: Offer
  readonly priceView: PriceView
  readonly quoteEditor: QuoteEditor
  readonly lockedReason: string | null
  readonly unsaved: number
  readonly showsSync: boolean
  /** The sum, the check and the next step. */
  readonly next: ReactNode
}

export const QuoteHeaderPanel = ({
  offer,
  priceView,
  quoteEditor,
  lockedReason,
  unsaved,
  showsSync,
  next,
}: Props) => (
  <>
    <div className={classes.bar}>
      <ProductMenu orderNumber={offer.orderNumber} lockedReason={lockedReason} />
      <h1 className={classes.title}>{quoteText.title(offer.orderNumber)}</h1>
      <span>
        <StatusBadge status={offer.status} expired={offer.expired} />
        <span className={classes.sync} role="status">
          {unsaved > 0 && savingText.saving}
        </span>
      </span>
      {showsSync && <code className={classes.debug}>{savingText.state(offer.version, unsaved)}</code>}
      {next}
    </div>
    <div className={parties.parties}>
      <CustomerParty offer={offer} priceView={priceView} quoteEditor={quoteEditor} />
      <DeliveryParty offer={offer} quoteEditor={quoteEditor} />
      {offer.estimatedDelivery !== '' && (
        <span className={parties.estimate}>
          <IconTruckDelivery size={17} stroke={1.5} aria-hidden />
          {offer.estimatedDelivery}
        </span>
      )}
      <a className={parties.about} href={`#${ABOUT}`}>
        {quoteText.about}
      </a>
    </div>
  </>
)
