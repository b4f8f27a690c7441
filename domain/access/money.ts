/**
 * Which money fields of a quote each kind of viewer sees (quote-workflow section 6; trade handbook 10.4). What the store
 * pays and keeps never reaches the agent's browser, and what the agent keeps never reaches the store's. A chain user looks
 * at quotes without prices (QD-05). The fields are those of the wire; a field that is not seen is sent as null.
 */
import { kindOf, type Viewer } from './access.ts'

/** When a field is shown: on a quote of the store's own, of an agent, or where prices are list prices (not a project). */
type Shown = 'always' | 'never' | 'own quotes' | 'agent quotes' | 'list prices'

interface Seen {
  readonly super: Shown
  readonly store: Shown
  readonly agent: Shown
}

const all: Seen = { super: 'always', store: 'always', agent: 'always' }
/** What the store pays the provider, and what it keeps. */
const ofTheStore: Seen = { super: 'always', store: 'always', agent: 'never' }
/** What the agent keeps and what his customer pays. */
const ofTheAgent: Seen = { super: 'agent quotes', store: 'never', agent: 'always' }
/** What passes between store and agent. */
const between: Seen = { super: 'agent quotes', store: 'agent quotes', agent: 'always' }
/** What the end customer is given: on an agent's quote that is the agent's business. */
const toTheCustomer: Seen = { super: 'always', store: 'own quotes', agent: 'always' }

const seen = {
  /** The list price, or in margin mode the viewer's own cost. */
  priceExclTax: all,
  /** The viewer's own sales price. */
  unitPrice: all,
  linePrice: all,
  discountRate: toTheCustomer,
  avgDiscountWindows: toTheCustomer,
  avgDiscountDoors: toTheCustomer,
  discountRateNetStore: ofTheStore,
  marginRateStore: ofTheStore,
  avgMarginStoreWindows: ofTheStore,
  netSumExclTax: ofTheStore,
  sumExclTax: ofTheStore,
  sumInclTax: ofTheStore,
  /** In margin mode an agent is told what he pays, not the list price. */
  grossUnitPrice: { super: 'always', store: 'always', agent: 'list prices' },
  /** The provider's net in margin mode. */
  grossSumExclTax: { super: 'always', store: 'always', agent: 'list prices' },
  discountRateNetAgent: between,
  netSumExclTaxAgent: between,
  agentUnitPrice: ofTheAgent,
  agentLinePrice: ofTheAgent,
  marginRateAgent: ofTheAgent,
  avgMarginAgentWindows: ofTheAgent,
  sumExclTaxAgent: ofTheAgent,
  sumInclTaxAgent: ofTheAgent,
} as const satisfies Record<string, Seen>

export type MoneyField = keyof typeof seen
export const moneyFields = Object.keys(seen) as readonly MoneyField[]

/** What the rules of showing need to know of a quote. */
export interface QuoteKind {
  readonly hasAgent: boolean
  readonly projectCalculation: boolean
}

const isShown: Readonly<Record<Shown, (quote: QuoteKind) => boolean>> = {
  always: () => true,
  never: () => false,
  'own quotes': ({ hasAgent }) => !hasAgent,
  'agent quotes': ({ hasAgent }) => hasAgent,
  'list prices': ({ projectCalculation }) => !projectCalculation,
}

/** Whether a viewer who may see the quote also sees this field of it. */
export const sees = (viewer: Viewer, field: MoneyField, quote: QuoteKind): boolean => {
  const kind = kindOf(viewer)
  if (kind === 'chain' || kind === 'unknown') return false
  return isShown[seen[field][kind]](quote)
}
