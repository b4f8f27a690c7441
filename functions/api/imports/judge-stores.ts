/** Lines of stores beside what is in the chain already. Reads alone, a fixed few for each line. */
import type { z } from 'zod'
import { type JudgedStore, judgeStore, type KnownStore } from '#domain/administration/import/judge'
import { type ImportedStore, readStoreLine } from '#domain/administration/import/read-line'
import type { Store } from '#domain/administration/organisation'
import type { importStoresBody } from '#domain/contracts/imports'
import { findStores, searchStores } from '../../data/organisations/organisation-repository.ts'
import { findStoreClaims, nameOfClaim } from '../../data/organisations/store-claim-repository.ts'
import { findPlace } from '../../data/postal-codes/postal-codes.ts'
import { namesLike, namesOfChain } from './chain-names.ts'
import { forEachLine } from './lines.ts'

export type StoreLine = z.output<typeof importStoresBody>['lines'][number]

/** With what was read of it, where it can be made. */
export interface JudgedStoreLine {
  readonly line: StoreLine
  readonly judged:
    | Exclude<JudgedStore, { status: 'new' }>
    | (Extract<JudgedStore, { status: 'new' }> & { readonly item: ImportedStore })
}

/** A switchboard's number may be that of every store; at one place they are few. */
const SAME_PHONE_MAX = 5

const atSamePlaceAndPhone = async (item: ImportedStore): Promise<readonly Store[]> => {
  const place = findPlace(item.postalCode)
  if (item.phoneNumber === '' || place === null) return []
  const q = `${item.phoneNumber} ${place.name}`
  const found = await searchStores('all', { q, offset: 0, limit: SAME_PHONE_MAX })
  return found.ok ? found.value : []
}

const surroundings = async (chainId: number, items: readonly ImportedStore[]) => {
  const claims = items.map(({ name, postalCode }) => ({ chainId, name, postalCode }))
  const [names, claimed, neighbours] = await Promise.all([
    namesOfChain(chainId, ['store']),
    findStoreClaims(claims),
    forEachLine(items, atSamePlaceAndPhone),
  ])
  const like = items.map(({ name }) => namesLike(names, name, { short: false }).map(({ id }) => id))
  const stores = await findStores([...claimed.values(), ...like.flat()])
  const byId = new Map<number, KnownStore>(stores.map((store) => [store.id, store]))
  return (item: ImportedStore, index: number) => {
    const claim = claimed.get(nameOfClaim({ chainId, name: item.name, postalCode: item.postalCode }))
    const known = [...(like[index] ?? []).flatMap((id) => byId.get(id) ?? []), ...(neighbours[index] ?? [])]
    return {
      place: findPlace(item.postalCode)?.name ?? null,
      imported: claim === undefined ? null : (byId.get(claim) ?? null),
      known: [...new Map(known.map((store) => [store.id, store])).values()],
    }
  }
}

export const judgeStores = async (
  chainId: number,
  lines: readonly StoreLine[],
): Promise<readonly JudgedStoreLine[]> => {
  const read = lines.map((line) => ({ line, read: readStoreLine(line.cells) }))
  const items = read.flatMap(({ read: each }) => (each.ok ? [each.item] : []))
  const around = await surroundings(chainId, items)
  return read.map(({ line, read: each }): JudgedStoreLine => {
    if (!each.ok) return { line, judged: { status: 'fault', faults: each.faults } }
    const { item } = each
    const judged = judgeStore(item, around(item, items.indexOf(item)), line)
    return { line, judged: judged.status === 'new' ? { ...judged, item } : judged }
  })
}
