/**
 * Which sums of a quote a viewer is shown: the dealer's for super and store users, the builder's for
 * builders, and both for super users on a builder's quote. A builder whose net differs from the list price may see the net.
 */
import type { Offer } from '#domain/contracts/offer'
import type { PriceView } from '../../../quote/row-money.ts'
import { formatMoney } from '../../../ui/format.ts'
import { partyText } from '../text.ts'
import { summaryText } from './text.ts'

export interface SumBlock {
  /** Whose sums, where more than one party's are shown. */
  readonly party: string | null
  readonly exclTax: number
  readonly inclTax: number
  readonly netHint: string | null
}

type Totals = Offer['totals']

const block = (
  party: string | null,
  exclTax: number | null,
  inclTax: number | null,
  netHint: string | null = null,
): readonly SumBlock[] => (exclTax === null || inclTax === null ? [] : [{ party, exclTax, inclTax, netHint }])

const netHintOf = ({ netSumExclTaxAgent: net, grossSumExclTax: gross }: Totals): string | null =>
  net !== null && gross !== null && net !== gross ? summaryText.net(formatMoney(net)) : null

export const sumsFor = (totals: Totals, { viewer, hasAgent }: PriceView): readonly SumBlock[] => {
  if (viewer === 'chain' || viewer === 'unknown') return []
  if (viewer === 'agent')
    return block(null, totals.sumExclTaxAgent, totals.sumInclTaxAgent, netHintOf(totals))
  const both = viewer === 'super' && hasAgent
  return [
    ...block(both ? partyText.dealer : null, totals.sumExclTax, totals.sumInclTax),
    ...(both ? block(partyText.agent, totals.sumExclTaxAgent, totals.sumInclTaxAgent) : []),
  ]
}
