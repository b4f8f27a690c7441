/**
 * Article rows (Tillegg, trade handbook 10.6): lines that the server adds to a quote. They follow from the delivery
 * choice, the gross sum of the product rows, the quick choices and Fastlane; no party has a discount on them. An empty quote
 * has none.
 */
import {
  type ArticleId,
  type ArticlePrice,
  articleTypes,
  SMALL_ORDER_BELOW,
} from '#domain/catalogue/data/articles'
import type { ArticleEffect } from '#domain/catalogue/data/extras'
import { type Ore, oreOf, roundHalfAway } from '#domain/units'
import { AGENT_DELIVERY, PRIVATE_DELIVERY } from '../delivery/codes.ts'
import { hasCrane, isBeyondCrane, type Zone } from '../delivery/postal-zone.ts'

export interface Article {
  readonly rowNumber: number
  readonly article: string
  readonly description: string
  readonly numberOf: number
  /** For all of them, excluding VAT. */
  readonly price: Ore
}

export interface DeliveryChoice {
  /** A stock address of the store, 'AGENT' or 'PRIVATE'. */
  readonly code: string
  readonly zone: Zone
  readonly byCrane: boolean
}

/** What a quote's rows and ticks say of its articles. */
export interface ArticleBasis {
  /** List price of all product rows, counts included. */
  readonly gross: Ore
  /** Windows and glazed doors, counts included. */
  readonly windows: number
  readonly isFastlane: boolean
  /** Quick choices that are articles. */
  readonly extras: readonly ArticleEffect[]
}

const FIRST_ROW_NUMBER = 9001

const typeOf = (id: ArticleId) => {
  const found = articleTypes.find((type) => type.id === id)
  if (found === undefined) throw new Error(`no article ${id}`)
  return found
}

const priceOf = (price: ArticlePrice, numberOf: number, gross: Ore): Ore => {
  if (price.kind === 'each') return oreOf(price.kroner) * numberOf
  const { percent, min = 0, max = Number.POSITIVE_INFINITY } = price
  return Math.min(Math.max(roundHalfAway((gross * percent) / 100), oreOf(min)), oreOf(max))
}

/** What an article costs on a quote, all pieces of it. */
export const articlePrice = (id: ArticleId, numberOf: number, gross: Ore): Ore =>
  priceOf(typeOf(id).price, numberOf, gross)

/** Pieces for a number of windows: one for each begun lot. */
export const piecesFor = ({ windowsPerPiece }: ArticleEffect, windows: number): number =>
  Math.ceil(windows / windowsPerPiece)

/** Delivery to the agent is priced like private delivery. */
const freightOf = ({ code, zone }: DeliveryChoice): ArticleId => {
  if (code !== PRIVATE_DELIVERY && code !== AGENT_DELIVERY) return '9901'
  return isBeyondCrane(zone) ? '9903' : '9902'
}

type Wanted = readonly [article: ArticleId, numberOf: number]

export const articlesFor = (delivery: DeliveryChoice, basis: ArticleBasis): readonly Article[] => {
  const { gross, windows, isFastlane, extras } = basis
  if (gross <= 0) return []
  const wanted: readonly Wanted[] = [
    [freightOf(delivery), 1],
    ['9904', delivery.byCrane && hasCrane(delivery.zone) ? 1 : 0],
    ['9905', gross < oreOf(SMALL_ORDER_BELOW) ? 1 : 0],
    ['9906', isFastlane ? 1 : 0],
    ...extras.map((effect): Wanted => [effect.article, piecesFor(effect, windows)]),
    ['9910', 1],
  ]
  return wanted
    .filter(([article, numberOf]) => numberOf > 0 && articlePrice(article, numberOf, gross) > 0)
    .map(([article, numberOf], index) => ({
      rowNumber: FIRST_ROW_NUMBER + index,
      article,
      description: typeOf(article).description,
      numberOf,
      price: articlePrice(article, numberOf, gross),
    }))
}
