// What each place where words are typed makes of a phrase, and whether that is what was meant.
import { colorLists } from '#domain/catalogue/colors/color-lists'
import { productGroups } from '#domain/catalogue/data/groups'
import { models } from '#domain/catalogue/data/models'
import { searchColors } from '#domain/catalogue/search-colors'
import type { ColorListId } from '#domain/catalogue/types'
import { apply } from '#domain/configurator/apply'
import { candidates, type OptionField } from '#domain/configurator/candidates'
import { createProduct } from '#domain/configurator/create'
import { isSwitched } from '#domain/configurator/shared-options'
import type { Patch } from '#domain/product/product'
import { QUOTE_STATUS } from '#domain/quote/quote'
import { matchesSearch, parseSearch, type Searchable, searchTextOf } from '#domain/quote/search/search-query'
import type { Configuration } from '#domain/rules/configuration'
import type { Doubt } from '#domain/schedule/doubt'
import { readEdit } from '#domain/schedule/read-edit'
import { readSchedule } from '#domain/schedule/read-schedule'
import { searchModels } from '#domain/schedule/search-models'
import { findOptions } from '#domain/vocabulary/find-options'
import { bulkFieldNames } from '../../frontend/src/features/quotes/bulk-edit/field-text.ts'
import { bulkEditText } from '../../frontend/src/features/quotes/bulk-edit/text.ts'

/** A phrase that is met by a question: with which, and with what among its answers. */
interface Asked {
  readonly say: string
  readonly asks: string
  readonly offers?: string
}

export interface EntryPhrase extends Partial<Asked> {
  readonly say: string
  readonly reads?: { readonly model: string; readonly count: number; readonly patch: object }
}

export interface ColorPhrase {
  readonly say: string
  readonly list: ColorListId
  readonly first: readonly string[]
}

export type Outcome = 'understood' | 'asked about' | 'misunderstood'

const sorted = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(sorted)
    : typeof value === 'object' && value !== null
      ? Object.fromEntries(
          Object.entries(value)
            .map(([key, each]) => [key, sorted(each)] as const)
            .toSorted(([one], [other]) => (one < other ? -1 : 1)),
        )
      : value

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(sorted(one)) === JSON.stringify(sorted(other))

const isAsked = (doubts: readonly Doubt[], { asks, offers }: Partial<Asked>): boolean =>
  doubts.some(
    ({ code, choices }) =>
      code === asks &&
      (offers === undefined ||
        choices.some(({ text, label }) => `${text} ${label}`.toLowerCase().includes(offers.toLowerCase()))),
  )

export const readEntry = ({ say, reads, ...asked }: EntryPhrase): readonly [Outcome, unknown] => {
  const [line] = readSchedule([say], { colorLists, series: 'basic' })
  const rows = line?.rows ?? []
  const doubts = rows.flatMap((row) => row.doubts)
  const orders = rows.map(({ order }) => ({
    model: models.find(({ id }) => id === order?.modelId)?.name,
    count: order?.numberOf,
    patch: order?.patch,
  }))
  const heard = {
    orders,
    doubts: doubts.map(({ code, choices }) => [code, ...choices.map(({ text }) => text)]),
  }
  if (reads === undefined)
    return [
      isAsked(doubts, asked) ? 'understood' : doubts.length > 0 ? 'asked about' : 'misunderstood',
      heard,
    ]
  if (doubts.length > 0) return ['asked about', heard]
  return [orders.length === 1 && isSame(orders[0], reads) ? 'understood' : 'misunderstood', heard]
}

export const readColor = ({ say, list, first }: ColorPhrase): readonly [Outcome, unknown] => {
  const found = searchColors(colorLists, list, say).map(({ code }) => code)
  const [best] = found
  if (best === undefined) return ['asked about', found]
  return [first.includes(best) ? 'understood' : 'misunderstood', found.slice(0, 6)]
}

export interface ProductPhrase {
  readonly say: string
  /** Name of the model that Enter chooses. */
  readonly first?: string
  /** Groups of the menu that all hits are in. */
  readonly groups?: readonly number[]
  readonly size?: readonly [width: number, height: number]
  readonly count?: number
  readonly asks?: string
  /** Offered where nothing is found. */
  readonly offers?: string
  readonly none?: boolean
}

const menu = productGroups.map(({ pk, name, description }) => ({
  pk,
  name,
  description,
  productModels: models
    .filter(({ group, isConstructionPart }) => group === pk && isConstructionPart !== true)
    .map((model) => ({ id: String(model.id), description: model.name })),
}))

export const readProduct = (phrase: ProductPhrase): readonly [Outcome, unknown] => {
  const { groups, size, count, doubts, meant } = searchModels(menu, phrase.say)
  const hits = groups.flatMap((group) => group.productModels)
  const first = hits[0]?.description
  const pks = groups.map(({ pk }) => pk)
  const heard = { first, pks, size, count, doubts, meant: meant.map(({ text }) => text) }
  if (phrase.none === true) return [hits.length === 0 ? 'understood' : 'misunderstood', heard]
  if (phrase.offers !== undefined)
    return [meant.some(({ text }) => text === phrase.offers) ? 'understood' : 'asked about', heard]
  if (hits.length === 0) return ['asked about', heard]
  if (phrase.asks !== undefined && !isAsked(doubts, phrase)) return ['misunderstood', heard]
  const wanted = phrase.size === undefined ? null : { width: phrase.size[0], height: phrase.size[1] }
  const isRight =
    (phrase.first === undefined || phrase.first === first) &&
    (phrase.groups === undefined || pks.every((pk) => phrase.groups?.includes(pk))) &&
    isSame(size, wanted) &&
    count === (phrase.count ?? null)
  return [isRight ? 'understood' : 'misunderstood', heard]
}

