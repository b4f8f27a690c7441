/**
 * Changes a chain, a store or a builder whom others may change at the same moment: read, decide, write and log. A change that is based on a
 * version loses to whatever came after it; one that is based on none is decided anew on what is there then.
 */
import { isDeepStrictEqual } from 'node:util'
import { type ChangedBy, makeChange } from '#domain/administration/change'
import type { Agent, Chain, Store, Stored } from '#domain/administration/organisation'
import type { ChangeAction } from '#domain/messages/changes'
import { type Refusal, type Result, refusal, success } from '#domain/result'
import {
  findAgent,
  findChain,
  findStore,
  replaceAgent,
  replaceChain,
  replaceStore,
} from '../data/organisations/organisation-repository.ts'

type Seller = Agent | Store

/** Host and path: what follows may hold what lets in where it leads. */
const shownAddress = (url: string): string => {
  const { origin, pathname } = new URL(url)
  return origin + pathname
}

/** What both have that the log speaks of, by the names of the wire. */
const shownSeller = ({
  name,
  contact,
  phoneNumber,
  email,
  address,
  logo,
  secondFactorRequired,
  apiKeys,
  webhooks,
}: Seller) => ({
  name,
  contact,
  phoneNumber,
  email,
  address,
  /** Names a picture, by which two are told apart. */
  logo: logo?.hash.slice(0, 8) ?? null,
  secondFactorRequired,
  apiKeys: Object.fromEntries(apiKeys.map(({ id, name, scope, endsAt }) => [id, { name, scope, endsAt }])),
  webhooks: Object.fromEntries(
    webhooks.map(({ id, url, events, secretMadeAt }) => [
      id,
      { url: shownAddress(url), events: events.join(' '), secretMadeAt },
    ]),
  ),
})

export const shownAgent = (agent: Agent) => ({
  ...shownSeller(agent),
  discountWindowNet: agent.netWindows,
  discountDoorNet: agent.netDoors,
  storeMargin: agent.storeMargin,
  defaultMargin: agent.defaultMargin,
  deleted: agent.deleted,
})

export const shownStore = (store: Store) => ({
  ...shownSeller(store),
  organisationNumber: store.organisationNumber,
  marginRef: store.marginRef,
  defaultMargin: store.defaultMargin,
  discountMaxWindows: store.discountMaxWindows,
  discountMaxDoors: store.discountMaxDoors,
  stockAddresses: store.stockAddresses,
  orderStop: { active: store.orderStop.active, text: store.orderStop.text },
})

const shownChain = ({ name, secondFactorRequired }: Chain) => ({ name, secondFactorRequired })

interface Kind<Item> {
  readonly find: (id: number) => Promise<Stored<Item> | null>
  readonly replace: (
    before: Stored<Item>,
    after: Item,
    change: ReturnType<typeof makeChange>,
  ) => Promise<boolean>
  readonly shown: (item: Item) => object
}

interface Doing {
  readonly by: ChangedBy
  readonly at: Date
  readonly action: ChangeAction
  /** Null where it does not matter what it was before. */
  readonly basedOn: number | null
}

type Decision<Item> = { readonly ok: true; readonly after: Item } | Refusal

export type Updated<Item> = Result<Stored<Item>> | (Refusal & { readonly current: Stored<Item> })

/** Others may be faster between any two of ours; so many times in a row nobody is. */
const TURNS = 5

const update =
  <Item extends object>({ find, replace, shown }: Kind<Item>) =>
  async (
    id: number,
    doing: Doing,
    decide: (item: Stored<Item>) => Decision<Item>,
  ): Promise<Updated<Item>> => {
    for (let turn = 0; turn < TURNS; turn += 1) {
      const before = await find(id)
      if (before === null) return refusal('organisation.not-found')
      if (doing.basedOn !== null && doing.basedOn !== before.version) {
        const name = before.change?.by.name ?? ''
        return { ...refusal('organisation.changed-meanwhile', { data: { name } }), current: before }
      }
      const decision = decide(before)
      if (!decision.ok) return decision
      // Not all that differs is shown in the log.
      if (isDeepStrictEqual(decision.after, before)) return success(before)
      const change = makeChange(doing, shown(before), shown(decision.after))
      if (await replace(before, decision.after, change))
        return success({ ...decision.after, version: before.version + 1, change })
    }
    return refusal('server.busy')
  }

export const editAgent = update<Agent>({ find: findAgent, replace: replaceAgent, shown: shownAgent })
export const editChain = update<Chain>({ find: findChain, replace: replaceChain, shown: shownChain })
export const editStore = update<Store>({ find: findStore, replace: replaceStore, shown: shownStore })

/** What an entry of the log is headed by, from the fields that are changed. */
export const actionOf = (fields: readonly string[]): ChangeAction => {
  const only = (...names: readonly string[]) =>
    fields.length > 0 && fields.every((field) => names.includes(field))
  if (only('orderStop')) return 'order-stop'
  if (only('secondFactorRequired')) return 'second-factor-demand'
  return only(
    'discountWindowNet',
    'discountDoorNet',
    'storeMargin',
    'defaultMargin',
    'marginRef',
    'discountMaxWindows',
    'discountMaxDoors',
  )
    ? 'terms'
    : 'edited'
}
