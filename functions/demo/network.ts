/**
 * The rest of the demo's dealers, builders and people, so that the lists of the administration are as long as a provider's. Drawn by a
 * chance that is the same every time; names are put together from what the trade calls itself by. They have no quotes of their own.
 */
import type { Agent, Store } from '#domain/administration/organisation'
import type { StoredContext, User } from '../data/users/user.ts'
import { demoAgents, demoChains, demoStores, demoUsers } from './organisations.ts'
import { type Chance, makeChance } from './random.ts'

const SEED = 20_261_123
const STORES = 40
const AGENTS = 120
const USERS = 400

/** Towns of the demo, each with one of its postal codes; the stores of a chain are in one after the other. */
const towns: readonly (readonly [name: string, postalCode: string, postalAddress: string])[] = [
  ['Stavanger', '4006', 'STAVANGER'],
  ['Måløy', '6700', 'MÅLØY'],
  ['Harstad', '9405', 'HARSTAD'],
  ['Kristiansand', '4630', 'KRISTIANSAND S'],
  ['Sogndal', '6856', 'SOGNDAL'],
  ['Alta', '9510', 'ALTA'],
  ['Arendal', '4838', 'ARENDAL'],
  ['Odda', '5750', 'ODDA'],
  ['Narvik', '8514', 'NARVIK'],
  ['Skien', '3724', 'SKIEN'],
  ['Røros', '7374', 'RØROS'],
  ['Mo i Rana', '8622', 'MO I RANA'],
  ['Tønsberg', '3110', 'TØNSBERG'],
  ['Otta', '2670', 'OTTA'],
  ['Sarpsborg', '1706', 'SARPSBORG'],
  ['Gjøvik', '2815', 'GJØVIK'],
  ['Geilo', '3580', 'GEILO'],
  ['Moss', '1530', 'MOSS'],
  ['Lillehammer', '2609', 'LILLEHAMMER'],
  ['Fagernes', '2900', 'FAGERNES'],
  ['Halden', '1771', 'HALDEN'],
  ['Bergen', '5072', 'BERGEN'],
  ['Nordfjordeid', '6770', 'NORDFJORDEID'],
  ['Askim', '1807', 'ASKIM'],
  ['Ålesund', '6008', 'ÅLESUND'],
  ['Stryn', '6783', 'STRYN'],
  ['Finnsnes', '9300', 'FINNSNES'],
  ['Molde', '6413', 'MOLDE'],
]

/** What a chain calls its dealers by. */
const brands: Readonly<Record<number, string>> = { 1: 'Tømmerringen', 2: 'Bygdebygg', 3: 'Høvel & Hjem' }

const streets = ['Industriveien', 'Havnegata', 'Stasjonsveien', 'Brugata', 'Verkstedveien', 'Skolegata']
const firstWords = [
  'Tindre',
  'Lafte',
  'Sval',
  'Møne',
  'Sperre',
  'Furu',
  'Gran',
  'Bjørke',
  'Stue',
  'Naust',
  'Låve',
  'Tun',
  'Vadmel',
  'Rose',
  'Hammer',
  'Merke',
  'Vinkel',
  'Søkke',
  'Heim',
  'Fjell',
] as const
const secondWords = ['bygg', 'mester', 'tre', 'hus', 'karm', 'laft'] as const
const endings = ['AS', 'AS', 'AS', 'Byggmesterforretning', 'og Sønner AS', 'Tømrerservice'] as const

const firstnames = [...new Set(demoUsers.map(({ firstname }) => firstname))]
const lastnames = [...new Set(demoUsers.map(({ lastname }) => lastname))]

const LETTERS: Readonly<Record<string, string>> = { æ: 'ae', ø: 'o', å: 'a' }
const asAddress = (name: string, between: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[æøå]/g, (letter) => LETTERS[letter] ?? letter)
    .replaceAll(/[^a-z]+/g, between)

/** Numbers that begin with 000 cannot be dialled. */
const phoneOf = (id: number): string => `000${String(id).padStart(5, '0')}`

type DemoStore = Omit<Store, 'logo'>
type DemoAgent = Omit<Agent, 'logo'>
type DemoUser = Omit<User, 'passwordHash'>

const must = <Item>(items: readonly Item[], index: number): Item => {
  const item = items[index % items.length]
  if (item === undefined) throw new Error('nothing to choose from')
  return item
}

const nextId = (items: readonly { readonly id: number }[], index: number): number =>
  Math.max(...items.map(({ id }) => id)) + 1 + index

