/**
 * A quote (tilbud) is one small manifest and immutable row revisions. The manifest holds header, terms, and the ordered
 * rows as number -> revision with what lists and totals need; a revision holds one row's full product and its price.
 * A change writes a new revision first and then the manifest, on condition of its version.
 */

import type { ExtraId } from '#domain/catalogue/data/extras'
import type { RowExtra } from '#domain/configurator/extra'
import type { RowObstacle } from '#domain/messages/fastlane'
import type { ProductPrice } from '#domain/pricing/price'
import type { Terms } from '#domain/pricing/terms'
import type { Patch, Product } from '#domain/product/product'
import type { Stated } from '#domain/product/stated'
import type { Ore, Percent } from '#domain/units'
import type { Connection, Location } from './connections/connection.ts'
import type { Zone } from './delivery/postal-zone.ts'
import type { ProductClasses } from './rows/product-classes.ts'
import type { RowFacts } from './rows/row-facts.ts'

/** Status numbers (trade handbook 10.9, QD-01); six suffice. Stored and sent as these numbers. */
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
  /** Given when the row is made and never changed, so that a command that is repeated finds what it has made. */
  readonly id: string
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
  /** What the row is mounted together with (sammenkoblet). */
  readonly connection: Connection | null
  /** Set on a coupling post: the row whose connection it came with. */
  readonly couples: number | null
  /** Depth of the frame, mm; 0 in rows from before connections, whose depth only their revisions know. */
  readonly depth: number
  /** Open weeks that the factory needs; see lead-weeks.ts. */
  readonly leadWeeks: number
  /** What keeps the row out of Fastlane; null when it qualifies. */
  readonly fastlaneObstacle: RowObstacle | null
}

export interface Author {
  readonly userId: number
  readonly name: string
}

/** What the commit that made this version of the manifest did, so that history can say who changed what. */
export interface Change {
  readonly by: Author
  readonly at: string
  readonly kind: QuoteCommand['kind'] | 'create' | 'copy'
  readonly rowNumber: number | null
  /** Header fields that got new values. */
  readonly fields: readonly string[]
}

/** A finding of the order check that somebody has said is meant so (Bestillingskontroll). */
export interface Acknowledgement {
  readonly findingId: string
  /** In quotes from before sentences lay beside them (`ReadSentence`). */
  readonly sentence?: string
  readonly by: Author
  readonly at: string
}

/** What was read and acknowledged. It lies beside its quote, in the words of then. */
export interface ReadSentence {
  readonly findingId: string
  /** Norwegian. */
  readonly sentence: string
  /** The rows that it was about, what it rested on, and whether they were pictured; not in what was read before these were kept. */
  readonly rows?: readonly number[]
  readonly basis?: string
  readonly isPictured?: boolean
}

export const recordedSteps = ['send', 'order', 'cancel', 'hand-back', 'answer-cancellation'] as const

/** A step of the quote's life. The id is that of the request, so that a command that is repeated finds that it is done. */
export interface RecordedStep {
  readonly id: string
  readonly kind: (typeof recordedSteps)[number]
  readonly by: Author
  readonly at: string
}

/** Places in a Fastlane slot that the order has taken. */
export interface Reservation {
  readonly id: string
  readonly slotId: string
  readonly units: number
}

export interface Manifest {
  readonly schemaVersion: 1
  readonly orderNumber: number
  /** Increases by one with each commit. */
  readonly version: number
  readonly status: QuoteStatus
  readonly owner: { readonly chainId: number; readonly storeId: number; readonly agentId: number | null }
  readonly createdBy: Author
  /** ISO timestamps, UTC. */
  readonly createdAt: string
  readonly updatedAt: string
  /** When the prices were worked out: when the quote was made or its validity extended. */
  readonly pricedAt: string
  readonly validTo: string
  readonly priceListId: string
  readonly terms: Terms
  readonly header: QuoteHeader
  /** Postal zone of the place of delivery when the header was written; decides freight and crane. */
  readonly deliveryZone: Zone
  /** Quick choices that are ticked; rows that are made later get them too. */
  readonly extras: readonly ExtraId[]
  /** Whether the express slot is wanted. */
  readonly fastlane: boolean
  readonly rows: readonly ManifestRow[]
  /** Row numbers of deleted rows are not used again. */
  readonly nextRowNumber: number
  readonly toOrderNumber: number | null
  /** Promised when it was ordered; what the factory has confirmed is in the status of the factory order. Day 1 is Monday. */
  readonly deliveryDate: { readonly week: number; readonly day: number } | null
  readonly acknowledged: readonly Acknowledgement[]
  readonly taken: readonly RecordedStep[]
  readonly reservation: Reservation | null
  /** The latest mail to the customer, and the version that went with it. */
  readonly sent: { readonly mailId: string; readonly version: number } | null
  /** The customer's e-mail address as the agent's side has given it last; null where it never has. See agents-address.ts. */
  readonly emailFromAgent: string | null
  readonly change: Change
}

/** One row's product at one moment; never changed after it is written. */
export interface RowRevision {
  readonly schemaVersion: 1
  readonly revisionId: string
  readonly orderNumber: number
  readonly rowNumber: number
  readonly product: Product
  readonly price: ProductPrice
  /** What a list of rows shows of the product. */
  readonly facts: RowFacts
  /** Quick choices that the product can have, what each adds, and which have been put in. */
  readonly extras: readonly RowExtra[]
  /** The best fire and sound class that the row has had; what it has now follows from the product. */
  readonly best: ProductClasses
  /** Somebody has stated how the row opens, and then chosen another way of this one row: whoever did has decided on its hand. */
  readonly isHandDecided: boolean
  /** GlobalIds of the pieces in an architect's model that the row came of, by which a new version of it is compared; none of other rows. */
  readonly modelPieces: readonly string[]
  readonly createdAt: string
  readonly createdBy: Author
  /** The revision that an edit of the product took the place of; null where the row was made or changed in another way. */
  readonly replaces: string | null
}

