/**
 * What a person may change of a quote on its page: each edit is one call to the server, and one pure change of the quote
 * that is shown until the answer comes. What is shown is always the server's quote with the edits under way folded in,
 * so a refused edit undoes itself.
 */
import type { Offer, OfferRow } from '#domain/contracts/offer'
import type { OfferHeader } from '#domain/contracts/offer-header'
import { type RateOfAll, withRate } from './rate-of-all.ts'
import { addToTotals, type PriceView, repriced, soldFor } from './row-money.ts'
import { movedRows } from './row-order.ts'

/** The figure that stood there when another was set; null where nobody else can have set one. */
interface Seen {
  readonly seen: number | null
}

export type QuoteEdit =
  | ({ readonly kind: 'count'; readonly rowNumber: number; readonly numberOf: number } & Seen)
  | ({ readonly kind: 'discount'; readonly rowNumber: number; readonly rate: number } & Seen)
  | ({
      readonly kind: 'margin'
      readonly rowNumber: number
      readonly party: 'store' | 'agent'
      readonly rate: number
    } & Seen)
  | { readonly kind: 'u-inclusion'; readonly rowNumber: number; readonly included: boolean }
  | { readonly kind: 'delete'; readonly rowNumber: number }
  /** To stand before another row; null is last. */
  | { readonly kind: 'move'; readonly rowNumber: number; readonly before: number | null }
  | { readonly kind: 'header'; readonly version: number; readonly changes: Partial<OfferHeader> }
  | { readonly kind: 'extra'; readonly id: Offer['extras'][number]['id']; readonly selected: boolean }
  | { readonly kind: 'fastlane'; readonly selected: boolean }
  | { readonly kind: 'rate-of-all'; readonly rateOf: RateOfAll; readonly rate: number }

/** What is set for the quote as a whole; the server works out what it makes of each row. */
type WholeEdit = Extract<QuoteEdit, { readonly kind: 'header' | 'extra' | 'fastlane' | 'rate-of-all' }>
export type RowEdit = Exclude<QuoteEdit, WholeEdit>

/** Edits of the same thing replace each other; edits of different things do not. */
export const editKeyOf = (edit: QuoteEdit): string => {
  switch (edit.kind) {
    case 'header':
    case 'fastlane':
      return edit.kind
    case 'extra':
      return `extra ${edit.id}`
    case 'rate-of-all':
      return edit.rateOf
    case 'margin':
      return `${edit.rowNumber} margin ${edit.party}`
    default:
      return `${edit.rowNumber} ${edit.kind}`
  }
}

interface Call {
  readonly method: 'PUT' | 'DELETE'
  readonly path: string
  readonly body?: unknown
}

/** The edit in the place of an earlier one: what stood there when the earlier began is what was seen. */
export const inPlaceOf = <Edit extends QuoteEdit>(edit: Edit, earlier: QuoteEdit | null): Edit =>
  'seen' in edit && earlier !== null && 'seen' in earlier ? { ...edit, seen: earlier.seen } : edit

const seenIn = ({ seen }: Seen): string => (seen === null ? '' : `?seen=${seen}`)

export const callFor = (orderNumber: number, edit: QuoteEdit): Call => {
  const offer = `/api/v1/offers/${orderNumber}`
  if (edit.kind === 'header')
    return { method: 'PUT', path: offer, body: { ...edit.changes, version: edit.version } }
  if (edit.kind === 'extra')
    return { method: 'PUT', path: `${offer}/extras`, body: { id: edit.id, selected: edit.selected } }
  if (edit.kind === 'fastlane') return { method: 'PUT', path: `${offer}/fastlane/${edit.selected}` }
  if (edit.kind === 'rate-of-all') return { method: 'PUT', path: `${offer}/${edit.rateOf}/${edit.rate}` }
  // 0 is the row as it is now.
  const row = `${offer}/0/${edit.rowNumber}`
  switch (edit.kind) {
    case 'count':
      return { method: 'PUT', path: `${row}/numberof/${edit.numberOf}${seenIn(edit)}` }
    case 'discount':
      return { method: 'PUT', path: `${row}/discountrate/${edit.rate}${seenIn(edit)}` }
    case 'margin':
      return { method: 'PUT', path: `${row}/marginrate${edit.party}/${edit.rate}${seenIn(edit)}` }
    case 'u-inclusion':
      return { method: 'PUT', path: `${row}/inorderuvalue/${edit.included}` }
    case 'delete':
      return { method: 'DELETE', path: row }
    case 'move':
      return {
        method: 'PUT',
        path: `${offer}/rows/order`,
        body: { rows: [edit.rowNumber], before: edit.before },
      }
  }
}

const changedRow = (row: OfferRow, edit: Exclude<RowEdit, { kind: 'delete' | 'move' }>): OfferRow => {
  switch (edit.kind) {
    case 'count':
      return { ...row, numberOf: edit.numberOf }
    case 'discount':
      return { ...row, price: { ...row.price, discountRate: edit.rate } }
    case 'margin':
      return {
        ...row,
        price: {
          ...row.price,
          [edit.party === 'store' ? 'marginRateStore' : 'marginRateAgent']: edit.rate,
        },
      }
    case 'u-inclusion':
      return { ...row, inOrderUvalue: edit.included }
  }
}

/** The quote with changed rows, their prices and what they add to the sums. A row that is the same stays the same object. */
const withRows = (offer: Offer, change: (row: OfferRow) => OfferRow, priceView: PriceView): Offer => {
  let { totals } = offer
  const productRows = offer.productRows.map((before) => {
    const changed = change(before)
    if (changed === before) return before
    const after = repriced(changed, priceView)
    totals = addToTotals(addToTotals(totals, soldFor(before, priceView), -1), soldFor(after, priceView), 1)
    return after
  })
  return { ...offer, productRows, totals }
}

const isWhole = (edit: QuoteEdit): edit is WholeEdit => !('rowNumber' in edit)

/** Shows that it is set; averages follow with the answer, and what a quick choice or Fastlane makes of rows and sums. */
const withWhole = (offer: Offer, edit: WholeEdit, priceView: PriceView): Offer => {
  switch (edit.kind) {
    case 'header':
      return { ...offer, ...edit.changes }
    case 'fastlane':
      return { ...offer, fastlane: { ...offer.fastlane, selected: edit.selected } }
    case 'extra': {
      const { id, selected } = edit
      return {
        ...offer,
        extras: offer.extras.map((extra) => (extra.id === id ? { ...extra, selected } : extra)),
      }
    }
    case 'rate-of-all':
      return withRows(offer, (row) => withRate(row, edit.rateOf, edit.rate), priceView)
  }
}

/** The quote as it will be. Rows that the edit does not touch stay the same objects. */
export const applyEdit = (offer: Offer, edit: QuoteEdit, priceView: PriceView): Offer => {
  if (isWhole(edit)) return withWhole(offer, edit, priceView)
  const before = offer.productRows.find(({ rowNumber }) => rowNumber === edit.rowNumber)
  if (before === undefined) return offer
  if (edit.kind === 'delete')
    return {
      ...offer,
      productRows: offer.productRows.filter((row) => row !== before),
      totals: addToTotals(offer.totals, soldFor(before, priceView), -1),
    }
  if (edit.kind === 'move')
    return { ...offer, productRows: movedRows(offer.productRows, edit.rowNumber, edit.before) }
  return withRows(offer, (row) => (row === before ? changedRow(row, edit) : row), priceView)
}

export const withEdits = (offer: Offer, edits: readonly QuoteEdit[], priceView: PriceView): Offer =>
  edits.reduce((shown, edit) => applyEdit(shown, edit, priceView), offer)
