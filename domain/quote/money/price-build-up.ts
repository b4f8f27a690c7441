/**
 * How the price of a row comes about, for those who may know: the lines of the list price, each with its reason, and the
 * steps from there to what the viewer sells a piece for. In margin mode an agent is told what he pays and not the list price.
 */
import { kindOf, type Viewer } from '#domain/access/access'
import { sees } from '#domain/access/money'
import type { PriceLine } from '#domain/pricing/price'
import { type Result, refusal, success } from '#domain/result'
import type { Ore } from '#domain/units'
import type { Manifest, ManifestRow, RowRevision } from '../quote.ts'
import { stepText } from './step-text.ts'
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

type Money = Pick<
  ReturnType<typeof rowMoney>,
  'projectCalculation' | 'discountRate' | 'discountRateNetAgent' | 'marginRateStore'
> & {
  /** What the viewer sells a piece for, and what he pays for it. */
  readonly unit: Ore
  readonly cost: Ore
}

const stepsOf = (viewer: Viewer, hasAgent: boolean, gross: Ore, money: Money): readonly PriceStep[] => {
  const { unit, cost } = money
  const isAgent = kindOf(viewer) === 'agent'
  if (!money.projectCalculation)
    return [
      hasAgent && !isAgent
        ? { label: stepText.rated(stepText.agentDiscount, money.discountRateNetAgent), amount: unit - gross }
        : { label: stepText.rated(stepText.discount, money.discountRate), amount: unit - gross },
    ]
  // What the store keeps on an agent's quote is masked for others (quote-workflow section 6).
  if (hasAgent && kindOf(viewer) !== 'store') return [{ label: stepText.toStorePrice, amount: unit - gross }]
  return [
    { label: stepText.toProjectCost, amount: cost - gross },
    { label: stepText.rated(stepText.margin, money.marginRateStore), amount: unit - cost },
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
  const { unitPrice, linePrice, priceExclTax } = money
  if (unitPrice === null || linePrice === null || priceExclTax === null) return refusal('access.denied')
  const { gross } = row
  const hasAgent = manifest.owner.agentId !== null
  const steps = stepsOf(viewer, hasAgent, gross, { ...money, unit: unitPrice, cost: priceExclTax })
  return success({
    priceListId: price.priceListId,
    lines: price.lines,
    gross,
    steps: steps.filter(({ amount }) => amount !== 0),
    unitPrice,
    numberOf: row.numberOf,
    linePrice,
  })
}
