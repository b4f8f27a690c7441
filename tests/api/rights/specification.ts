/**
 * What the specification says of roles, written down by hand and read from nothing else: the tables that the program works by
 * are held against it, and the program against both. Whose quotes anybody reaches is QD-04, the life of a quote QD-01 and trade
 * handbook 10.9, rates, prices on paper and prices in mails quote-workflow section 6.
 */
import type { PriceMode } from '#domain/access/price-modes'
import type { Step } from '#domain/quote/life/lifecycle'
import { QUOTE_STATUS, type QuoteStatus } from '#domain/quote/quote'
import type { Beside, Change, Rate } from './actions.ts'
import type { Asker } from './askers.ts'
import { type Owner, ownerNames } from './quotes.ts'

export type Kind = 'super' | 'store' | 'agent' | 'chain' | 'none'

export const kinds: Readonly<Record<Asker, Kind>> = {
  superUser: 'super',
  superUserInStore: 'super',
  storeAdministrator: 'store',
  storeWorker: 'store',
  agentAdministrator: 'agent',
  agentWorker: 'agent',
  chainAdministrator: 'chain',
  chainWorker: 'chain',
  unaffiliated: 'none',
  fromStoreToAgent: 'agent',
  fromAgentToStore: 'store',
}

/**
 * Columns: a store, its agent, its other agent, another store of the chain, that one's agent, a store of another chain.
 * e may be seen and edited, v may be seen, - is not there.
 */
const reach: Readonly<Record<Kind, string>> = {
  super: 'eeeeee',
  store: 'eee---',
  agent: '-e----',
  chain: 'vvvvv-',
  none: '------',
}
export const reachOf = (asker: Asker, owner: Owner): 'e' | 'v' | '-' =>
  (reach[kinds[asker]][ownerNames.indexOf(owner)] ?? '-') as 'e' | 'v' | '-'

/** From which status, by whom, to which. */
const life: Readonly<Record<Step, readonly string[]>> = {
  edit: ['10 super store agent 10', '20 super store agent 10'],
  correct: ['10 super store agent 10', '20 super store agent 10', '30 super store 30'],
  acknowledge: ['10 super store agent 10', '20 super store agent 20', '30 super store 30'],
  extend: ['10 super store agent 10', '20 super store agent 10'],
  send: ['10 super store agent 20', '20 super store agent 20'],
  order: ['10 super store 40', '20 super store 40', '30 super store 40', '10 agent 30', '20 agent 30'],
  cancel: ['30 super store agent 60', '40 super store agent 50'],
  'hand-back': ['30 super store 10'],
  'approve-cancellation': ['50 super 60'],
  'reject-cancellation': ['50 super 40'],
}
const nextStatus = (status: QuoteStatus, step: Step, kind: Kind): QuoteStatus | null => {
  for (const line of life[step]) {
    const [from, ...rest] = line.split(' ')
    const next = Number(rest.pop()) as QuoteStatus
    if (Number(from) === status && rest.includes(kind)) return next
  }
  return null
}

/** Who sets a rate: on a store's own quote, and on an agent's. */
const setters: Readonly<Record<Rate, readonly [string, string]>> = {
  discount: ['super store', 'super agent'],
  'store margin': ['super store', 'store'],
  'agent margin': ['', 'super agent'],
}
const maySet = (rate: Rate, owner: Owner, kind: Kind): boolean =>
  setters[rate][isOfAgent(owner) ? 1 : 0].split(' ').includes(kind)

export const isOfAgent = (owner: Owner): boolean => /agent/i.test(owner)

/** On a store's own quote, and on an agent's; by discounts, DISCOUNTS is one more. */
const onPaper: Readonly<Record<Kind, readonly [string, string]>> = {
  super: ['CUSTOMER STORE DISCOUNTS HIDDEN', 'CUSTOMER STORE AGENT DISCOUNTS HIDDEN'],
  store: ['CUSTOMER STORE DISCOUNTS HIDDEN', 'STORE DISCOUNTS HIDDEN'],
  agent: ['', 'CUSTOMER AGENT DISCOUNTS HIDDEN'],
  chain: ['HIDDEN', 'HIDDEN'],
  none: ['', ''],
}
const inMails: typeof onPaper = {
  super: ['CUSTOMER STORE DISCOUNTS HIDDEN', 'CUSTOMER STORE AGENT DISCOUNTS HIDDEN'],
  store: ['CUSTOMER STORE DISCOUNTS HIDDEN', 'CUSTOMER STORE HIDDEN'],
  agent: ['', 'CUSTOMER AGENT DISCOUNTS HIDDEN'],
  chain: ['', ''],
  none: ['', ''],
}
const modesIn = (table: typeof onPaper, asker: Asker, owner: Owner, byMargins: boolean) =>
  table[kinds[asker]][isOfAgent(owner) ? 1 : 0]
    .split(' ')
    .filter((mode) => mode !== '' && !(byMargins && mode === 'DISCOUNTS')) as PriceMode[]