/** Something a person does to a quote. Each names the field or row it touches, so that only real clashes conflict. */
export type QuoteCommand =
  | {
      readonly kind: 'change-header'
      readonly header: Partial<QuoteHeader>
      /** Version of the manifest that the edit is based on. */
      readonly basedOn: number
    }
  | { readonly kind: 'add-row'; readonly rowId: string; readonly product: Product; readonly numberOf: number }
  /** Several rows in one step: each is in or refused by itself. */
  | {
      readonly kind: 'add-rows'
      readonly rows: readonly {
        readonly rowId: string
        readonly product: Product
        readonly numberOf: number
        readonly modelPieces?: readonly string[] | undefined
      }[]
    }
  | {
      readonly kind: 'change-product'
      readonly rowNumber: number
      readonly basedOn: string
      readonly patch: Patch
      /** Fields that nobody has stated any more. */
      readonly takenBack?: Stated
    }
  /** Several rows in one step: all of them are changed, or none. */
  | {
      readonly kind: 'change-products'
      readonly rows: readonly {
        readonly rowNumber: number
        readonly basedOn: string
        readonly patch: Patch
      }[]
    }
  | { readonly kind: 'copy-row'; readonly rowId: string; readonly rowNumber: number }
  | { readonly kind: 'delete-row'; readonly rowNumber: number }
  /** Several rows in one step, with the coupling posts of theirs. */
  | { readonly kind: 'delete-rows'; readonly rowNumbers: readonly number[] }
  | {
      readonly kind: 'copy-rows'
      readonly rows: readonly { readonly rowId: string; readonly rowNumber: number }[]
    }
  /** The rows, and all that is mounted together with them, to stand before another row, or last. */
  | { readonly kind: 'move-rows'; readonly rowNumbers: readonly number[]; readonly before: number | null }
  /** Takes back what earlier commands did, each named by the version of the manifest that it made. */
  | { readonly kind: 'undo'; readonly versions: readonly number[] }
  | {
      readonly kind: 'connect'
      readonly rowNumber: number
      readonly toRow: number
      readonly position: Connection['position']
      readonly location: Location
      /** Id of the row of the coupling post that comes with the connection. */
      readonly postId: string
    }
  | { readonly kind: 'disconnect'; readonly rowNumber: number }
  /** `seen` is the figure that whoever sets another one had before him. */
  | {
      readonly kind: 'set-count'
      readonly rowNumber: number
      readonly numberOf: number
      readonly seen?: number | undefined
    }
  | {
      readonly kind: 'set-discount'
      readonly rowNumber: number
      readonly rate: Percent
      readonly seen?: Percent | undefined
    }
  | {
      readonly kind: 'set-margin'
      readonly rowNumber: number
      readonly party: 'store' | 'agent'
      readonly rate: Percent
      readonly seen?: Percent | undefined
    }
  | { readonly kind: 'set-u-inclusion'; readonly rowNumber: number; readonly included: boolean }
  | {
      readonly kind: 'set-all-discounts'
      readonly category: 'windows' | 'doors'
      readonly rate: Percent
    }
  | { readonly kind: 'set-all-margins'; readonly party: 'store' | 'agent'; readonly rate: Percent }
  | { readonly kind: 'set-extra'; readonly extraId: ExtraId; readonly selected: boolean }
  | { readonly kind: 'set-fastlane'; readonly selected: boolean }
  | { readonly kind: 'acknowledge'; readonly findingId: string; readonly acknowledged: boolean }
  | { readonly kind: 'extend-validity' }
  | {
      readonly kind: 'send'
      readonly stepId: string
      readonly mailId: string
      /** Version of the manifest that the mail was made of. */
      readonly basedOn: number
    }
  | {
      readonly kind: 'order'
      readonly stepId: string
      /** Version of the manifest that the order was looked through on. */
      readonly basedOn: number
      /** The factory's number, given out when the order goes to the factory. */
      readonly toOrderNumber: number | null
      readonly reservation: Reservation | null
    }
  | { readonly kind: 'cancel'; readonly stepId: string }
  | { readonly kind: 'hand-back'; readonly stepId: string }
  | { readonly kind: 'answer-cancellation'; readonly stepId: string; readonly approved: boolean }

/** All there are: a command that is not named here does not compile, so that whatever is written can be read again. */
const changes = {
  create: true,
  copy: true,
  'change-header': true,
  'add-row': true,
  'add-rows': true,
  'change-product': true,
  'change-products': true,
  'copy-row': true,
  'delete-row': true,
  'delete-rows': true,
  'copy-rows': true,
  'move-rows': true,
  undo: true,
  connect: true,
  disconnect: true,
  'set-count': true,
  'set-discount': true,
  'set-margin': true,
  'set-u-inclusion': true,
  'set-all-discounts': true,
  'set-all-margins': true,
  'set-extra': true,
  'set-fastlane': true,
  acknowledge: true,
  'extend-validity': true,
  send: true,
  order: true,
  cancel: true,
  'hand-back': true,
  'answer-cancellation': true,
} satisfies Readonly<Record<Change['kind'], true>>
export const changeKinds = Object.keys(changes) as readonly Change['kind'][]
