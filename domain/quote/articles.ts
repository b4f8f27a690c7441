/**
 * Article rows (Tillegg, trade handbook 10.6): lines that the server adds to a quote. They follow from the delivery
 * choice and the gross sum of the product rows; no party has a discount on them. An empty quote has none.
 */
import { type Ore, oreOf, type Percent, roundHalfAway } from '#domain/units'

export interface Article {
  readonly rowNumber: number
  readonly article: string
  readonly description: string
  readonly numberOf: number
  /** For all of them, excluding VAT. */
  readonly price: Ore
}

/** Postal zone of the place of delivery: 0 none, 1 crane lorry possible, 2 without crane; null is not known. */
export type Zone = 0 | 1 | 2 | null

export interface DeliveryChoice {
  /** A stock address of the store, 'AGENT' or 'PRIVATE'. */
  readonly code: string
  readonly zone: Zone
  readonly byCrane: boolean
}

export const PRIVATE_DELIVERY = 'PRIVATE'
export const AGENT_DELIVERY = 'AGENT'

const FIRST_ROW_NUMBER = 9001
const SMALL_ORDER_BELOW = oreOf(5000)

const share = (gross: Ore, percent: Percent, { min = 0, max = Number.POSITIVE_INFINITY }): Ore =>
  Math.min(Math.max(roundHalfAway((gross * percent) / 100), oreOf(min)), oreOf(max))

type Draft = Pick<Article, 'article' | 'description' | 'price'>

/** Delivery to the agent is priced like private delivery; a place that is not known yet like zone 1. */
const freight = ({ code, zone }: DeliveryChoice, gross: Ore): Draft => {
  if (code !== PRIVATE_DELIVERY && code !== AGENT_DELIVERY)
    return {
      article: '9901',
      description: 'Frakt til lager',
      price: share(gross, 3, { min: 690, max: 9500 }),
    }
  return zone === 2
    ? { article: '9903', description: 'Frakt privat levering sone 2', price: share(gross, 6, { min: 1890 }) }
    : { article: '9902', description: 'Frakt privat levering sone 1', price: share(gross, 4, { min: 1290 }) }
}

/** `gross` is the list price of all product rows, counts included. */
export const articlesFor = (delivery: DeliveryChoice, gross: Ore): readonly Article[] => {
  if (gross <= 0) return []
  const drafts: readonly Draft[] = [
    freight(delivery, gross),
    ...(delivery.byCrane && delivery.zone === 1
      ? [{ article: '9904', description: 'Kranbil, lossing inntil 30 min', price: oreOf(1950) }]
      : []),
    ...(gross < SMALL_ORDER_BELOW
      ? [{ article: '9905', description: 'Småordretillegg (brutto under 5 000 kr)', price: oreOf(450) }]
      : []),
    { article: '9910', description: 'Emballasje og avfallshåndtering', price: share(gross, 1, { max: 900 }) },
  ]
  return drafts
    .filter(({ price }) => price > 0)
    .map((draft, index) => ({ ...draft, rowNumber: FIRST_ROW_NUMBER + index, numberOf: 1 }))
}
