/** Where goods can be delivered to the store. Quotes keep the address that they were given; the code stays with its place. */
import type { Store } from '#domain/administration/organisation'
import type { StockAddress } from '#domain/quote/header/parties'
import { type Refusal, refusal } from '#domain/result'
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
const nextCode = ({ stockAddresses }: Store): string => {
  const numbers = stockAddresses.map(({ code }) => Number(/^L(\d+)$/.exec(code)?.[1] ?? 0))
  return `L${String(Math.max(0, ...numbers) + 1).padStart(2, '0')}`
}

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

export const addStockAddress = endpoint(contracts.addStockAddress, async ({ params, body, caller, at }) => {
  const found = await findStoreFor(caller.viewer, params.id, 'organisation.edit')
  if (!found.ok) return found
  const updated = await change({ caller, at, id: params.id, sent: body }, (store) => {
    const { stockAddresses } = store
    if (stockAddresses.length >= MOST)
      return refusal('organisation.too-many-stock-addresses', { data: { max: MOST } })
    const added = stockAddressOf(nextCode(store), null, body)
    return 'ok' in added ? added : [...stockAddresses, added]
  })
  const { stockAddressAdded } = organisationAnswers
  return answerUpdate(updated, (store) => showStore(caller.viewer, store), stockAddressAdded)
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
