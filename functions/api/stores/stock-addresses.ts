/** Where goods can be delivered to the store. Quotes keep the address that they were given; the code stays with its place. */
import type { Store } from '#domain/administration/organisation'
import type { StockAddress } from '#domain/quote/header/parties'
import { type Refusal, refusal } from '#domain/result'
import { findStore } from '../../data/organisations/organisation-repository.ts'
import { command } from '../../http/command.ts'
import { endpoint } from '../../http/endpoint.ts'
import type { ContextCaller } from '../../http/who-asks.ts'
import { answerUpdate } from '../../organisations/answer-update.ts'
import { placedAddress } from '../../organisations/edit-fields.ts'
import { findStoreFor } from '../../organisations/find-organisation.ts'
import { organisationAnswers } from '../../organisations/text.ts'
import { editStore, type Updated } from '../../organisations/update-organisation.ts'
import { changedBy } from '../../people/save-user.ts'
import * as contracts from './contracts.ts'
import { showStore } from './read-stores.ts'

/** A quote offers them all to choose from. */
const MOST = 50

interface Sent {
  readonly address1: string
  readonly address2: string
  readonly postalCode: string
  readonly version?: number | undefined
}

const stockAddressOf = (code: string, before: StockAddress | null, sent: Sent): StockAddress | Refusal => {
  const place = placedAddress(before, sent)
  if (!place.ok) return { ...place, path: 'postalCode' }
  const { address1, address2 } = sent
  return { ...place.value, code, address1, address2, complete: address2 !== '' }
}

/** L01, L02 …: after the highest that there is. */
const numberOf = ({ code }: StockAddress): number => Number(/^L(\d+)$/.exec(code)?.[1] ?? 0)
const nextNumber = ({ stockAddresses }: Pick<Store, 'stockAddresses'>): number =>
  Math.max(0, ...stockAddresses.map(numberOf)) + 1
const nextCode = (store: Store): string => `L${String(nextNumber(store)).padStart(2, '0')}`

/** Whether it was added since the command came the first time, by that command or by somebody who meant the same. */
const isAdded = (
  { stockAddresses }: Store,
  from: number,
  { address1, address2, postalCode }: Sent,
): boolean =>
  stockAddresses.some(
    (each) =>
      numberOf(each) >= from &&
      each.address1 === address1 &&
      each.address2 === address2 &&
      each.postalCode === postalCode,
  )

const change = (
  { caller, at, id, sent }: { caller: ContextCaller; at: Date; id: number; sent: Sent },
  decide: (store: Store) => readonly StockAddress[] | Refusal,
): Promise<Updated<Store>> => {
  const doing = {
    by: changedBy(caller.user),
    at,
    action: 'stock-address',
    basedOn: sent.version ?? null,
  } as const
  return editStore(id, doing, (store) => {
    const stockAddresses = decide(store)
    return 'ok' in stockAddresses ? stockAddresses : { ok: true, after: { ...store, stockAddresses } }
  })
}

export const addStockAddress = command(contracts.addStockAddress, {
  allocate: async ({ params }) => {
    const store = await findStore(params.id)
    return { from: store === null ? 1 : nextNumber(store) }
  },
  act: async ({ params, body, caller, at }, { from }) => {
    const found = await findStoreFor(caller.viewer, params.id, 'organisation.edit')
    if (!found.ok) return found
    const add = (): Promise<Updated<Store>> =>
      change({ caller, at, id: params.id, sent: body }, (store) => {
        const { stockAddresses } = store
        if (stockAddresses.length >= MOST)
          return refusal('organisation.too-many-stock-addresses', { data: { max: MOST } })
        const added = stockAddressOf(nextCode(store), null, body)
        return 'ok' in added ? added : [...stockAddresses, added]
      })
    const updated = isAdded(found.value, from, body) ? found : await add()
    const { stockAddressAdded } = organisationAnswers
    return answerUpdate(updated, (store) => showStore(caller.viewer, store), stockAddressAdded)
  },
})

export const changeStockAddress = endpoint(
  contracts.changeStockAddress,
  async ({ params, body, caller, at }) => {
    const found = await findStoreFor(caller.viewer, params.id, 'organisation.edit')
    if (!found.ok) return found
    const updated = await change({ caller, at, id: params.id, sent: body }, ({ stockAddresses }) => {
      const before = stockAddresses.find(({ code }) => code === params.code)
      if (before === undefined) return refusal('stock-address.not-found')
      const after = stockAddressOf(params.code, before, body)
      return 'ok' in after ? after : stockAddresses.map((each) => (each === before ? after : each))
    })
    const { stockAddressSaved } = organisationAnswers
    return answerUpdate(updated, (store) => showStore(caller.viewer, store), stockAddressSaved)
  },
)
