/**
 * The words of super users, put in force in this process. A function that words something reads them at most every few seconds; what
 * makes a mail or a document reads them then, so that the next one has what was last written. Where the table cannot be read the words
 * stay as they are: a text is no reason to refuse anybody.
 */
import { type OwnWords, putInForce, wordsInForce } from '#domain/texts/texts'
import { listStoredTexts, type StoredText } from './text-repository.ts'

/** How long others may say a text as it was (AB-10), ms. */
const FRESH_FOR = 5_000

/** Only what stands in the place of a text of the house: texts of other programs are nobody's here. */
const ownWordsOf = (texts: readonly StoredText[]): readonly OwnWords[] =>
  texts
    .filter(({ isOwn }) => isOwn)
    .map(({ entryKey, text, replaces }) => ({ entryKey, text, ...(replaces !== null && { replaces }) }))

let readAt = Number.NEGATIVE_INFINITY

const isSame = (one: readonly OwnWords[], other: readonly OwnWords[]): boolean =>
  one.length === other.length && JSON.stringify(one) === JSON.stringify(other)

/** Reads them now. */
export const readOwnWords = async (): Promise<readonly OwnWords[]> => {
  readAt = performance.now()
  const words = ownWordsOf(await listStoredTexts())
  if (!isSame(words, wordsInForce())) putInForce(words)
  return words
}

/** Reads them where they have not been for a while. */
export const refreshWords = async (): Promise<void> => {
  if (performance.now() - readAt < FRESH_FOR) return
  readAt = performance.now()
  await readOwnWords().catch(() => undefined)
}
