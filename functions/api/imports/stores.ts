/** Stores from a sheet. Each is claimed by chain, name and postal code before it is written, so it is made once. */

import { makeChange } from '#domain/administration/change'
import type { ImportedStore } from '#domain/administration/import/read-line'
import type { Store } from '#domain/administration/organisation'
import type { ImportedLine } from '#domain/contracts/imports'
import { importOutcomes } from '#domain/messages/imports'
import { nextNumbers } from '../../data/counters/counter-repository.ts'
import { findStore, insertStore } from '../../data/organisations/organisation-repository.ts'
import { claimStore } from '../../data/organisations/store-claim-repository.ts'
import { command } from '../../http/command.ts'
import { endpoint } from '../../http/endpoint.ts'
import { answered } from '../../http/outcome.ts'
import { shownStore } from '../../organisations/update-organisation.ts'
import { changedBy } from '../../people/save-user.ts'
import * as contracts from './contracts.ts'
import { judgeStores } from './judge-stores.ts'
import { alone, chainOrNone, checkedAs, exists, forEachLine, notMade } from './lines.ts'

export const checkStores = endpoint(contracts.checkStores, async ({ body }) => {
  const chain = await chainOrNone(body.chainId)
  if (!chain.ok) return chain
  const judged = await judgeStores(body.chainId, body.lines)
  return answered({ model: { lines: judged.map(({ line, judged: each }) => checkedAs(line.line, each)) } })
})

/** What a store sells with until somebody has said otherwise: no margin, no discount. */
const storeOf = (id: number, chainId: number, item: ImportedStore, place: string): Store => ({
  id,
  chainId,
  name: item.name,
  organisationNumber: item.organisationNumber,
  address: { address1: item.address1, postalCode: item.postalCode, postalAddress: place },
  contact: item.contact,
  phoneNumber: item.phoneNumber,
  email: item.email,
  logo: null,
  marginRef: item.marginRef,
  defaultMargin: item.defaultMargin ?? 0,
  discountMaxWindows: item.discountMaxWindows ?? 0,
  discountMaxDoors: item.discountMaxDoors ?? 0,
  stockAddresses: [],
  orderStop: { active: false, text: '', since: null },
  secondFactorRequired: false,
  apiKeys: [],
  webhooks: [],
})

export const importStores = command(contracts.importStores, {
  allocate: async ({ body, at }) => ({
    firstId: await nextNumbers('store-id', body.lines.length),
    at: at.toISOString(),
  }),
  act: async ({ body, caller }, ids) => {
    const { chainId } = body
    const chain = await chainOrNone(chainId)
    if (!chain.ok) return chain
    const at = new Date(ids.at)
    const judged = await judgeStores(chainId, body.lines)

    const made = (line: number, id: number): ImportedLine => ({
      line,
      status: 'made',
      id,
      sentence: importOutcomes.made,
    })
    const make = async (line: number, ownId: number, item: ImportedStore, place: string) => {
      const { name, postalCode } = item
      const id = await claimStore({ chainId, name, postalCode }, ownId)
      const store = storeOf(id, chainId, item, place)
      const change = makeChange({ by: changedBy(caller.user), at, action: 'imported' }, {}, shownStore(store))
      if (await insertStore(store, change)) return made(line, id)
      const there = await findStore(id)
      if (there === null) throw new Error(`store ${id} was made and is not there`)
      return exists(line, there)
    }

    const lines = await forEachLine([...judged.entries()], ([index, { line, judged: each }]) =>
      alone(line.line, async () => {
        const ownId = ids.firstId + index
        if (each.status === 'new') return make(line.line, ownId, each.item, each.place)
        // Made by this very command, whose answer was lost.
        if (each.status === 'exists' && each.existing.id === ownId) return made(line.line, ownId)
        return notMade(line.line, each)
      }),
    )
    return answered({ model: { lines: [...lines] } })
  },
})
