/** The organisations of the trade: a chain has stores, a store has agents (byggmestere). Rates are percent. */
import type { OrganisationKey } from '#domain/access/api-key'
import type { Webhook } from '#domain/access/webhook'
import type { Versioned } from '#domain/administration/change'
import type { Logo } from '#domain/quote/header/logo'
import type { StockAddress } from '#domain/quote/header/parties'
import type { Percent } from '#domain/units'

export interface Address {
  readonly address1: string
  readonly postalCode: string
  readonly postalAddress: string
}

/** As it stands in the table: counted, with its last change. */
export type Stored<Item> = Item & Versioned

/** What every store of the chain pays: discount on list price, in discount mode and in margin mode. */
export interface Chain {
  readonly id: number
  readonly name: string
  readonly netWindows: Percent
  readonly netDoors: Percent
  readonly projectWindows: Percent
  readonly projectDoors: Percent
  /** Whoever administrates needs a second factor to log in. */
  readonly secondFactorRequired: boolean
}

interface OrderStop {
  readonly active: boolean
  readonly text: string
  /** ISO timestamp of when it was last switched on or off; null where nobody has. */
  readonly since: string | null
}

export interface Store {
  readonly id: number
  readonly chainId: number
  readonly name: string
  /** Nine digits; null where nobody has given it. */
  readonly organisationNumber: string | null
  readonly address: Address
  readonly contact: string
  readonly phoneNumber: string
  readonly email: string
  readonly logo: Logo | null
  /** With a margin reference the store's quotes are project calculations. */
  readonly marginRef: string | null
  readonly defaultMargin: Percent
  readonly discountMaxWindows: Percent
  readonly discountMaxDoors: Percent
  readonly stockAddresses: readonly StockAddress[]
  readonly orderStop: OrderStop
  readonly secondFactorRequired: boolean
  readonly apiKeys: readonly OrganisationKey[]
  readonly webhooks: readonly Webhook[]
}

export interface Agent {
  readonly id: number
  readonly storeId: number
  /** Chain of the store, kept here so that an agent's place is one read. */
  readonly chainId: number
  readonly name: string
  readonly address: Address
  readonly contact: string
  readonly phoneNumber: string
  readonly email: string
  readonly logo: Logo | null
  /** What the agent pays: discount on list price. */
  readonly netWindows: Percent
  readonly netDoors: Percent
  /** Above 0 the agent's quotes are project calculations with this margin for the store. */
  readonly storeMargin: Percent
  readonly defaultMargin: Percent
  readonly secondFactorRequired: boolean
  readonly apiKeys: readonly OrganisationKey[]
  readonly webhooks: readonly Webhook[]
  /** Gone for everybody but the quotes that name it. */
  readonly deleted: boolean
}
