/**
 * The lists that people and organisations are found by: all of a kind, those of a chain, of a store (with its builders and without)
 * and of a builder, each by name; of all of a kind also the shorter lists by beginnings of words that a search looks into. An entry
 * is a pointer: it is entered before the write that puts something there and left after the one that takes it away, so a crash leaves
 * one too many and never one too few, and whoever reads a list looks at the item itself.
 */
import { Entity } from 'electrodb'
import {
  type DirectoryEntry,
  directoryTermsOf,
  directoryTermsOfQuery,
  isFoundBy,
  sortKeyOf,
  wordsOfQuery,
} from '#domain/administration/directory'
import { type Result, refusal, success } from '#domain/result'
import { lazily } from '../../lazily.ts'
import { happens } from '../conditional.ts'
import { connection } from '../connection.ts'
import { writeAll } from '../write-all.ts'

const entryEntity = lazily(
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

export type DirectoryKind = 'store' | 'agent' | 'user'
/** `below` is the store's own and its builders'. */
export type Scope = 'all' | `chain-${number}` | `store-${number}` | `below-${number}` | `agent-${number}`

export interface Listed extends DirectoryEntry {
  readonly id: number
  readonly version: number
  /** What it is sorted by. */
  readonly name: string
  readonly scopes: readonly Scope[]
}

const listOf = (kind: DirectoryKind, scope: Scope): string => `${kind} ${scope}`

/** Of all of a kind. */
const listOfTerm = (kind: DirectoryKind, term: string): string => `${listOf(kind, 'all')} ${term}`

const ID_LENGTH = 9
const placeOf = ({ name, id }: Pick<Listed, 'name' | 'id'>): string =>
  `${sortKeyOf(name)} ${String(id).padStart(ID_LENGTH, '0')}`
const idOf = (place: string): number => Number(place.slice(-ID_LENGTH))

interface Entry {
  readonly list: string
  readonly place: string
}

const entriesOf = (kind: DirectoryKind, listed: Listed): readonly Entry[] => {
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
    (some) => entryEntity().put(some).go({ concurrent: BATCHES_AT_ONCE }),
    nameOf,
  )

/** Leaves alone what a version after `version` has entered again meanwhile. */
const leave = async (entries: readonly Entry[], version: number): Promise<void> => {
  await Promise.all(
    entries.map((entry) =>
      happens(
        entryEntity()
          .delete(entry)
          .where((stored, { lte }) => lte(stored.version, version))
          .go(),
      ),
    ),
  )
}

export const enterDirectory = (kind: DirectoryKind, listed: Listed): Promise<void> =>
  enter(entriesOf(kind, listed), listed.version)

/** Enters where it will stand, has it moved, and leaves where it stood. `after` is null where it is taken away. */
export const moveInDirectory = async (
  kind: DirectoryKind,
  before: Listed,
  after: Listed | null,
  move: () => Promise<boolean>,
): Promise<boolean> => {
  const [were, are] = [entriesOf(kind, before), after === null ? [] : entriesOf(kind, after)]
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

interface ListPage {
  readonly places: readonly string[]
  /** Where the next page begins; null at the end. */
  readonly next: string | null
}

/** As many as one read of the table fetches. */
const PAGE_SIZE = 100
const WALKED_AT_MOST = 2000

/** Before every name. */
const START = ' '

const readList = async (list: string, after: string, size: number): Promise<ListPage> => {
  const { data } = await entryEntity().query.ofList({ list }).gt({ place: after }).go({ limit: size })
  const places = data.map(({ place }) => place)
  return { places, next: places.length < size ? null : (places.at(-1) ?? null) }
}

/** Among lists that begin alike, the one whose first page reaches furthest belongs to the fewest. */
const isShorter = (one: ListPage, other: ListPage): number => {
  if (one.next === null || other.next === null)
    return (
      (one.next === null ? 0 : 1) - (other.next === null ? 0 : 1) || one.places.length - other.places.length
    )
  return one.next > other.next ? -1 : 1
}

const shortestOf = async (lists: readonly string[], size: number) => {
  const pages = await Promise.all(
    lists.map(async (list) => ({ list, page: await readList(list, START, size) })),
  )
  const [shortest] = pages.toSorted((one, other) => isShorter(one.page, other.page))
  if (shortest === undefined) throw new Error('a search looks into one list at least')
  return shortest
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

/** In the order of names. What one search may walk is bounded: one that is too wide is refused, never cut short. */
export const searchDirectory = async <Item extends { readonly id: number }>(
  source: Source<Item>,
  { q, offset, limit }: DirectoryQuery,
): Promise<Result<readonly Item[]>> => {
  const { kind, scope, load } = source
  const words = wordsOfQuery(q)
  const terms = directoryTermsOfQuery(words).map((term) => listOfTerm(kind, term))
  const lists = scope === 'all' && terms.length > 0 ? terms : [listOf(kind, scope), ...terms]
  const wanted = offset + limit
  const first = words.length === 0 ? Math.min(wanted, PAGE_SIZE) : PAGE_SIZE
  const { list, page: firstPage } = await shortestOf(lists, first)
  const found: Item[] = []
  let page = firstPage
  for (let walked = 0; ; ) {
    // Mostly everything that stands in the list is what is searched for, so no more is fetched than is wanted.
    for (let from = 0; from < page.places.length && found.length < wanted; ) {
      const places = page.places.slice(from, from === 0 ? Math.max(1, wanted - found.length) : undefined)
      const byId = new Map((await load(places.map(idOf))).map((item) => [item.id, item]))
      for (const place of places) {
        const item = byId.get(idOf(place))
        if (item !== undefined && stillAt(source, words, place, item)) found.push(item)
      }
      from += places.length
    }
    walked += page.places.length
    if (found.length >= wanted || page.next === null) return success(found.slice(offset, wanted))
    if (words.length > 0 && walked >= WALKED_AT_MOST) return refusal('directory.search-too-wide')
    page = await readList(list, page.next, PAGE_SIZE)
  }
}
