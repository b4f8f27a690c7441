/**
 * Trying addresses is made slow: so many misses from one place within a quarter of an hour. A link that opens counts against
 * nobody, however many are opened at the same moment, so that a try is counted only when it has missed. Tries that are on their way
 * together are all judged by that; of secrets of 256 bits none is found so.
 */
import { type Refusal, refusal } from '#domain/result'
import { countAttempt, readAttempts } from '../../data/attempts/attempt-repository.ts'
import { networkOf } from '../../http/network.ts'

const WINDOW_SECONDS = 15 * 60
const MISSES_PER_ADDRESS = 50

const subjectOf = (address: string): string => `customer-link-from:${networkOf(address)}`

export const throttleLinks = async (address: string, at: Date): Promise<Refusal | null> =>
  (await readAttempts(subjectOf(address), at)) < MISSES_PER_ADDRESS ? null : refusal('request.too-many')

export const countMissedLink = async (address: string, at: Date): Promise<void> => {
  await countAttempt(subjectOf(address), WINDOW_SECONDS, at)
}

/** A paper is made anew where the quote or the day is another one: nobody needs as many of one quote in a quarter of an hour. */
const NEW_PAPERS_PER_LINK = 10

export const throttlePapers = async (secretHash: string, at: Date): Promise<Refusal | null> => {
  const { attempts } = await countAttempt(`customer-paper:${secretHash}`, WINDOW_SECONDS, at)
  return attempts > NEW_PAPERS_PER_LINK ? refusal('request.too-many') : null
}