export interface QuotePhrase {
  readonly say: string
  /** Letters of the quotes below. */
  readonly finds: string
}

const { offer, sent, orderedByAgent, ordered, cancelRequested, cancelled } = QUOTE_STATUS
const quotes: Readonly<Record<string, Searchable>> = {
  A: {
    status: offer,
    agentId: null,
    sellerId: 1008,
    sellerName: 'Tor Kvalheim',
    searchText: searchTextOf(['100011', 'Ida Hansen']),
  },
  B: {
    status: sent,
    agentId: null,
    sellerId: 1008,
    sellerName: 'Tor Kvalheim',
    searchText: searchTextOf(['100012', 'Ola Nilsen']),
  },
  C: {
    status: orderedByAgent,
    agentId: 7,
    sellerId: 1009,
    sellerName: 'Mari Lie',
    searchText: searchTextOf(['100013', 'Lise Moe']),
  },
  D: {
    status: ordered,
    agentId: null,
    sellerId: 1009,
    sellerName: 'Mari Lie',
    searchText: searchTextOf(['100014', 'Per Hansen']),
  },
  E: {
    status: cancelRequested,
    agentId: null,
    sellerId: 1009,
    sellerName: 'Mari Lie',
    searchText: searchTextOf(['100015', 'Eva Dahl']),
  },
  F: {
    status: cancelled,
    agentId: null,
    sellerId: 1009,
    sellerName: 'Mari Lie',
    searchText: searchTextOf(['100016', 'Jon Berg']),
  },
}

export const readQuotePhrase = ({ say, finds }: QuotePhrase): readonly [Outcome, unknown] => {
  const query = parseSearch(say)
  const found = Object.entries(quotes).flatMap(([name, quote]) => (matchesSearch(query, quote) ? [name] : []))
  const isRight = isSame(found, [...finds].toSorted())
  return [isRight ? 'understood' : found.length === 0 ? 'asked about' : 'misunderstood', found.join('')]
}

export interface EditPhrase extends Partial<Asked> {
  readonly say: string
  readonly on: string
  readonly patch?: object
}

const configured = (modelId: number, patch: Patch = {}): Configuration => {
  const product = createProduct(modelId)
  const applied = product.ok ? apply(product.value, patch, colorLists) : product
  if (!applied.ok) throw new Error(applied.code)
  return applied.value.configuration
}

const products: Readonly<Record<string, Configuration>> = {
  toppsving: configured(1002),
  kledd: configured(1002, {
    aluminium: { selected: true, color: null },
    numberOfVents: 1,
    panelProperties: [{ panel: '', id: 6 }],
    misc: [106],
  }),
  sidesving: configured(1003, { function: 'SSV' }),
  dør: configured(3001, { function: 'VU' }),
}

export const readCommand = ({ say, on, patch, ...asked }: EditPhrase): readonly [Outcome, unknown] => {
  const product = products[on]
  if (product === undefined) throw new Error(`no product ${on}`)
  const read = readEdit(say, product, { colorLists, list: null })
  const heard = {
    patch: read.patch,
    doubts: read.doubts.map(({ code, choices }) => [code, ...choices.map(({ text }) => text)]),
  }
  if (patch === undefined)
    return [
      isAsked(read.doubts, asked) ? 'understood' : read.doubts.length > 0 ? 'asked about' : 'misunderstood',
      heard,
    ]
  if (read.doubts.length > 0) return ['asked about', heard]
  return [isSame(read.patch, patch) ? 'understood' : 'misunderstood', heard]
}

export interface BulkPhrase {
  readonly say: string
  /** The field whose values are searched; none searches the fields themselves. */
  readonly in: OptionField | ''
  /** What any of these begins with may be chosen by Enter. */
  readonly first: readonly string[]
}

const bulkOptions = (field: BulkPhrase['in']): readonly { readonly label: string }[] => {
  if (field === '') return Object.values(bulkFieldNames).map(({ label }) => ({ label }))
  const product = Object.values(products).find((each) => candidates[field](each, colorLists).length > 0)
  if (product === undefined) throw new Error(`no product has ${field}`)
  const all = candidates[field](product, colorLists)
  if (!isSwitched(field)) return all.map(({ label }) => ({ label }))
  const names = [...new Set(all.map(({ label }) => label))]
  return names.flatMap((name) => [{ label: bulkEditText.with(name) }, { label: bulkEditText.without(name) }])
}

export const readBulk = ({ say, in: field, first }: BulkPhrase): readonly [Outcome, unknown] => {
  const found = findOptions(say, bulkOptions(field)).map(({ label }) => label)
  const [best] = found
  if (best === undefined) return ['asked about', found]
  return [first.some((each) => best.startsWith(each)) ? 'understood' : 'misunderstood', found.slice(0, 6)]
}
