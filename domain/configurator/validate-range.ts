/**
 * Whether the range can be sold: every model can be made as it comes and has a price, every choice starts with something
 * that it offers, every option of the catalogue is offered with some model, and every offered option has a price. Says what is
 * wrong; throws nothing.
 */

import { NONE } from '#domain/catalogue/none'
import type { ColorLists, Model } from '#domain/catalogue/types'
import {
  type CatalogueFinding,
  type CatalogueTables,
  catalogueTables,
  error,
} from '#domain/catalogue/validate/tables'
import { rangeText, tableRowText } from '#domain/catalogue/validate/text'
import type { PriceList } from '#domain/pricing/price-list'
import { price } from '#domain/pricing/price-product'
import { type Assortment, assortmentOf } from '#domain/rules/assortment'
import { configure } from './configure.ts'
import { createProduct } from './create.ts'
import { extrasOf } from './extra.ts'
import { type Id, reaches } from './reach.ts'

export interface CatalogueRange {
  readonly tables: CatalogueTables
  readonly assortmentOf: (model: Model) => Assortment
  readonly list: PriceList
  readonly colorLists: ColorLists
}

export const rangeOf = (list: PriceList, colorLists: ColorLists): CatalogueRange => ({
  tables: catalogueTables,
  assortmentOf,
  list,
  colorLists,
})

const isList = (
  value: Assortment[keyof Assortment],
): value is Extract<Assortment[keyof Assortment], { readonly start: unknown }> =>
  typeof value === 'object' && 'start' in value

/** What may be in force without being on a list: nothing at all. */
const isNothing = (start: Id | null): boolean => start === NONE || start === null

const findWrongStarts = ({ tables, assortmentOf: ofModel }: CatalogueRange): readonly CatalogueFinding[] =>
  tables.models.flatMap((model) =>
    Object.entries(ofModel(model)).flatMap(([field, offered]) => {
      if (!isList(offered) || offered.values.length === 0 || isNothing(offered.start)) return []
      const { start, values } = offered
      return values.some(({ value }) => value === start)
        ? []
        : [error(tableRowText('model', model.id), rangeText.foreignStart(field, start))]
    }),
  )

const findUnmade = ({ tables, list, colorLists }: CatalogueRange): readonly CatalogueFinding[] =>
  tables.models.flatMap(({ id }) => {
    const where = tableRowText('model', id)
    const product = createProduct(id)
    if (!product.ok) return [error(where, rangeText.unmade)]
    const configuration = configure(product.value, colorLists)
    const priced = price(configuration, list)
    return [
      ...configuration.findings
        .filter(({ severity }) => severity === 'ERROR')
        .map(({ ruleId }) => error(where, rangeText.breaks(ruleId))),
      ...(priced.ok ? [] : [error(where, rangeText.unpriced(priced.data?.what ?? ''))]),
      ...(priced.ok && priced.value.gross <= 0 ? [error(where, rangeText.free)] : []),
    ]
  })

const findUnreachable = ({
  tables,
  assortmentOf: ofModel,
  list,
}: CatalogueRange): readonly CatalogueFinding[] =>
  reaches.flatMap(({ table, all, offered, prices }) => {
    const reached = new Set<Id>(tables.models.flatMap((model) => offered(ofModel(model), model, tables)))
    const priced = prices?.(list)
    return [
      ...all(tables)
        .filter((id) => !reached.has(id))
        .map((id) => error(tableRowText(table, id), rangeText.unreachable)),
      ...(priced === undefined
        ? []
        : all(tables)
            .filter((id) => priced[id] === undefined)
            .map((id) => error(tableRowText(table, id), rangeText.noPrice))),
    ]
  })

/** Quick choices that no product can have as it comes. */
const findUselessExtras = ({ tables, list, colorLists }: CatalogueRange): readonly CatalogueFinding[] => {
  const reached = new Set<string>(
    tables.models.flatMap(({ id }) => {
      const product = createProduct(id)
      return product.ok
        ? extrasOf(configure(product.value, colorLists), new Map(), colorLists, list).map((extra) => extra.id)
        : []
    }),
  )
  return tables.extras
    .filter(({ id, effect }) => effect.kind !== 'article' && !reached.has(id))
    .map(({ id }) => error(tableRowText('extra', id), rangeText.unreachable))
}

export const validateRange = (range: CatalogueRange): readonly CatalogueFinding[] => [
  ...findUnmade(range),
  ...findWrongStarts(range),
  ...findUnreachable(range),
  ...findUselessExtras(range),
]
