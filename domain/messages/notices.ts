/** Sentences that say what a command did besides what was asked. */
import { sayIn, texts } from '#domain/texts/texts'
import { deliverySentences } from './delivery.ts'
import { fill, type SentenceData } from './fill.ts'

const say = sayIn('messages/notices')

const notices = texts('messages/notices', {
  get 'delivery.no-crane'() {
    return deliverySentences.noCrane
  },
  'rates.limited': 'Satsen er begrenset til høyeste tillatte på {rows}.',
  'extra.added': 'Hurtigvalg {name} er lagt til på {rows}.',
  'extra.removed': 'Hurtigvalg {name} er fjernet fra {rows}.',
  'connection.post-added': 'Koblingspost er lagt til.',
  'connection.same-count': 'Koblede rader må ha samme antall.',
  'connection.different-depth': 'Koblede rader bør ha samme karmdybde.',
  'connection.fire-rated':
    'Brannklassen gjelder produktet montert alene med skruefeste. Avklar koblingen med fabrikken.',
} as const satisfies Record<string, string>)

export const countedRows = (count: number): string => (count === 1 ? say`1 rad` : say`${count} rader`)

export const noticeOf = (code: keyof typeof notices, data?: SentenceData): string => fill(notices[code], data)
