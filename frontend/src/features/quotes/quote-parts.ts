/** What the parts of the quote page that lead on, the bar above the rows and the rail beside them, are made from. */
import type { Viewer } from '#domain/access/access'
import type { Offer } from '#domain/contracts/offer'
import type { Step } from '#domain/quote/life/lifecycle'
import type { NextStep } from './state/next-step.ts'
import type { Standing } from './state/row-money.ts'
import type { OrderCheck } from './use-order-check.tsx'
import type { QuoteDesk } from './use-quote-desk.ts'

export interface QuoteParts {
  readonly offer: Offer
  readonly viewer: Viewer
  readonly standing: Standing
  readonly desk: QuoteDesk
  readonly check: OrderCheck
  readonly storeFirst: () => Promise<void>
  readonly next: NextStep
  readonly may: (step: Step) => boolean
}
