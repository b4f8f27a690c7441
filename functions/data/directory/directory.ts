/**
 * The lists that people and organisations are found by: all of a kind, those of a chain, of a store (with its builders and without)
 * and of a builder, each by name; of all of a kind also the shorter lists by beginnings of words that a search looks into. An entry
 * is a pointer: it is entered before the write that puts something there and left after the one that takes it away, so a crash leaves
 * one too many and never one too few, and whoever reads a list looks at the item itself.
 */
import type { QueryCommandInput } from '@aws-sdk/lib-dynamodb'
import { Entity } from 'electrodb'
import {
  type DirectoryEntry,
  directoryTermsOf,
  directoryTermsOfQuery,
  isFoundBy,
  sortKeyOf,
  wordsOfQuery,
} from '#domain/administration/directory'
import type { BufferCount } from '#domain/contracts/buffer'
import { type Result, refusal, success } from '#domain/result'
import { lazily } from '../../lazily.ts'
import { happens } from '../conditional.ts'
import { connection } from '../connection.ts'
import { countItems } from '../count-items.ts'
import { writeAll } from '../write-all.ts'

export const directoryEntryEntity = lazily(
  () =>
    new Entity(
      {
        model: { service: 'lysvag', entity: 'directory-entry', version: '1' },
        attributes: {
          list: { type: 'string', required: true },
          place: { type: 'string', required: true },
          version: { type: 'number', required: true },
        },
        indexes: {
          ofList: {
            pk: { field: 'pk', composite: ['list'], casing: 'none' },
            sk: { field: 'sk', composite: ['place'], casing: 'none' },
          },
        },
      },
      connection(),
    ),
)

export type DirectoryKind = 'chain' | 'store' | 'agent' | 'user'
/** `below` is the store's own and its builders'; `super` is whoever has the role of a super user. */
export type Scope =
  | 'all'
  | 'super'
  | `chain-${number}`
  | `store-${number}`
  | `below-${number}`
  | `agent-${number}`

export interface Listed extends DirectoryEntry {
  readonly id: number
  readonly version: number
  /** What it is sorted by. */
  readonly name: string
  readonly scopes: readonly Scope[]
}

const listOf = (kind: DirectoryKind, scope: Scope): string => `${kind} ${scope}`

/** The list in which all entries of a kind are found by a search term. */
const listOfTerm = (kind: DirectoryKind, term: string): string => `${listOf(kind, 'all')} ${term}`

const ID_LENGTH = 9
const placeOf = ({ name, id }: Pick<Listed, 'name' | 'id'>): string =>
  `${sortKeyOf(name)} ${String(id).padStart(ID_LENGTH, '0')}`
const idOf = (place: string): number => Number(place.slice(-ID_LENGTH))

/** Where something stands in a list. */
interface Entry {
  readonly list: string
  readonly place: string
}

export const directoryEntriesOf = (kind: DirectoryKind, listed: Listed): readonly Entry[] => {
  const place = placeOf(listed)
  return [
    ...listed.scopes.map((scope) => listOf(kind, scope)),
    ...directoryTermsOf(listed).map((term) => listOfTerm(kind, term)),
  ].map((list) => ({ list, place }))
}

const nameOf = ({ list, place }: Entry): string => `${list}\n${place}`

/** A batch takes 25. */
const BATCHES_AT_ONCE = 8

const enter = (entries: readonly Entry[], version: number): Promise<void> =>
  writeAll(
    entries.map((entry) => ({ ...entry, version })),
    (some) => directoryEntryEntity().put(some).go({ concurrent: BATCHES_AT_ONCE }),
    nameOf,
  )

/** Leaves alone what a version after `version` has entered again meanwhile. */
const leave = async (entries: readonly Entry[], version: number): Promise<void> => {
  await Promise.all(
    entries.map((entry) =>
      happens(
        directoryEntryEntity()
          .delete(entry)
          .where((stored, { lte }) => lte(stored.version, version))
          .go(),
      ),
    ),
  )
}

export const enterDirectory = (kind: DirectoryKind, listed: Listed): Promise<void> =>
  enter(directoryEntriesOf(kind, listed), listed.version)

/** Enters where it will stand, has it moved, and leaves where it stood. `after` is null where it is taken away. */
export const moveInDirectory = async (
  kind: DirectoryKind,
  before: Listed,
  after: Listed | null,
  move: () => Promise<boolean>,
): Promise<boolean> => {
  const [were, are] = [
    directoryEntriesOf(kind, before),
    after === null ? [] : directoryEntriesOf(kind, after),
  ]
  const [had, has] = [new Set(were.map(nameOf)), new Set(are.map(nameOf))]
  if (after !== null)
    await enter(
      are.filter((entry) => !had.has(nameOf(entry))),
      after.version,
    )
  const isMoved = await move()
  if (isMoved)
    await leave(
      were.filter((entry) => !has.has(nameOf(entry))),
      before.version,
    )
  return isMoved
}

/** As many as one read of a list fetches, and at most so many are looked at. */
const PAGE_SIZE = 100
const LOADED_AT_MOST = 2000
/** Reads of lists in one search, all lists together. */
const READS_AT_MOST = 100

