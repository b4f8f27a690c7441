/**
 * Article rows (Tillegg) that the server adds to quotes, and what they cost in kroner excluding VAT (trade handbook 10.6).
 * They are the same for everybody and printed on every quote, so they are no secret of the price list.
 */
export type ArticleId = '9901' | '9902' | '9903' | '9904' | '9905' | '9906' | '9907' | '9908' | '9910'

export type ArticlePrice =
  /** A share of the list price of all product rows. */
  | { readonly kind: 'share'; readonly percent: number; readonly min?: number; readonly max?: number }
  | { readonly kind: 'each'; readonly kroner: number }

export interface ArticleType {
  readonly id: ArticleId
  readonly description: string
  readonly price: ArticlePrice
}

export const articleTypes: readonly ArticleType[] = [
  {
    id: '9901',
    description: 'Frakt til lager',
    price: { kind: 'share', percent: 3, min: 690, max: 9500 },
  },
  {
    id: '9902',
    description: 'Frakt privat levering sone 1',
    price: { kind: 'share', percent: 4, min: 1290 },
  },
  {
    id: '9903',
    description: 'Frakt privat levering sone 2',
    price: { kind: 'share', percent: 6, min: 1890 },
  },
  { id: '9904', description: 'Kranbil, lossing inntil 30 min', price: { kind: 'each', kroner: 1950 } },
  {
    id: '9905',
    description: 'Småordretillegg (brutto under 5 000 kr)',
    price: { kind: 'each', kroner: 450 },
  },
  { id: '9906', description: 'Fastlane-tillegg', price: { kind: 'share', percent: 6, min: 900 } },
  { id: '9907', description: 'Fugeskum og fugebånd, pakke', price: { kind: 'each', kroner: 245 } },
  { id: '9908', description: 'Monteringsskrue karm, eske 100', price: { kind: 'each', kroner: 389 } },
  {
    id: '9910',
    description: 'Emballasje og avfallshåndtering',
    price: { kind: 'share', percent: 1, max: 900 },
  },
]

/** A quote whose product rows cost less at list price pays the small order fee (9905), kroner. */
export const SMALL_ORDER_BELOW = 5000
