/**
 * Beside the products, in two parts. First what the quote comes to, in full, and what can be done with it. Then the rest of it: how it
 * fares with the customer, and what is set for all rows. With few products the second part lies under them, so that a quote of one
 * window is one page without an empty half; on a small screen both do. The second part comes when it is known what the customer has
 * and what has changed since, so that it never says that there is nothing, and nothing in it moves.
 */
import type { ReactNode } from 'react'
import { ActionBar } from './actions/action-bar.tsx'
import { CustomerSidePanel } from './customer-side/customer-side-panel.tsx'
import { CommentPanel } from './header/comment-panel.tsx'
import { ABOUT } from './header/quote-header.tsx'
import { OrderButton } from './ordering/order-button.tsx'
import { FastlanePanel } from './panels/fastlane-panel.tsx'
import { showsQuickChoices } from './panels/override-fields.ts'
import { OverridePanel } from './panels/override-panel.tsx'
import { QuickChoicesPanel } from './panels/quick-choices-panel.tsx'
import { SummaryPanel } from './panels/summary-panel.tsx'
import type { QuoteParts } from './quote-parts.ts'
import classes from './quote-rail.module.css'
import { SendButton } from './sending/send-button.tsx'
import { SinceSent, useIsSinceSentAwaited } from './sending/use-since-sent.ts'
import { quoteText } from './text.ts'

interface Props {
  readonly parts: QuoteParts
  /** Printing as one thing among others. */
  readonly print: ReactNode
  readonly unsaved: number
  readonly lockedReason: string | null
}

export const QuoteRail = ({ parts, print, unsaved, lockedReason }: Props) => {
  const { offer, viewer, priceView, quoteEditor, check, customer, storeFirst, next, may } = parts
  const isSinceSentAwaited = useIsSinceSentAwaited(offer)
  return (
    <div className={classes.rail}>
      <aside className={classes.first} id={ABOUT} aria-label={quoteText.about}>
        <SummaryPanel offer={offer} priceView={priceView} isUnsaved={unsaved > 0} />
        <ActionBar
          {...{ offer, storeFirst, next, may, print }}
          order={<OrderButton {...{ offer, viewer, quoteEditor, storeFirst, check }} side={customer.side} />}
          isOpen={lockedReason === null}
          send={<SendButton {...{ offer, viewer, quoteEditor, storeFirst }} />}
        />
      </aside>
      {!customer.isAwaited && !isSinceSentAwaited && (
        <aside className={classes.second} aria-label={quoteText.more}>
          {offer.mail !== null && <SinceSent {...{ offer, viewer }} mail={offer.mail} />}
          <CustomerSidePanel offer={offer} viewer={viewer} side={customer.side} />
          <CommentPanel offer={offer} quoteEditor={quoteEditor} />
          <FastlanePanel offer={offer} quoteEditor={quoteEditor} />
          {showsQuickChoices(offer, lockedReason) && (
            <>
              <QuickChoicesPanel offer={offer} quoteEditor={quoteEditor} />
              <OverridePanel offer={offer} priceView={priceView} quoteEditor={quoteEditor} />
            </>
          )}
        </aside>
      )}
    </div>
  )
}
