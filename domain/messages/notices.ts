/** Sentences that say what a command did besides what was asked. */
import { deliverySentences } from './delivery.ts'
import { fill, type SentenceData } from './fill.ts'

const notices = {
  'delivery.no-crane': deliverySentences.noCrane,
  'rates.limited': 'Satsen er begrenset til høyeste tillatte på {rows}.',
  'extra.added': 'Hurtigvalg {name} er lagt til på {rows}.',
  'extra.removed': 'Hurtigvalg {name} er fjernet fra {rows}.',
  'connection.post-added': 'Koblingspost er lagt til.',
  'connection.same-count': 'Koblede rader må ha samme antall.',
  'connection.different-depth': 'Koblede rader bør ha samme karmdybde.',
} as const satisfies Record<string, string>

export const countedRows = (count: number): string => (count === 1 ? '1 rad' : `${count} rader`)

export const noticeOf = (code: keyof typeof notices, data?: SentenceData): string => fill(notices[code], data)
