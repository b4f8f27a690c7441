/** A quote as its clerk means it: what is typed of each row, and what only he knows. Checks are judged by it. */
import type { Patch, Product } from '#domain/product/product'
import type { QuoteHeader } from '#domain/quote/quote'
import { makeProduct } from './quotes.ts'

/** BEDROOM: somebody sleeps there. UNHEATED: nobody pays for warmth there. */
type Use = 'BEDROOM' | 'UNHEATED' | 'OTHER'

export interface PlannedRow {
  readonly modelId: number
  /** Everything that somebody has stated, as it was typed. */
  readonly patch: Patch
  readonly numberOf: number
  /** The room that it stands in, by one name, whatever its reference says. */
  readonly room: string
  readonly use: Use
  /** Glass that was chosen for a moment, to see what it costs, before the row got what it has. */
  readonly triedGlass?: string
  /** How it opened as a copy of its sibling, before its clerk turned it. */
  readonly copiedFunction?: string
}

export interface PlannedQuote {
  readonly rows: readonly PlannedRow[]
  readonly header: Partial<QuoteHeader>
  /** A small cabin: chapter 14 of TEK17 does not apply to it (§ 14-5, second paragraph). */
  readonly isCabin: boolean
}

const MARK = /^[VD]\d+ /

/** A row of a schedule whose references are the rooms. */
export const asPlanned = ({
  modelId,
  patch,
  numberOf,
}: Pick<PlannedRow, 'modelId' | 'patch' | 'numberOf'>): PlannedRow => {
  const room = (patch.reference ?? '').replace(MARK, '').replace(/ \(.*\)$/, '')
  const use = /sov/i.test(room) ? 'BEDROOM' : /^(?:Bod|Garasje)/.test(room) ? 'UNHEATED' : 'OTHER'
  return { modelId, patch, numberOf, room, use }
}

export const atStock = (rows: readonly PlannedRow[]): PlannedQuote => ({ rows, header: {}, isCabin: false })

export const toDoor = (postalCode: string, deliveryByCrane: boolean): Partial<QuoteHeader> => ({
  deliveryCode: 'PRIVATE',
  deliveryByCrane,
  deliveryAddress: {
    address1: 'Ingrid Tveit',
    address2: 'Solbakken 14',
    postalCode,
    postalAddress: '',
    complete: true,
    code: 'PRIVATE',
  },
})

const products = new Map<string, Product>()

/** Few of the thousands of planned rows differ, and a product never changes: each is made once. */
const productOf = (modelId: number, patch: Patch): Product => {
  const key = JSON.stringify([modelId, patch])
  const product = products.get(key) ?? makeProduct(modelId, patch)
  products.set(key, product)
  return product
}

/** The rows as they come to the quote first. */
export const asRows = ({ rows }: Pick<PlannedQuote, 'rows'>) =>
  rows.map(({ modelId, patch, numberOf, triedGlass, copiedFunction }) => ({
    product: productOf(modelId, {
      ...patch,
      ...(triedGlass !== undefined && { glassCode: triedGlass }),
      ...(copiedFunction !== undefined && { function: copiedFunction }),
    }),
    numberOf,
  }))