const fullName = ({ firstname, lastname }: Pick<User, 'firstname' | 'lastname'>) => `${firstname} ${lastname}`

interface Named {
  readonly firstname: string
  readonly lastname: string
}
const drawName = (chance: Chance): Named => ({
  firstname: chance.pick(firstnames),
  lastname: chance.pick(lastnames),
})

const drawStore = (chance: Chance, index: number): DemoStore => {
  const id = nextId(demoStores, index)
  const chain = must(demoChains, index)
  const [town, postalCode, postalAddress] = must(towns, index)
  const name = `${brands[chain.id] ?? chain.name} ${town}`
  const address = { address1: `${chance.pick(streets)} ${chance.between(1, 90)}`, postalCode, postalAddress }
  return {
    id,
    chainId: chain.id,
    name,
    organisationNumber: null,
    address,
    contact: fullName(drawName(chance)),
    phoneNumber: phoneOf(10_000 + id),
    email: `${asAddress(name, '.')}@butikk.example`,
    marginRef: chance.percent(60) ? `M-${id}` : null,
    defaultMargin: chance.between(12, 22),
    discountMaxWindows: 35,
    discountMaxDoors: 32,
    stockAddresses: [
      { code: 'L01', ...address, address1: `Lager ${town}`, address2: address.address1, complete: true },
    ],
    orderStop: { active: false, text: '', since: null },
    secondFactorRequired: false,
    apiKeys: [],
    webhooks: [],
  }
}

const drawAgent = (chance: Chance, stores: readonly DemoStore[], index: number): DemoAgent => {
  const id = nextId(demoAgents, index)
  const store = must(stores, index * 7)
  const name = `${must(firstWords, index)}${must(secondWords, Math.floor(index / firstWords.length))} ${chance.pick(endings)}`
  return {
    id,
    storeId: store.id,
    chainId: store.chainId,
    name,
    address: { ...store.address, address1: `${chance.pick(streets)} ${chance.between(1, 90)}` },
    contact: fullName(drawName(chance)),
    phoneNumber: phoneOf(20_000 + id),
    email: `post@${asAddress(name, '-')}.example`,
    netWindows: chance.between(26, 34),
    netDoors: chance.between(24, 32),
    storeMargin: chance.percent(40) ? chance.between(6, 14) : 0,
    defaultMargin: chance.between(8, 18),
    secondFactorRequired: false,
    apiKeys: [],
    webhooks: [],
    deleted: false,
  }
}

type Affiliated = Pick<StoredContext, 'affiliationType' | 'affiliation'>

const drawUser = (chance: Chance, affiliated: Affiliated, isFirst: boolean, index: number): DemoUser => {
  const id = nextId(demoUsers, index)
  const name = drawName(chance)
  return {
    id,
    ...name,
    email: `${asAddress(`${fullName(name)}`, '.')}.${id}@butikk.example`,
    phoneNumber: phoneOf(30_000 + id),
    status: chance.percent(4) ? 'DISABLED' : 'ENABLED',
    contexts: [
      {
        id: id * 10 + 1,
        role: isFirst || chance.percent(20) ? 'ADMINISTRATOR' : 'WORKER',
        ...affiliated,
        enabled: !chance.percent(3),
      },
    ],
  }
}

const timesOf = <Item>(count: number, make: (index: number) => Item): readonly Item[] =>
  Array.from({ length: count }, (_, index) => make(index))

const affiliationOf = (
  affiliationType: 'store' | 'agent',
  { id, name }: { readonly id: number; readonly name: string },
): Affiliated => ({ affiliationType, affiliation: { id, name } })

const drawNetwork = () => {
  const chance = makeChance(SEED)
  const stores = timesOf(STORES - demoStores.length, (index) => drawStore(chance, index))
  const agents = timesOf(AGENTS - demoAgents.length, (index) =>
    drawAgent(chance, [...demoStores, ...stores], index),
  )
  const organisations = [
    ...stores.map((store) => affiliationOf('store', store)),
    ...agents.map((agent) => affiliationOf('agent', agent)),
  ]
  const users = timesOf(USERS - demoUsers.length, (index) =>
    drawUser(chance, must(organisations, index), index < organisations.length, index),
  )
  return { stores, agents, users }
}

export const demoNetwork: {
  readonly stores: readonly DemoStore[]
  readonly agents: readonly DemoAgent[]
  readonly users: readonly DemoUser[]
} = drawNetwork()
