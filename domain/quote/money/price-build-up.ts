/**
 * How the price of a row comes about, for those who may know: the lines of the list price, each with its reason, and the
 * steps from there to what the viewer sells a piece for. In margin mode an agent is told what he pays and not the list price.
 */
import { kindOf, type Viewer } from '#domain/access/access'
import { sees } from '#domain/access/money'
import { figure } from '#domain/messages/figures'
import type { PriceLine } from '#domain/pricing/price'
import { type Result, refusal, success } from '#domain/result'
import type { Ore, Percent } from '#domain/units'
import type { Manifest, ManifestRow, RowRevision } from '../quote.ts'
import { kindOfQuote, rowMoney } from './visible-money.ts'

interface PriceStep {
  readonly label: string
  /** What it takes off or puts on. */
  readonly amount: Ore
}

export interface PriceBuildUp {
  readonly priceListId: string
  readonly lines: readonly PriceLine[]
  /** Unit list price. */
  readonly gross: Ore
  readonly steps: readonly PriceStep[]
  readonly unitPrice: Ore
  readonly numberOf: number
  readonly linePrice: Ore
}

type Money = ReturnType<typeof rowMoney>

const rated = (name: string, rate: Percent | null): string =>
  rate === null ? name : `${name} ${figure(rate)} %`

const stepsOf = (viewer: Viewer, hasAgent: boolean, gross: Ore, money: Money): readonly PriceStep[] => {
  const unit = money.unitPrice ?? gross
  const isAgent = kindOf(viewer) === 'agent'
  if (!money.projectCalculation)
    return [
      hasAgent && !isAgent
        ? { label: rated('Byggmesterrabatt', money.discountRateNetAgent), amount: unit - gross }
        : { label: rated('Rabatt', money.discountRate), amount: unit - gross },
    ]
  const cost = money.priceExclTax ?? gross
  // What the store keeps on an agent's quote is masked for others (quote-workflow section 6).
  if (hasAgent && kindOf(viewer) !== 'store') return [{ label: 'Til forhandlerpris', amount: unit - gross }]
  return [
    { label: 'Til innkjøpspris i prosjekt', amount: cost - gross },
    { label: rated('Margin', money.marginRateStore), amount: unit - cost },
  ]
}

export const priceBuildUp = (
  viewer: Viewer,
  manifest: Manifest,
  row: ManifestRow,
  { price }: RowRevision,
): Result<PriceBuildUp> => {
  if (!sees(viewer, 'grossUnitPrice', kindOfQuote(manifest))) return refusal('access.denied')
  const money = rowMoney(viewer, manifest, row)
  const { gross } = row
  return success({
    priceListId: price.priceListId,
    lines: price.lines,
    gross,
    steps: stepsOf(viewer, manifest.owner.agentId !== null, gross, money).filter(
      ({ amount }) => amount !== 0,
    ),
    unitPrice: money.unitPrice ?? gross,
    numberOf: row.numberOf,
    linePrice: money.linePrice ?? gross * row.numberOf,
  })
}
