/**
 * Thirty quotes as a sales office has them: new ones and old ones, sent, ordered, cancelled and expired, of stores and of
 * agents, from one window to a whole house. Planned by a chance that is the same every time, dated back from the day of
 * seeding, numbered in the order in which they were made.
 */
import type { AffiliationType } from '#domain/access/access'
import { QUOTE_STATUS, type QuoteHeader, type QuoteStatus } from '#domain/quote/quote'
import type { StoredContext, User } from '../data/users/user.ts'
import { drawHeader } from './customers.ts'
import { houseHeader, houseRows, houseStoreId } from './house.ts'
import { demoUsers } from './organisations.ts'
import { drawCount, type PlannedRow, pickProduct } from './products.ts'
import { type Chance, makeChance } from './random.ts'

const SEED = 20_261_120
const FIRST_ORDER_NUMBER = 100_001
const DAY_MS = 24 * 3600 * 1000

interface Seller {
  readonly user: Omit<User, 'passwordHash'>
  readonly context: StoredContext
}

export interface QuotePlan {
  readonly orderNumber: number
  readonly createdAt: string
  readonly seller: Seller
  readonly status: QuoteStatus
  readonly header: Partial<QuoteHeader>
  readonly rows: readonly PlannedRow[]
  /** What the seller takes off the list price, where the quote has discounts. */
  readonly discountRate: number
  /** Whether the factory has confirmed another week than was promised. */
  readonly putOff: boolean
}

/** How many quotes are in which state, how many days ago they were made and who may have made them. */
interface Life {
  readonly status: QuoteStatus
  readonly count: number
  readonly daysAgo: readonly [least: number, most: number]
  readonly sellers: readonly AffiliationType[]
}

const both = ['store', 'agent'] as const
const lives: readonly Life[] = [
  { status: QUOTE_STATUS.offer, count: 9, daysAgo: [1, 27], sellers: both },
  // Expired: a quote holds for thirty days.
  { status: QUOTE_STATUS.offer, count: 3, daysAgo: [35, 90], sellers: both },
  { status: QUOTE_STATUS.sent, count: 6, daysAgo: [2, 27], sellers: both },
  { status: QUOTE_STATUS.sent, count: 1, daysAgo: [33, 60], sellers: both },
  { status: QUOTE_STATUS.orderedByAgent, count: 3, daysAgo: [2, 14], sellers: ['agent'] },
  { status: QUOTE_STATUS.ordered, count: 5, daysAgo: [20, 300], sellers: both },
  { status: QUOTE_STATUS.cancelRequested, count: 1, daysAgo: [15, 40], sellers: both },
  { status: QUOTE_STATUS.cancelled, count: 1, daysAgo: [60, 200], sellers: both },
]

const sellers: readonly Seller[] = demoUsers
  .filter(({ status }) => status === 'ENABLED')
  .flatMap((user) => user.contexts.map((context) => ({ user, context })))
  .filter(({ context }) => context.enabled && context.role !== 'SUPERUSER')

const isIn = ({ context }: Seller, kinds: readonly AffiliationType[]): boolean =>
  context.affiliationType !== null && kinds.includes(context.affiliationType)

/** The store and the agents that the demo accounts on the login page belong to, so that each of them has work to show. */
const inSandnes = ({ context }: Seller): boolean => [101, 201, 202].includes(context.affiliation?.id ?? 0)

const drawSeller = (chance: Chance, kinds: readonly AffiliationType[]): Seller => {
  const among = sellers.filter((seller) => isIn(seller, kinds))
  return chance.pick(chance.percent(45) ? among.filter(inSandnes) : among)
}

/** In office hours, on the weekday before where it falls on a Saturday or Sunday. */
const drawMoment = (chance: Chance, day: string, [least, most]: Life['daysAgo']): string => {
  const midnight = Date.parse(`${day}T00:00:00.000Z`) - chance.between(least, most) * DAY_MS
  const weekday = new Date(midnight).getUTCDay()
  const backToFriday = weekday === 0 ? 2 : weekday === 6 ? 1 : 0
  const minutes = chance.between(7 * 60, 15 * 60)
  return new Date(midnight - backToFriday * DAY_MS + minutes * 60_000).toISOString()
}

const drawRows = (chance: Chance): readonly PlannedRow[] => {
  const size = chance.percent(35) ? chance.between(1, 3) : chance.between(4, 12)
  return Array.from({ length: size }, () => ({ product: pickProduct(chance), numberOf: drawCount(chance) }))
}

type Undated = Omit<QuotePlan, 'orderNumber' | 'putOff'>

const drawQuote = (chance: Chance, day: string, life: Life): Undated => ({
  createdAt: drawMoment(chance, day, life.daysAgo),
  seller: drawSeller(chance, life.sellers),
  status: life.status,
  header: drawHeader(chance),
  rows: drawRows(chance),
  discountRate: chance.pick([0, 5, 8, 10, 12.5, 15, 20]),
})

const planHouse = (day: string): Undated => {
  const seller = sellers.find(
    ({ context }) => context.affiliationType === 'store' && context.affiliation?.id === houseStoreId,
  )
  if (seller === undefined) throw new Error(`nobody sells in store ${houseStoreId}`)
  const createdAt = new Date(Date.parse(`${day}T09:30:00.000Z`) - 3 * DAY_MS).toISOString()
  const rows = houseRows()
  return { createdAt, seller, status: QUOTE_STATUS.offer, header: houseHeader, rows, discountRate: 0 }
}

/** A row without a count: the customer has asked for a price and not said how many. */
const withoutCount = (plan: Undated): Undated => ({
  ...plan,
  rows: plan.rows.map((row, index) => (index === 0 ? { ...row, numberOf: 0 } : row)),
})

/** The newest order, which is still to be delivered. */
const isPutOff = (index: number, plans: readonly Undated[]): boolean =>
  index === plans.findLastIndex(({ status }) => status === QUOTE_STATUS.ordered)

/** `day` is the ISO date of seeding. */
export const planQuotes = (day: string): readonly QuotePlan[] => {
  const chance = makeChance(SEED)
  const [first, ...others] = lives.flatMap((life) =>
    Array.from({ length: life.count }, () => drawQuote(chance, day, life)),
  )
  const drawn = first === undefined ? [] : [withoutCount(first), ...others]
  return [...drawn, planHouse(day)]
    .toSorted((one, other) => one.createdAt.localeCompare(other.createdAt))
    .map((plan, index, plans) => ({
      ...plan,
      orderNumber: FIRST_ORDER_NUMBER + index,
      putOff: isPutOff(index, plans),
    }))
}