export const printedModes = (asker: Asker, owner: Owner, byMargins: boolean): readonly PriceMode[] =>
  modesIn(onPaper, asker, owner, byMargins)
export const mailed = (asker: Asker, owner: Owner, byMargins: boolean): readonly PriceMode[] =>
  modesIn(inMails, asker, owner, byMargins)

/** The status of an answer, and what the person reads. */
export const refusals = {
  'quote.not-found': [404, 'Tilbud {orderNumber} finnes ikke.'],
  'access.denied': [403, 'Du har ikke tilgang til dette.'],
  'quote.read-only': [409, 'Tilbudet er låst og kan ikke endres.'],
  'quote.not-orderable': [409, 'Ordren kan ikke bestilles'],
  'quote.not-cancellable': [409, 'Bestillingen kan ikke kanselleres i denne statusen.'],
  'quote.step-not-possible': [409, 'Handlingen er ikke mulig i denne statusen.'],
  'quote.rate-locked': [422, 'Kan ikke endre byggmesterpris for rad 1.'],
  'exchange.not-ordered': [
    409,
    'Tilbud {orderNumber} har ingen bestilling som gjelder, og kan ikke lastes ned som EHF.',
  ],
  'customer-link.not-offered': [
    409,
    'Kunden kan bare få lenke til et tilbud som gjelder og ikke er bestilt.',
  ],
  'document.mode-not-allowed': [403, 'Du kan ikke skrive ut med denne prisvisningen.'],
  'send.mode-not-allowed': [403, 'Du kan ikke sende tilbudet med denne prisvisningen.'],
  'send.copy-not-allowed': [403, 'Du kan ikke få kopi av priser som du ikke kan skrive ut.'],
} as const satisfies Record<string, readonly [number, string]>
export type RefusalCode = keyof typeof refusals

/** What the answer is: a refusal, or the status that the quote has afterwards. */
export type Answer = RefusalCode | QuoteStatus

export const lockedBy = (step: Step): RefusalCode => {
  if (step === 'order') return 'quote.not-orderable'
  if (step === 'cancel') return 'quote.not-cancellable'
  return step === 'edit' || step === 'correct' ? 'quote.read-only' : 'quote.step-not-possible'
}

/** One row is locked; all of them are nobody's business but those who set them. */
export const notTheirs = (name: string): RefusalCode =>
  name === 'setDiscountRate' ? 'quote.rate-locked' : 'access.denied'

/** Who, with whose quote, in which status. */
export type Place = readonly [Asker, Owner, QuoteStatus]

export const specified = (
  name: string,
  { step, rate }: Pick<Change, 'step' | 'rate'>,
  [asker, owner, status]: Place,
): Answer => {
  const reached = reachOf(asker, owner)
  if (reached === '-') return 'quote.not-found'
  if (reached === 'v') return 'access.denied'
  const next = nextStatus(status, step, kinds[asker])
  if (next === null) return lockedBy(step)
  return rate === undefined || maySet(rate, owner, kinds[asker]) ? next : notTheirs(name)
}

/** A chain looks at quotes without prices (QD-05). */
export const specifiedBeside = (
  { needs, whileOffered, ofMoney, ofCost, onceOrdered, step }: Omit<Beside, 'shows'>,
  [asker, owner, status]: Place,
): RefusalCode | null => {
  const reached = reachOf(asker, owner)
  if (reached === '-') return 'quote.not-found'
  if (reached === 'v' && (needs === 'quote.edit' || ofMoney || ofCost)) return 'access.denied'
  if (ofCost && kinds[asker] === 'agent') return 'access.denied'
  if (step && nextStatus(status, step, kinds[asker]) === null) return lockedBy(step)
  if (onceOrdered && ![40, 50].includes(status)) return 'exchange.not-ordered'
  return whileOffered && status > QUOTE_STATUS.sent ? 'customer-link.not-offered' : null
}

export const statuses: readonly QuoteStatus[] = Object.values(QUOTE_STATUS)

/** Who tries each change in each status, and on whose quotes: one of each kind of seller, where each kind of quote is. */
export const sellers: readonly Asker[] = ['superUser', 'storeWorker', 'agentWorker']
export const sellersOwners: readonly Owner[] = ['store', 'agent']
/** Those who edit it. Everybody else tries each change in one status, and a change of each step in each. */
export const isTriedInEachStatus = (asker: Asker, owner: Owner): boolean =>
  sellers.includes(asker) && sellersOwners.includes(owner) && reachOf(asker, owner) === 'e'