interface Cursor {
  /** The first place at or after `place`, which only ever grows; null at the end. */
  seek(place: string): Promise<string | null>
}

/** How many reads are left to a search. */
interface Budget {
  reads: number
}

const openList = (list: string, size: number, budget: Budget): Cursor => {
  let page: readonly string[] = []
  let isLast = false
  let at = 0
  return {
    seek: async (place) => {
      while (at < page.length && (page[at] ?? '') < place) at += 1
      if (at === page.length && !isLast && budget.reads > 0) {
        budget.reads -= 1
        const { data } = await directoryEntryEntity()
          .query.ofList({ list })
          .gte({ place })
          .go({ limit: size })
        page = data.map((entry) => entry.place)
        isLast = page.length < size
        at = 0
      }
      return page[at] ?? null
    },
  }
}

/** The next place that can follow one. */
const after = (place: string): string => `${place}\u0000`

/** Before every place. */
const START = ' '

/**
 * The places that stand in all of some lists. Each list skips to where another one has got to, so that what is rare in one of them is
 * soon reached in all. Ends early where the reads are used up.
 */
async function* placesInAll(lists: readonly string[], size: number, budget: Budget) {
  const cursors = lists.map((list) => openList(list, size, budget))
  let place = START
  let agreed = 0
  for (let turn = 0; ; turn += 1) {
    const cursor = cursors[turn % cursors.length]
    const found = (await cursor?.seek(place)) ?? null
    if (found === null) return
    agreed = found === place ? agreed + 1 : 1
    place = found
    if (agreed === cursors.length) {
      yield place
      place = after(place)
      agreed = 0
    }
  }
}

export interface DirectoryQuery {
  readonly q: string
  readonly offset: number
  readonly limit: number
}

interface Source<Item> {
  readonly kind: DirectoryKind
  readonly scope: Scope
  /** Those that are there. */
  readonly load: (ids: readonly number[]) => Promise<readonly Item[]>
  /** Null for what is in no list (any more). */
  readonly listedAs: (item: Item) => Listed | null
}

/** Whose entry is of before it was renamed stands in the list twice; only where it stands now it counts. */
const stillAt = <Item>(
  { listedAs, scope }: Source<Item>,
  words: readonly string[],
  place: string,
  item: Item,
): boolean => {
  const listed = listedAs(item)
  if (listed === null) return false
  return listed.scopes.includes(scope) && placeOf(listed) === place && isFoundBy(listed, words)
}

const takeSome = async <Each>(from: AsyncGenerator<Each>, count: number): Promise<readonly Each[]> => {
  const some: Each[] = []
  while (some.length < count) {
    const { value, done } = await from.next()
    if (done) break
    some.push(value)
  }
  return some
}

/** In the order of names. What one search may look at is bounded: one that is too wide is refused, never cut short. */
export const searchDirectory = async <Item extends { readonly id: number }>(
  source: Source<Item>,
  { q, offset, limit }: DirectoryQuery,
): Promise<Result<readonly Item[]>> => {
  const { kind, scope, load } = source
  const words = wordsOfQuery(q)
  const terms = directoryTermsOfQuery(words).map((term) => listOfTerm(kind, term))
  const lists = scope === 'all' && terms.length > 0 ? terms : [listOf(kind, scope), ...terms]
  const wanted = offset + limit
  // Without words there is one list, of which everything is wanted.
  const isAll = words.length === 0
  const budget = { reads: isAll ? Number.POSITIVE_INFINITY : READS_AT_MOST }
  const places = placesInAll(lists, Math.min(wanted, PAGE_SIZE), budget)
  const found: Item[] = []
  for (let loaded = 0; ; ) {
    const some = await takeSome(places, loaded === 0 ? wanted : PAGE_SIZE)
    const byId = new Map((await load(some.map(idOf))).map((item) => [item.id, item]))
    for (const place of some) {
      const item = byId.get(idOf(place))
      if (item !== undefined && stillAt(source, words, place, item)) found.push(item)
    }
    loaded += some.length
    if (found.length >= wanted) return success(found.slice(offset, wanted))
    if (budget.reads === 0 || (!isAll && loaded >= LOADED_AT_MOST))
      return refusal('directory.search-too-wide')
    if (some.length === 0) return success(found.slice(offset))
  }
}

export interface ListedName {
  readonly id: number
  /** As names are sorted by: cut off where it is long. */
  readonly sortKey: string
}

/**
 * Every entry of a scope by id and sorted name, without a look at the items: one read of the table for thousands. Whoever takes
 * one for what it says reads the item.
 */
export const listNames = async (kind: DirectoryKind, scope: Scope): Promise<readonly ListedName[]> => {
  const { data } = await directoryEntryEntity()
    .query.ofList({ list: listOf(kind, scope) })
    .go({ pages: 'all', attributes: ['place'] })
  return data.map(({ place }) => ({ id: idOf(place), sortKey: place.slice(0, -ID_LENGTH - 1) }))
}

/** How many entries the list of everybody of a kind has. */
export const countListed = (kind: DirectoryKind): Promise<BufferCount> =>
  countItems(
    directoryEntryEntity()
      .query.ofList({ list: listOf(kind, 'all') })
      .params<QueryCommandInput>(),
  )
