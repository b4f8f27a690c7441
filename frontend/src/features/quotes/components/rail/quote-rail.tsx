/**
 * Beside the products, in two parts. First what the quote comes to, in full, and what can be done with it. Then the rest of it: how it
 * fares with the customer, and what is set for all rows. With few products the second part lies under them, so that a quote of one
 * window is one page without an empty half; on a small screen both do.
 */
import { lazy, type ReactNode, Suspense } from 'react'
import type { QuoteParts } from '../../quote-parts.ts'
import { showsQuickChoices } from '../../state/override-fields.ts'
import { quoteText } from '../../text.ts'
import { ActionBar } from '../actions/action-bar.tsx'
import { CustomerSidePanel } from '../customer-side/customer-side-panel.tsx'
import { ABOUT } from '../header/quote-header.tsx'
import { CommentPanel } from '../panels/comment-panel.tsx'
import { FastlanePanel } from '../panels/fastlane-panel.tsx'
import { OverridePanel } from '../panels/override-panel.tsx'
import { QuickChoicesPanel } from '../panels/quick-choices-panel.tsx'
import { SummaryPanel } from '../panels/summary-panel.tsx'
import { SendButton } from '../sending/send-button.tsx'
import classes from './quote-rail.module.css'

const SinceSent = lazy(async () => ({ default: (await import('../sending/since-sent.tsx')).SinceSent }))

interface Props extends QuoteParts {
  /** Printing as one thing among others. */
  readonly print: ReactNode
  readonly unsaved: number
  readonly lockedReason: string | null
}

export const QuoteRail = (props: Props) => {
  const { offer, viewer, standing, desk, check, storeFirst, next, may, print, unsaved, lockedReason } = props
  return (
    <div className={classes.rail}>
      <aside className={classes.first} id={ABOUT} aria-label={quoteText.about}>
        <SummaryPanel offer={offer} standing={standing} isUnsaved={unsaved > 0} />
        <ActionBar
          {...{ offer, viewer, desk, storeFirst, check, next, may, print }}
          isOpen={lockedReason === null}
          send={<SendButton {...{ offer, viewer, desk, storeFirst }} />}
        />
      </aside>
      <aside className={classes.second} aria-label={quoteText.more}>
        {offer.mail !== null && (
          <Suspense>
            <SinceSent {...{ offer, viewer }} mail={offer.mail} />
          </Suspense>
        )}
        <CustomerSidePanel offer={offer} viewer={viewer} />
        <CommentPanel offer={offer} desk={desk} />
        <FastlanePanel offer={offer} desk={desk} />
        {showsQuickChoices(offer, lockedReason) && (
          <>
            <QuickChoicesPanel offer={offer} desk={desk} />
            <OverridePanel offer={offer} standing={standing} desk={desk} />
          </>
        )}
      </aside>
    </div>
  )
}
