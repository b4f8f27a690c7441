/** What the parts of the quote page that lead on, the bar above the rows and the rail beside them, are made from. */
import type { Viewer } from '#domain/access/access'
import type { Offer } from '#domain/contracts/offer'
import type { Step } from '#domain/quote/life/lifecycle'
import type { PriceView } from '../../quote/row-money.ts'
import type { QuoteEditor } from '../../quote/use-quote-editor.ts'
import type { NextStep } from './actions/next-step.ts'
import type { CustomerSideRead } from './customer-side/customer-side-calls.ts'
import type { OrderCheck } from './order-check/use-order-check.ts'

export interface QuoteParts {
  readonly offer: Offer
  readonly viewer: Viewer
  readonly priceView: PriceView
  readonly quoteEditor: QuoteEditor
  readonly check: OrderCheck
  readonly customer: CustomerSideRead
  readonly storeFirst: () => Promise<void>
  readonly next: NextStep
  readonly may: (step: Step) => boolean
}
