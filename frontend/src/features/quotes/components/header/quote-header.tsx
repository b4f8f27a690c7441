/** The bar above a quote: the product menu, which quote it is, how saving goes, and when the goods may come. */
import { IconTruckDelivery } from '@tabler/icons-react'
import type { Offer } from '#domain/contracts/offer'
import { ProductMenu } from '../../../product-menu/components/product-menu.tsx'
import { quoteText } from '../../text.ts'
import classes from './quote-header.module.css'
import { StatusBadge } from './status-badge.tsx'

/** Where the rail stands; on a phone it lies below the products, and the bar leads there. */
export const ABOUT = 'om-tilbudet'

interface Props {
  readonly offer: Offer
  readonly lockedReason: string | null
  readonly unsaved: number
  readonly showsSync: boolean
}

export const QuoteHeader = ({ offer, lockedReason, unsaved, showsSync }: Props) => (
  <div className={classes.bar}>
    <ProductMenu orderNumber={offer.orderNumber} lockedReason={lockedReason} />
    <h1 className={classes.title}>{quoteText.title(offer.orderNumber)}</h1>
    <span>
      <StatusBadge status={offer.status} expired={offer.expired} />
      <span className={classes.sync} role="status">
        {unsaved > 0 && quoteText.saving}
      </span>
    </span>
    {offer.customer.name !== '' && <span className={classes.customer}>{offer.customer.name}</span>}
    <a className={classes.about} href={`#${ABOUT}`}>
      {quoteText.about}
    </a>
    {showsSync && (
      <code className={classes.debug}>
        v{offer.version}, {unsaved} ulagret
      </code>
    )}
    {offer.estimatedDelivery !== '' && (
      <span className={classes.delivery}>
        <IconTruckDelivery size={17} stroke={1.5} aria-hidden />
        {offer.estimatedDelivery}
      </span>
    )}
  </div>
)
