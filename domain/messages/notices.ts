/** Sentences that say what a command did besides what was asked. */
import { fill, type SentenceData } from './words.ts'

const notices = {
  'delivery.no-crane': 'Kranbil er ikke tilgjengelig for {code} {name}',
} as const satisfies Record<string, string>

export const noticeOf = (code: keyof typeof notices, data?: SentenceData): string => fill(notices[code], data)
