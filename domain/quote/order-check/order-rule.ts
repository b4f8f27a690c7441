/**
 * A rule of Bestillingskontroll as a row: what to look for in a whole quote before it is ordered. `find` gives one hit for
 * each thing that a person should look at; a hit names its rows, fills its sentence, and may carry the commands that mend it.
 * ERROR stops the order; WARN must be mended or acknowledged.
 */
import type { ColorLists } from '#domain/catalogue/types'
import type { FixName, OrderCheckCode } from '#domain/messages/order-check'
import type { Refusal, SentenceData } from '#domain/result'
import type { Configuration } from '#domain/rules/configuration'
import type { FindPlace } from '../delivery/delivery.ts'
import type { Manifest, ManifestRow, QuoteCommand, RowRevision } from '../quote.ts'

export interface CheckedRow {
  readonly row: ManifestRow
  readonly revision: RowRevision
  readonly configuration: Configuration
}

/** A row whose product no longer can be laid out, with the reason. */
export interface BrokenRow {
  readonly row: ManifestRow
  readonly refusal: Refusal
}

export interface CheckContext {
  readonly manifest: Manifest
  readonly rows: readonly CheckedRow[]
  readonly broken: readonly BrokenRow[]
  readonly colorLists: ColorLists
  readonly findPlace: FindPlace
}

export interface Fix {
  readonly name: FixName
  /** One step, that is taken back as one. */
  readonly command: Extract<
    QuoteCommand,
    { readonly kind: 'change-products' | 'delete-row' | 'change-header' }
  >
}

export interface Hit {
  /** Row numbers; empty where the quote as a whole is meant. */
  readonly rows: readonly number[]
  readonly data?: SentenceData
  /** Codes and figures that it is about, beside its rows: another of them is another finding, another wording is not. */
  readonly about: readonly (string | number | null)[]
  readonly fix?: Fix | null
  /** What this hit rests on, where that is not what its rule does. */
  readonly basis?: string
}

export interface OrderRule {
  readonly id: `BK-${number}`
  readonly severity: 'ERROR' | 'WARN'
  readonly code: OrderCheckCode
  readonly find: (context: CheckContext) => readonly Hit[]
  /** The paragraph of the regulations that the sentence rests on; without one it rests on the rule itself. */
  readonly paragraph?: string
  /** The rows are easier to judge by their pictures. */
  readonly isPictured?: boolean
  /** It asks whether something is meant so, of which nothing says that it is wrong. */
  readonly isQuestion?: boolean
  readonly source: string
}

export const numbersOf = (rows: readonly CheckedRow[]): readonly number[] =>
  rows.map(({ row }) => row.rowNumber).toSorted((one, other) => one - other)

/** Made to order: neither a bar sold by length nor an article on stock. */
export const isMadeToOrder = ({ row }: CheckedRow): boolean => !row.isConstructionPart && !row.isStockItem

export const choicesOf = ({ revision }: CheckedRow) => revision.product.choices
