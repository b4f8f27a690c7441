/** The bar above a quote: the product menu, which quote it is, how saving goes, and when the goods may come. */
import { IconTruckDelivery } from '@tabler/icons-react'
import type { Offer } from '#domain/contracts/offer'
import { ProductMenu } from '../../../product-menu/components/product-menu.tsx'
import { quoteText } from '../../text.ts'
import classes from './quote-header.module.css'
import { StatusBadge } from './status-badge.tsx'

/** Where the two parts of the rail stand. What lies below the products on a small screen the bar leads to. */
export const ABOUT = 'om-tilbudet'
export const TERMS = 'kunde-og-levering'

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
    <a className={classes.terms} href={`#${TERMS}`}>
      {quoteText.terms}
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
