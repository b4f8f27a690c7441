/** The organisations of the trade: a chain has stores, a store has agents (byggmestere). Rates are percent. */
import type { Logo } from '#domain/quote/header/logo'
import type { Percent } from '#domain/units'

interface Address {
  readonly address1: string
  readonly postalCode: string
  readonly postalAddress: string
}

/** What every store of the chain pays: discount on list price, in discount mode and in margin mode. */
export interface Chain {
  readonly id: number
  readonly name: string
  readonly netWindows: Percent
  readonly netDoors: Percent
  readonly projectWindows: Percent
  readonly projectDoors: Percent
}

interface StockAddress extends Address {
  readonly code: string
  readonly address2: string
  readonly complete: boolean
}

export interface Store {
  readonly id: number
  readonly chainId: number
  readonly name: string
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
  readonly orderStop: { readonly active: boolean; readonly text: string }
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
}
