/**
 * Beside the products, in two parts. First what one looks for every time: what the quote comes to, what to do next, and what the
 * order check has found. Then for whom it is and on what terms. On a desk both stand in one column; on a small screen the first lies
 * above the products and the second below them.
 */
import { lazy, type ReactNode, Suspense } from 'react'
import type { Viewer } from '#domain/access/access'
import type { Offer } from '#domain/contracts/offer'
import { showsQuickChoices } from '../../state/override-fields.ts'
import { hasReachedFactory } from '../../state/quote-lock.ts'
import type { Standing } from '../../state/row-money.ts'
import { quoteText } from '../../text.ts'
import type { OrderCheck } from '../../use-order-check.tsx'
import type { QuoteDesk } from '../../use-quote-desk.ts'
import { ActionBar } from '../actions/action-bar.tsx'
import { CustomerSidePanel } from '../customer-side/customer-side-panel.tsx'
import { ABOUT, TERMS } from '../header/quote-header.tsx'
import { OrderCheckPanel } from '../ordering/order-check-panel.tsx'
import { CommentPanel } from '../panels/comment-panel.tsx'
import { CustomerPanel } from '../panels/customer-panel.tsx'
import { DeliveryPanel } from '../panels/delivery-panel.tsx'
import { FastlanePanel } from '../panels/fastlane-panel.tsx'
import { OverridePanel } from '../panels/override-panel.tsx'
import { QuickChoicesPanel } from '../panels/quick-choices-panel.tsx'
import { SummaryPanel } from '../panels/summary-panel.tsx'
import { SendButton } from '../sending/send-button.tsx'
import classes from './quote-rail.module.css'

const SinceSent = lazy(async () => ({ default: (await import('../sending/since-sent.tsx')).SinceSent }))

interface Props {
  readonly offer: Offer
  readonly viewer: Viewer
  readonly standing: Standing
  readonly desk: QuoteDesk
  readonly check: OrderCheck
  readonly storeFirst: () => Promise<void>
  readonly print: (isMain: boolean) => ReactNode
  readonly unsaved: number
  readonly lockedReason: string | null
}

export const QuoteRail = (props: Props) => {
  const { offer, viewer, standing, desk, check, storeFirst, print, unsaved, lockedReason } = props
  return (
    <div className={classes.rail}>
      <aside className={classes.first} id={ABOUT} aria-label={quoteText.about}>
        <SummaryPanel offer={offer} standing={standing} isUnsaved={unsaved > 0} />
        <ActionBar
          {...{ offer, viewer, desk, storeFirst, check, print }}
          isOpen={lockedReason === null}
          send={<SendButton {...{ offer, viewer, desk, storeFirst }} />}
        />
        {offer.productRows.length > 0 && !hasReachedFactory(offer) && (
          <div className={classes.findings}>
            <OrderCheckPanel orderNumber={offer.orderNumber} check={check} />
          </div>
        )}
      </aside>
      <aside className={classes.second} id={TERMS} aria-label={quoteText.terms}>
        {offer.mail !== null && (
          <Suspense>
            <SinceSent {...{ offer, viewer }} mail={offer.mail} />
          </Suspense>
        )}
        <CustomerPanel offer={offer} standing={standing} desk={desk} />
        <CustomerSidePanel offer={offer} viewer={viewer} />
        <DeliveryPanel offer={offer} desk={desk} />
        <FastlanePanel offer={offer} desk={desk} />
        {showsQuickChoices(offer, lockedReason) && (
          <>
            <QuickChoicesPanel offer={offer} desk={desk} />
            <OverridePanel offer={offer} standing={standing} desk={desk} />
          </>
        )}
        <CommentPanel offer={offer} desk={desk} />
      </aside>
    </div>
  )
}
