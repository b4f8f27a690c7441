/**
 * The beginning of an empty installation: chains with their terms, their stores, and the first super user. It is done once, while there
 * are no people; whoever is stopped in the middle does the same again, and what is there already is left as it is. People come last, so
 * that somebody who can log in finds everything.
 */
import * as z from 'zod'
import { makeChange } from '#domain/administration/change'
import type { Chain, Store } from '#domain/administration/organisation'
import {
  emailAddress,
  filledLine,
  line,
  phoneNumber,
  postalCodeText,
  rate,
} from '#domain/contracts/form-fields'
import { changeAuthors } from '#domain/messages/changes'
import { nextNumber } from '../../data/counters/counter-repository.ts'
import { insertChain, insertStore, searchChains } from '../../data/organisations/organisation-repository.ts'
import { claimStore } from '../../data/organisations/store-claim-repository.ts'
import { findPlace } from '../../data/postal-codes/postal-codes.ts'
import { inTurn } from '../../data/turns/turn-repository.ts'
import { searchUsers } from '../../data/users/user-repository.ts'
import { firstSuperuser, makeFirstSuperuser } from '../../people/first-superuser.ts'
import { installationText } from './set-up-text.ts'

const NAME_MAX = 100
const percent = rate(0, 100).transform((value) => value ?? 0)

const storeFields = z.strictObject({
  name: filledLine(NAME_MAX),
  address1: line(NAME_MAX).default(''),
  postalCode: postalCodeText.refine((code) => findPlace(code) !== null, {
    error: () => installationText.noPlace,
  }),
  contact: line(NAME_MAX).default(''),
  phoneNumber: phoneNumber.default(''),
  email: emailAddress.default(''),
})

const chainFields = z.strictObject({
  name: filledLine(NAME_MAX),
  netWindows: percent,
  netDoors: percent,
  projectWindows: percent,
  projectDoors: percent,
  stores: z.array(storeFields).max(500).default([]),
})

const wanted = z.strictObject({ superuser: firstSuperuser, chains: z.array(chainFields).max(50).default([]) })
type Wanted = z.output<typeof wanted>
type WantedChain = Wanted['chains'][number]
type WantedStore = WantedChain['stores'][number]

export type SetUpAnswer =
  | {
      readonly ok: true
      /** At which the super user chooses a password; it opens once. */
      readonly address: string
      readonly chains: number
      readonly stores: number
    }
  | { readonly ok: false; readonly why: string }

const refused = (why: string): SetUpAnswer => ({ ok: false, why })

const made = (at: Date, item: object) =>
  makeChange({ by: { userId: null, name: changeAuthors.system }, at, action: 'created' }, {}, item)

/** Chains whose names have these words in them. */
const LIKE_MAX = 50

const isInUse = async (): Promise<boolean> => {
  const found = await searchUsers('all', { q: '', offset: 0, limit: 1 })
  return !found.ok || found.value.length > 0
}

/** The id of the chain of this name, made where there is none. */
const chainOf = async ({ stores: _, ...fields }: WantedChain, at: Date): Promise<number> => {
  const found = await searchChains({ q: fields.name, offset: 0, limit: LIKE_MAX })
  const there = found.ok ? found.value.find(({ name }) => name === fields.name) : undefined
  if (there !== undefined) return there.id
  const chain: Chain = { id: await nextNumber('chain-id'), ...fields, secondFactorRequired: false }
  if (!(await insertChain(chain, made(at, chain)))) throw new Error(`chain ${chain.id} is there already`)
  return chain.id
}

/** A store sells with no margin and no discount until somebody has said otherwise. */
const makeStore = async (chainId: number, item: WantedStore, at: Date): Promise<void> => {
  const { name, address1, postalCode, contact, phoneNumber: phone, email } = item
  const store: Store = {
    id: await claimStore({ chainId, name, postalCode }, await nextNumber('store-id')),
    chainId,
    name,
    organisationNumber: null,
    address: { address1, postalCode, postalAddress: findPlace(postalCode)?.name ?? '' },
    contact,
    phoneNumber: phone,
    email,
    logo: null,
    marginRef: null,
    defaultMargin: 0,
    discountMaxWindows: 0,
    discountMaxDoors: 0,
    stockAddresses: [],
    orderStop: { active: false, text: '', since: null },
    secondFactorRequired: false,
    apiKeys: [],
    webhooks: [],
  }
  await insertStore(store, made(at, store))
}

const begin = async ({ superuser, chains }: Wanted, at: Date, site: string): Promise<SetUpAnswer> => {
  if (await isInUse()) return refused(installationText.inUse)
  for (const chain of chains) {
    const chainId = await chainOf(chain, at)
    for (const store of chain.stores) await makeStore(chainId, store, at)
  }
  const first = await makeFirstSuperuser(superuser, { at, site, isAnother: false })
  if (!first.ok) return first
  const stores = chains.reduce((sum, chain) => sum + chain.stores.length, 0)
  return { ok: true, address: first.address, chains: chains.length, stores }
}

export const setUp = async (
  event: unknown,
  { at, site }: { readonly at: Date; readonly site: string },
): Promise<SetUpAnswer> => {
  const read = wanted.safeParse(event)
  if (!read.success) {
    const faults = read.error.issues.map(({ path, message }) => `${path.join('.') || '.'}: ${message}`)
    return refused([...faults, installationText.usage].join('\n'))
  }
  return (await inTurn(['set-up'], () => begin(read.data, at, site))) ?? refused(installationText.busy)
}
