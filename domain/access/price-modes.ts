/**
 * Which prices a viewer may put on paper, and in a mail to the customer (quote-workflow section 6, QD-27 to QD-29).
 * CUSTOMER is the end customer's price, STORE the store's sales price, AGENT the agent's purchase price, DISCOUNTS the
 * list price with discounts, HIDDEN none.
 */
import { kindOf, type Viewer } from './access.ts'
import { type LinkPrices, linkPrices } from './customer-link.ts'
import type { QuoteKind } from './money.ts'

export const priceModes = ['CUSTOMER', 'STORE', 'AGENT', 'DISCOUNTS', 'HIDDEN'] as const
export type PriceMode = (typeof priceModes)[number]

/**
 * The modes that a comma-separated text names, in one order, so that the same columns are the same document however they were
 * picked; null where a name is none.
 */
export const readPriceModes = (text: string): readonly PriceMode[] | null => {
  const names = text.split(',').filter((name) => name !== '')
  const modes = priceModes.filter((mode) => names.includes(mode))
  return names.every((name) => (priceModes as readonly string[]).includes(name)) ? modes : null
}

type Sellers = 'super' | 'store' | 'agent'
type Allowed = (quote: QuoteKind) => boolean
type Table = Readonly<Record<PriceMode, Readonly<Record<Sellers, Allowed>>>>

const always: Allowed = () => true
const never: Allowed = () => false
const onAgentQuotes: Allowed = ({ hasAgent }) => hasAgent
const onOwnQuotes: Allowed = ({ hasAgent }) => !hasAgent
const withListPrices: Allowed = ({ projectCalculation }) => !projectCalculation
const both =
  (one: Allowed, other: Allowed): Allowed =>
  (quote) =>
    one(quote) && other(quote)

const onPaper: Table = {
  CUSTOMER: { super: always, store: onOwnQuotes, agent: always },
  STORE: { super: always, store: always, agent: never },
  AGENT: { super: onAgentQuotes, store: never, agent: always },
  DISCOUNTS: { super: withListPrices, store: withListPrices, agent: withListPrices },
  HIDDEN: { super: always, store: always, agent: always },
}

const inMail: Table = {
  CUSTOMER: { super: always, store: always, agent: always },
  STORE: { super: always, store: always, agent: never },
  AGENT: { super: onAgentQuotes, store: never, agent: onAgentQuotes },
  DISCOUNTS: {
    super: withListPrices,
    store: both(withListPrices, onOwnQuotes),
    agent: both(withListPrices, onAgentQuotes),
  },
  HIDDEN: { super: always, store: always, agent: always },
}

const allowedBy = (table: Table, viewer: Viewer, quote: QuoteKind): readonly PriceMode[] => {
  const kind = kindOf(viewer)
  if (kind === 'chain' || kind === 'unknown') return []
  return priceModes.filter((mode) => table[mode][kind](quote))
}

/** A chain user who may look at a quote may print it, but without prices. */
export const printModes = (viewer: Viewer, quote: QuoteKind): readonly PriceMode[] =>
  kindOf(viewer) === 'chain' ? ['HIDDEN'] : allowedBy(onPaper, viewer, quote)

/** What a seller may have a customer's link show. He can open it himself, so it is never more than he may print. */
export const linkPricesOf = (viewer: Viewer, quote: QuoteKind): readonly LinkPrices[] =>
  printModes(viewer, quote).includes('CUSTOMER') ? linkPrices : ['none']

export const sendModes = (viewer: Viewer, quote: QuoteKind): readonly PriceMode[] =>
  allowedBy(inMail, viewer, quote)

/** Whether there is nothing among these prices that the sender does not know himself. */
const knowsAll = (viewer: Viewer, quote: QuoteKind, modes: readonly PriceMode[]): boolean => {
  const known = printModes(viewer, quote)
  return modes.every((mode) => known.includes(mode))
}

/** A store may send its agent's customer a price that it does not know; a copy of that mail would tell it. */
export const mayHaveCopy = knowsAll

/**
 * A price that the sender does not know goes only where whoever knows it has said that it may go: on an agent's quote to an address that
 * the agent's side has given.
 */
export const mayMailModes = (
  viewer: Viewer,
  quote: QuoteKind,
  modes: readonly PriceMode[],
  isAddressFromAgent: boolean,
): boolean => isAddressFromAgent || knowsAll(viewer, quote, modes)
