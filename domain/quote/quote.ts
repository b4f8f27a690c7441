/**
 * A quote (tilbud) is one small manifest and immutable row revisions. The manifest holds header, terms, and the ordered
 * rows as number -> revision with what lists and totals need; a revision holds one row's full product and its price.
 * A change writes a new revision first and then the manifest, on condition of its version.
 */

import type { ProductPrice } from '#domain/pricing/price'
import type { Terms } from '#domain/pricing/terms'
import type { Patch, Product } from '#domain/product/product'
import type { Ore, Percent } from '#domain/units'

/** Status numbers (trade handbook 10.9); six suffice. */
export const QUOTE_STATUS = {
  offer: 10,
  sent: 20,
  orderedByAgent: 30,
  ordered: 40,
  cancelRequested: 50,
  cancelled: 60,
} as const
export type QuoteStatus = (typeof QUOTE_STATUS)[keyof typeof QUOTE_STATUS]

export interface DeliveryAddress {
  /** Contact or name, at most 30 characters. */
  readonly address1: string
  /** Street, at most 25 characters. */
  readonly address2: string
  readonly postalCode: string
  readonly postalAddress: string
  readonly complete: boolean
  readonly code: string
}

export interface QuoteHeader {
  readonly customer: { readonly name: string; readonly email: string; readonly phone: string }
  readonly customerNote: string
  readonly deliveryLabel: string
  readonly externalReference: string
  /** 'L01' … a stock address of the store, 'AGENT' or 'PRIVATE'. */
  readonly deliveryCode: string
  readonly deliveryAddress: DeliveryAddress
  readonly deliveryPhoneNumber: string
  readonly deliveryByCrane: boolean
}

/** What the manifest keeps of each row. */
export interface ManifestRow {
  readonly rowNumber: number
  readonly revisionId: string
  readonly modelId: number
  readonly description: string
  readonly width: number
  readonly height: number
  readonly reference: string
  readonly numberOf: number
  readonly inOrderUvalue: boolean
  /** Unrounded, or null for construction parts. */
  readonly uValue: number | null
  readonly areaM2: number
  readonly discountCategory: 'windows' | 'doors'
  /** Unit list price. */
  readonly gross: Ore
  readonly discountRate: Percent
  readonly marginRateStore: Percent
  readonly marginRateAgent: Percent
  readonly isStockItem: boolean
  readonly isConstructionPart: boolean
}

export interface Manifest {
  readonly schemaVersion: 1
  readonly orderNumber: number
  /** Increases by one with each commit. */
  readonly version: number
  readonly status: QuoteStatus
  readonly owner: { readonly chainId: number; readonly storeId: number; readonly agentId: number | null }
  readonly createdBy: { readonly userId: number; readonly name: string }
  /** ISO timestamps, UTC. */
  readonly createdAt: string
  readonly updatedAt: string
  readonly validTo: string
  readonly priceListId: string
  readonly terms: Terms
  readonly header: QuoteHeader
  readonly rows: readonly ManifestRow[]
  /** Row numbers of deleted rows are not used again. */
  readonly nextRowNumber: number
  readonly toOrderNumber: number | null
}

/** One row's product at one moment; never changed after it is written. */
export interface RowRevision {
  readonly revisionId: string
  readonly orderNumber: number
  readonly rowNumber: number
  readonly product: Product
  readonly price: ProductPrice
  readonly createdAt: string
  readonly createdBy: number
}

/** Something a person does to a quote. Each names the field or row it touches, so that only real clashes conflict. */
export type QuoteCommand =
  | { readonly kind: 'change-header'; readonly header: Partial<QuoteHeader> }
  | { readonly kind: 'add-row'; readonly product: Product; readonly numberOf: number }
  | {
      readonly kind: 'change-product'
      readonly rowNumber: number
      readonly basedOn: string
      readonly patch: Patch
    }
  | { readonly kind: 'copy-row'; readonly rowNumber: number }
  | { readonly kind: 'delete-row'; readonly rowNumber: number }
  | { readonly kind: 'set-count'; readonly rowNumber: number; readonly numberOf: number }
  | { readonly kind: 'set-discount'; readonly rowNumber: number; readonly rate: Percent }
  | {
      readonly kind: 'set-margin'
      readonly rowNumber: number
      readonly party: 'store' | 'agent'
      readonly rate: Percent
    }
  | { readonly kind: 'set-u-inclusion'; readonly rowNumber: number; readonly included: boolean }
