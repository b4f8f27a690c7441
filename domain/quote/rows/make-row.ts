/**
 * A row from its product: the revision, which holds the product, its price and what a list shows, and what the manifest
 * keeps of them. Refused when the price list lacks a price: a row is never sold for nothing.
 */
import { frameTypeOf } from '#domain/catalogue/catalogue'
import type { ExtraId } from '#domain/catalogue/data/extras'
import type { ColorLists } from '#domain/catalogue/types'
import { extrasOf } from '#domain/configurator/extra'
import { frameDepthOf } from '#domain/layout/depth'
import type { PriceList } from '#domain/pricing/price-list'
import { price } from '#domain/pricing/price-product'
import { MARGIN_MAX } from '#domain/pricing/row-price'
import type { Terms } from '#domain/pricing/terms'
import { type Result, success } from '#domain/result'
import type { Configuration } from '#domain/rules/configuration'
import { leadWeeksOf } from '../delivery/lead-weeks.ts'
import type { Author, Manifest, ManifestRow, RowRevision } from '../quote.ts'
import { bestOf, classesOf, NO_CLASSES } from './product-classes.ts'
import { rowFactsOf } from './row-facts.ts'

export interface RowContext {
  readonly author: Author
  readonly now: string
  /** For the revision that the command makes, if it makes one. */
  readonly revisionId: string
  readonly priceList: PriceList
  readonly colorLists: ColorLists
}

/** What the manifest takes from the product; the rest of a row is what people set on it. */
type FromProduct = Pick<
  ManifestRow,
  | 'modelId'
  | 'description'
  | 'width'
  | 'height'
  | 'depth'
  | 'reference'
  | 'uValue'
  | 'areaM2'
  | 'discountCategory'
  | 'gross'
  | 'isStockItem'
  | 'isConstructionPart'
  | 'leadWeeks'
  | 'fastlaneObstacle'
  | 'revisionId'
>

export interface MadeRow {
  readonly revision: RowRevision
  readonly fromProduct: FromProduct
}

/** What quick choices have taken the place of in a row. */
export type Replaced = ReadonlyMap<ExtraId, string>

/** What of a revision the next one of its row is made with. */
export type TakenAlong = Pick<RowRevision, 'extras' | 'best' | 'isHandDecided' | 'modelPieces'>

/** What a row takes along from the revision before. */
interface Earlier extends Omit<TakenAlong, 'extras'> {
  readonly replaced: Replaced
}
const NOTHING_BEFORE: Earlier = {
  replaced: new Map(),
  best: NO_CLASSES,
  isHandDecided: false,
  modelPieces: [],
}

export const earlierOf = (revision: TakenAlong): Earlier => ({
  replaced: replacedIn(revision),
  best: revision.best,
  isHandDecided: revision.isHandDecided,
  modelPieces: revision.modelPieces,
})

export const replacedIn = ({ extras }: Pick<RowRevision, 'extras'>): Replaced =>
  new Map(extras.flatMap(({ id, replaced }) => (replaced === null ? [] : [[id, replaced] as const])))

export const makeRevision = (
  { orderNumber }: Pick<Manifest, 'orderNumber'>,
  rowNumber: number,
  configuration: Configuration,
  context: RowContext,
  earlier: Partial<Earlier> = {},
): Result<MadeRow> => {
  const { revisionId, author, now, priceList, colorLists } = context
  const { replaced, best, isHandDecided, modelPieces } = { ...NOTHING_BEFORE, ...earlier }
  const priced = price(configuration, priceList)
  if (!priced.ok) return priced
  const { product, model, values, facts, thermal } = configuration
  return success({
    revision: {
      schemaVersion: 1,
      revisionId,
      orderNumber,
      rowNumber,
      product,
      price: priced.value,
      facts: rowFactsOf(configuration),
      extras: extrasOf(configuration, replaced, colorLists, priceList),
      best: bestOf(best, classesOf(configuration)),
      isHandDecided,
      modelPieces,
      createdAt: now,
      createdBy: author,
      replaces: null,
    },
    fromProduct: {
      revisionId,
      modelId: model.id,
      description: facts.description,
      width: values.width,
      height: values.height,
      depth: frameDepthOf(values, frameTypeOf(model.frameType)),
      reference: values.reference,
      uValue: thermal.uValue,
      areaM2: thermal.areaM2,
      discountCategory: facts.discountCategory,
      gross: priced.value.gross,
      isStockItem: facts.stockItem,
      isConstructionPart: model.isConstructionPart === true,
      leadWeeks: leadWeeksOf(configuration),
      fastlaneObstacle: facts.fastlaneObstacle,
    },
  })
}

/** The rates that a new row starts with (trade handbook 10.2): no discount, and each party's usual margin, as far as a row may carry it. */
export const startRates = ({ store, agent }: Terms) => ({
  discountRate: 0,
  marginRateStore: Math.min(agent ? agent.storeMargin : store.defaultMargin, MARGIN_MAX),
  marginRateAgent: Math.min(agent?.defaultMargin ?? 0, MARGIN_MAX),
})

/** A row as it joins the quote, connected to nothing. */
export const newRow = (
  { nextRowNumber, terms }: Manifest,
  { id, numberOf, couples }: Pick<ManifestRow, 'id' | 'numberOf' | 'couples'>,
  { fromProduct }: MadeRow,
): ManifestRow => ({
  id,
  rowNumber: nextRowNumber,
  numberOf,
  inOrderUvalue: true,
  connection: null,
  couples,
  ...startRates(terms),
  ...fromProduct,
})
