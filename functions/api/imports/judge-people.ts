/** Lines of people beside who and what is there already. Reads alone, a fixed few for each line. */
import type { z } from 'zod'
import {
  type ImportCandidate,
  isSameName,
  type JudgedPerson,
  judgePerson,
  type KnownPerson,
  storeCandidate,
} from '#domain/administration/import/judge'
import { type ImportedPerson, readPersonLine } from '#domain/administration/import/read-line'
import type { importPeopleBody } from '#domain/contracts/imports'
import { findAgents, findStores } from '../../data/organisations/organisation-repository.ts'
import { foldEmail, fullName, type StoredUser } from '../../data/users/user.ts'
import { findEmailHolders, findUsers, searchUsers } from '../../data/users/user-repository.ts'
import { type ChainName, namesLike, namesOfChain } from './chain-names.ts'
import { forEachLine } from './lines.ts'

export type PersonLine = z.output<typeof importPeopleBody>['lines'][number]

export interface JudgedPersonLine {
  readonly line: PersonLine
  readonly judged:
    | Exclude<JudgedPerson, { status: 'new' }>
    | (Extract<JudgedPerson, { status: 'new' }> & { readonly item: ImportedPerson })
}

/** A shop's phone is that of all who work there. */
const SAME_PHONE_MAX = 50

const known = (user: StoredUser): KnownPerson => ({
  id: user.id,
  name: fullName(user),
  email: user.email,
  isEnabled: user.status === 'ENABLED',
  roles: user.contexts.flatMap(({ role, enabled, affiliationType: type, affiliation }) =>
    type === null || affiliation === null ? [] : [{ role, isEnabled: enabled, type, id: affiliation.id }],
  ),
})

/** People by phone number; each number is looked for once. */
const findByPhone = async (items: readonly ImportedPerson[]): Promise<ReadonlyMap<string, StoredUser[]>> => {
  const phones = [...new Set(items.map(({ phoneNumber }) => phoneNumber))].filter((phone) => phone !== '')
  const found = await forEachLine(phones, async (q) => {
    const users = await searchUsers('all', { q, offset: 0, limit: SAME_PHONE_MAX })
    return [q, users.ok ? [...users.value] : []] as const
  })
  return new Map(found)
}

type Organisations = ReadonlyMap<string, ImportCandidate>
const keyOf = ({ type, id }: { readonly type: string; readonly id: number }): string => `${type} ${id}`

const findOrganisations = async (
  chainId: number,
  asked: readonly { readonly type: string; readonly id: number }[],
): Promise<Organisations> => {
  const idsOf = (wanted: string) => asked.filter(({ type }) => type === wanted).map(({ id }) => id)
  const [stores, agents] = await Promise.all([findStores(idsOf('store')), findAgents(idsOf('agent'))])
  const all = [
    ...stores.filter((store) => store.chainId === chainId).map(storeCandidate),
    ...agents
      .filter((agent) => agent.chainId === chainId && !agent.deleted)
      .map((agent) => ({ ...storeCandidate(agent), type: 'agent' as const })),
  ]
  return new Map(all.map((candidate) => [keyOf(candidate), candidate]))
}

/** A number in the sheet names a store or a builder by its id. */
const namedBy = (names: readonly ChainName[], text: string): readonly ChainName[] =>
  /^\d+$/.test(text) ? names.filter(({ id }) => id === Number(text)) : namesLike(names, text, { short: true })

const surroundings = async (
  chainId: number,
  items: readonly { readonly item: ImportedPerson; readonly line: PersonLine }[],
) => {
  const [names, holders, byPhone] = await Promise.all([
    namesOfChain(chainId, ['store', 'agent']),
    findEmailHolders(items.map(({ item }) => item.email)),
    findByPhone(items.map(({ item }) => item)),
  ])
  const named = new Map(
    [...new Set(items.map(({ item }) => item.affiliation))].map((text) => [text, namedBy(names, text)]),
  )
  const [users, organisations] = await Promise.all([
    findUsers(holders.values()),
    findOrganisations(chainId, [
      ...[...named.values()].flat(),
      ...items.flatMap(({ line }) => line.affiliation ?? []),
    ]),
  ])
  const byId = new Map(users.map((user) => [user.id, user]))
  return ({ item, line }: { readonly item: ImportedPerson; readonly line: PersonLine }) => {
    const candidates = (named.get(item.affiliation) ?? []).flatMap(
      (name) => organisations.get(keyOf(name)) ?? [],
    )
    const isExact = ({ id, name }: ImportCandidate) =>
      isSameName(name, item.affiliation) || String(id) === item.affiliation
    const holder = byId.get(holders.get(foldEmail(item.email)) ?? 0)
    const name = `${item.firstname} ${item.lastname}`
    return {
      chosen: line.affiliation === null ? undefined : (organisations.get(keyOf(line.affiliation)) ?? null),
      exact: candidates.filter(isExact),
      like: candidates,
      holder: holder === undefined ? null : known(holder),
      similar: (byPhone.get(item.phoneNumber) ?? [])
        .filter((user) => isSameName(fullName(user), name))
        .map(known),
    }
  }
}

export const judgePeople = async (
  chainId: number,
  lines: readonly PersonLine[],
): Promise<readonly JudgedPersonLine[]> => {
  const read = lines.map((line) => ({ line, read: readPersonLine(line.cells) }))
  const around = await surroundings(
    chainId,
    read.flatMap(({ line, read: each }) => (each.ok ? [{ line, item: each.item }] : [])),
  )
  return read.map(({ line, read: each }): JudgedPersonLine => {
    if (!each.ok) return { line, judged: { status: 'fault', faults: each.faults } }
    const { item } = each
    const judged = judgePerson(item, around({ item, line }), line)
    return { line, judged: judged.status === 'new' ? { ...judged, item } : judged }
  })
}
