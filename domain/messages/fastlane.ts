/** What is said about Fastlane (trade handbook 10.8), and why a row or a quote does not qualify for it. */

import { texts } from '#domain/texts/texts'
import { fill, type SentenceData } from './fill.ts'
import { orderRefusals } from './order-refusals.ts'

export const rowObstacles = texts('messages/fastlane.row-obstacles', {
  model: 'modellen leveres ikke i Fastlane',
  shape: 'skråform',
  color: 'spesialfarge',
  glass: 'glasset leveres ikke i Fastlane',
  posts: 'ekstra poster',
  crossbars: 'gjennomgående sprosser',
  wood: 'treslag',
  laminate: 'dekorlaminat',
  depth: 'karmdybde',
  jamb: 'montert utforing',
  /** A row that was stored before its obstacle was kept. */
  unknown: 'raden må lagres på nytt',
} as const satisfies Record<string, string>)
export type RowObstacle = keyof typeof rowObstacles
export const rowObstacleIds = Object.keys(rowObstacles) as readonly RowObstacle[]

const quoteObstacles = texts('messages/fastlane.quote-obstacles', {
  rows: 'tilbudet har ingen rader',
  count: 'rad {rowNumber} – antall mangler',
  row: 'rad {rowNumber} – {reason}',
  units: 'mer enn {max} enheter',
  delivery: 'leveringsstedet har ikke Fastlane',
  'order-stop': 'butikken har bestillingsstopp',
  full: 'det er ikke plass de nærmeste ukene',
  'not-faster': 'første ledige plass går ikke før vanlig levering',
} as const satisfies Record<string, string>)
export type QuoteObstacle = keyof typeof quoteObstacles

export const obstacleText = (obstacle: QuoteObstacle, data?: SentenceData): string =>
  fill(quoteObstacles[obstacle], data)

export const fastlaneTitle = texts('messages/fastlane.title', {
  title: 'Fastlane – hurtiglevering',
} as const)

const sentences = texts('messages/fastlane.sentences', {
  qualified: 'Tilbudet kvalifiserer for Fastlane.',
  orderBefore: 'Bestill innen {date} kl. 12.00 for levering fra fabrikk i uke {week}.',
  notQualified: 'Tilbudet kvalifiserer ikke for Fastlane: {reason}.',
  confirm: 'Reserver plass i Fastlane uke {week}? Tillegg 6\u00A0% (min. kr\u00A0900) kommer i tillegg.',
  // The trade handbook has it reserved already; it is when the order is sent, and nobody is to wait in good faith.
  reserved: 'Plassen i Fastlane uke {week} reserveres når bestillingen sendes, senest {date} kl. 12.00.',
  nextFree: 'Neste ledige er uke {week}.',
  ordered: 'Bestilt med Fastlane.',
  orderedWithout: 'Bestilt uten Fastlane.',
  cancelled: 'Bestillingen er kansellert.',
  get callStore() {
    return orderRefusals['order.call-store'].sentence
  },
} as const satisfies Record<string, string>)

export const fastlaneSentence = (text: keyof typeof sentences, data?: SentenceData): string =>
  fill(sentences[text], data)
