/**
 * Makes a planned quote by the very commands that people give, at the moment it was made, and then moves it to its state.
 * Pure: the whole quote is ready before any of it is written.
 */
import type { Viewer } from '#domain/access/access'
import { endOfDay, type Week, wallClockOf, weekOf } from '#domain/calendar'
import { colorLists } from '#domain/catalogue/colors/color-lists'
import { priceListInForce } from '#domain/pricing/lists/in-force'
import { applyCommand, type CommandContext } from '#domain/quote/apply-command'
import { deliveryWeek } from '#domain/quote/delivery/delivery-week'
import { draftQuote } from '#domain/quote/draft-quote'
import type { Parties } from '#domain/quote/header/parties'
import type { FactoryStatus } from '#domain/quote/ordering/factory-status'
import {
  type Manifest,
  QUOTE_STATUS,
  type QuoteCommand,
  type QuoteStatus,
  type RowRevision,
} from '#domain/quote/quote'
import { findPlace } from '../data/postal-codes/postal-codes.ts'
import { fullName } from '../data/users/user.ts'
import type { QuotePlan } from './plan.ts'
import { must } from './products.ts'

export interface MadeQuote {
  readonly manifest: Manifest
  readonly revisions: readonly RowRevision[]
  /** What the factory has answered to an order. */
  readonly factoryStatus: FactoryStatus | null
}

const contextOf = (
  plan: QuotePlan,
  viewer: Viewer,
  parties: Parties,
): Omit<CommandContext, 'revisionId'> => ({
  viewer,
  parties,
  author: { userId: plan.seller.user.id, name: fullName(plan.seller.user) },
  now: plan.createdAt,
  priceList: priceListInForce(new Date(plan.createdAt)),
  colorLists,
  findPlace,
  baseHeader: null,
  past: null,
  listInForce: priceListInForce(new Date(plan.createdAt)),
  nextListFrom: null,
  checkForm: () => null,
})

const commandsOf = (plan: QuotePlan, { terms }: Manifest): readonly QuoteCommand[] => [
  { kind: 'change-header', header: plan.header, basedOn: 1 },
  ...plan.rows.map((row, index) => ({
    kind: 'add-row' as const,
    rowId: `row_demo_${plan.orderNumber}_${index + 1}`,
    ...row,
  })),
  ...(terms.projectCalculation || plan.discountRate === 0
    ? []
    : plan.rows.map((_, index) => ({
        kind: 'set-discount' as const,
        rowNumber: index + 1,
        rate: plan.discountRate,
      }))),
]

const isOrdered = (status: QuoteStatus): boolean =>
  status === QUOTE_STATUS.ordered || status === QUOTE_STATUS.cancelRequested

/** The factory's number follows the quote's, so that no two orders share one. */
const FACTORY_NUMBER_STEP = 380_000
const WEDNESDAY = 3

const leavesFactory = ({ createdAt, rows }: Manifest, weeksLate = 0): Week =>
  deliveryWeek(
    createdAt,
    rows.map(({ leadWeeks, numberOf }) => ({ leadWeeks: leadWeeks + weeksLate, numberOf })),
  ) ?? weekOf(wallClockOf(createdAt).day)

type Ended = Pick<MadeQuote, 'manifest' | 'factoryStatus'>

/** Ordered when it was made, and confirmed in the night after that. */
const inState = (manifest: Manifest, { status, putOff }: QuotePlan): Ended => {
  if (!isOrdered(status)) return { manifest: { ...manifest, status }, factoryStatus: null }
  return {
    manifest: {
      ...manifest,
      status,
      toOrderNumber: manifest.orderNumber + FACTORY_NUMBER_STEP,
      deliveryDate: { week: leavesFactory(manifest).week, day: WEDNESDAY },
    },
    factoryStatus: {
      state: 'confirmed',
      since: endOfDay(wallClockOf(manifest.createdAt).day),
      deliveryWeek: leavesFactory(manifest, putOff ? 1 : 0),
    },
  }
}

export const makeQuote = (plan: QuotePlan, viewer: Viewer, parties: Parties): MadeQuote => {
  const { orderNumber } = plan
  const context = contextOf(plan, viewer, parties)
  const draft = must(
    draftQuote({ ...context, orderNumber, priceListId: context.priceList.id, nextListFrom: null }),
    `quote ${orderNumber}`,
  )
  let manifest = draft
  const revisions: RowRevision[] = []
  for (const [index, command] of commandsOf(plan, draft).entries()) {
    const outcome = applyCommand(manifest, new Map(), command, {
      ...context,
      revisionId: `rev_demo_${orderNumber}_${index}`,
      baseHeader: draft.header,
    })
    const applied = must(outcome, `quote ${orderNumber}, ${command.kind}`)
    manifest = applied.manifest
    revisions.push(...applied.newRevisions)
  }
  // The quote begins with what the demo made of it; its history is made by the people who try it.
  const ended = inState(manifest, plan)
  return { ...ended, manifest: { ...ended.manifest, version: 1, change: draft.change }, revisions }
}
