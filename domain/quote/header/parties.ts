/** What a quote needs to know of the organisations around it: who sells, on which terms, where goods can be delivered. */
import type { Percent } from '#domain/units'
import type { Logo } from './logo.ts'

interface Address {
  readonly address1: string
  readonly postalCode: string
  readonly postalAddress: string
}

export interface StockAddress extends Address {
  readonly code: string
  /** Street; `address1` is the name of the place. */
  readonly address2: string
  readonly complete: boolean
}

interface Seller {
  readonly id: number
  readonly name: string
  readonly address: Address
  readonly phoneNumber: string
  readonly email: string
  readonly logo: Logo | null
}

interface ChainParty {
  readonly id: number
  readonly netWindows: Percent
  readonly netDoors: Percent
  readonly projectWindows: Percent
  readonly projectDoors: Percent
}

interface StoreParty extends Seller {
  readonly organisationNumber: string | null
  /** With a margin reference the store's quotes are project calculations. */
  readonly marginRef: string | null
  readonly defaultMargin: Percent
  readonly discountMaxWindows: Percent
  readonly discountMaxDoors: Percent
  readonly stockAddresses: readonly StockAddress[]
  readonly orderStop: { readonly active: boolean; readonly text: string }
}

export interface AgentParty extends Seller {
  readonly netWindows: Percent
  readonly netDoors: Percent
  readonly storeMargin: Percent
  readonly defaultMargin: Percent
}

/** `agent` is null on a store's own quote. */
export interface Parties {
  readonly chain: ChainParty
  readonly store: StoreParty
  readonly agent: AgentParty | null
}
