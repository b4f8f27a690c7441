/**
 * A page of the list of people among a hundred thousand against a thousand: in table reads, which cost the same everywhere, and in
 * time. The few stand in the list of a kind of their own, so that both can be measured in turns. Only the lists that are searched here
 * are filled: the others lie in partitions that nobody reads.
 */
import {
  type DirectoryKind,
  directoryEntriesOf,
  directoryEntryEntity,
  searchDirectory,
} from '#functions/data/directory/directory'
import { userEntity } from '#functions/data/users/user-entity'
import {
  findUsers,
  type PlacedUser,
  placeUsers,
  userInDirectory,
} from '#functions/data/users/user-repository'
import { makeUser } from '../../factories/organisations.ts'
import { compare, type Figure } from '../measure.ts'
import { readsDuring } from '../table-reads.ts'

const MOST = 1.2
const PAGE = { offset: 0, limit: 21 }

interface Stock {
  readonly kind: DirectoryKind
  readonly first: number
  readonly count: number
}
const few: Stock = { kind: 'agent', first: 800_001, count: 1000 }
const many: Stock = { kind: 'user', first: 900_001, count: 100_000 }

const firstnames = ['Kari', 'Ola', 'Ingrid', 'Åse', 'Øyvind'] as const
const lastnames = ['Hansen', 'Qvamme', 'Tveit', 'Bø', 'Nordmann'] as const
const searches = ['', 'hansen', 'qvamme ing', 'kari hansen'] as const
const searchedTerms = ['hanse', 'qvamm', 'ing', 'kari', 'kar'] as const

const personAt = ({ first }: Stock, index: number): PlacedUser => {
  const id = first + index
  const user = makeUser({
    id,
    firstname: firstnames[index % 5] ?? '',
    lastname: lastnames[Math.floor(index / 5) % 5] ?? '',
    email: `person${id}@butikk.example`,
    phoneNumber: '',
    contexts: [],
  })
  return {
    ...user,
    roles: [],
    createdAt: null,
    lastLoginAt: null,
    passwordLink: null,
    version: 1,
    change: null,
  }
}

const CHUNK = 500
const BATCHES_AT_ONCE = 4

const stock = async (of: Stock): Promise<void> => {
  const lists = [`${of.kind} all`, ...searchedTerms.map((term) => `${of.kind} all ${term}`)]
  for (let from = 0; from < of.count; from += CHUNK) {
    const people = Array.from({ length: CHUNK }, (_, index) => personAt(of, from + index))
    const entries = people.flatMap((person) =>
      directoryEntriesOf(of.kind, userInDirectory(person, 1))
        .filter(({ list }) => lists.includes(list))
        .map((entry) => ({ ...entry, version: 1 })),
    )
    const items = people.map(({ id, firstname, lastname, email, phoneNumber, status, passwordHash }) => ({
      id,
      firstname,
      lastname,
      email,
      phoneNumber,
      status,
      passwordHash,
      contexts: [],
    }))
    await userEntity().put(items).go({ concurrent: BATCHES_AT_ONCE })
    await directoryEntryEntity().put(entries).go({ concurrent: BATCHES_AT_ONCE })
  }
}

const searching =
  ({ kind }: Stock, q: string) =>
  async () => {
    const found = await searchDirectory(
      {
        kind,
        scope: 'all',
        load: async (ids) => placeUsers(await findUsers(ids)),
        listedAs: (user) => userInDirectory(user, user.version),
      },
      { q, ...PAGE },
    )
    if (!found.ok || found.value.length !== PAGE.limit) throw new Error(`«${q}» does not fill its page`)
  }

export const directoryFigures = async (): Promise<readonly Figure[]> => {
  await stock(few)
  await stock(many)
  const figures: Figure[] = []
  for (const q of searches) {
    const [ours, yardstick] = [searching(many, q), searching(few, q)]
    const [reads, readsOfFew] = [await readsDuring(ours), await readsDuring(yardstick)]
    const name = `people «${q}» among ${many.count} against ${few.count}`
    figures.push({
      name: `${name}, table reads`,
      limit: MOST,
      ratio: reads.length / readsOfFew.length,
      detail: `${reads.length} / ${readsOfFew.length} reads for a page of ${PAGE.limit}`,
    })
    figures.push(
      await compare({ name: `${name}, time`, limit: MOST, ours, yardstick, runs: 40, warmUps: 10 }),
    )
  }
  return figures
}
