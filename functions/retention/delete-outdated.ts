/**
 * Walks through the quotes from the oldest number on and deletes what nobody needs any more (domain/quote/life/retention.ts). Numbers
 * are given in the order of time, so it ends where quotes begin that are too young to be due, and begins again the next time. Its place is
 * kept: whoever is stopped is followed by somebody who goes on there, and deleting twice deletes nothing more.
 */
import { nothingIsDueSince, outdatedOf } from '#domain/quote/life/retention'
import { ALL_QUOTES, readListUpwards } from '../data/quotes/quote-lists.ts'
import { findManifest } from '../data/quotes/quote-repository.ts'
import { readWalk, saveWalk } from '../data/retention/walk-repository.ts'
import { deleteHistory, deletePointer, deleteQuote } from './delete-quote.ts'

export interface Deleted {
  readonly looked: number
  readonly quotes: number
  readonly histories: number
  readonly isThrough: boolean
}

const AT_ONCE = 25

type Looked = 'too young' | 'kept' | 'history' | 'everything'

const lookAt = async (orderNumber: number, at: Date): Promise<Looked> => {
  const manifest = await findManifest(orderNumber)
  if (manifest === null) {
    await deletePointer(orderNumber)
    return 'kept'
  }
  const now = at.toISOString()
  if (manifest.createdAt > nothingIsDueSince(now)) return 'too young'
  const goes = outdatedOf(manifest, now)
  if (goes === 'everything') await deleteQuote(manifest)
  if (goes === 'history') await deleteHistory(manifest)
  return goes === 'nothing' ? 'kept' : goes
}

export const deleteOutdated = async (at: Date, hasTime: () => boolean): Promise<Deleted> => {
  const seen: Looked[] = []
  const resultOf = (isThrough: boolean): Deleted => ({
    looked: seen.length,
    quotes: seen.filter((each) => each === 'everything').length,
    histories: seen.filter((each) => each === 'history').length,
    isThrough,
  })
  let after = await readWalk()
  while (hasTime()) {
    const numbers = await readListUpwards(ALL_QUOTES, after, AT_ONCE)
    const looked = await Promise.all(numbers.map((orderNumber) => lookAt(orderNumber, at)))
    seen.push(...looked)
    // A restored or imported quote may be younger than its neighbours; when all of them are young, so is what follows.
    if (looked.every((each) => each === 'too young')) {
      await saveWalk(0)
      return resultOf(true)
    }
    after = numbers.at(-1) ?? after
    await saveWalk(after)
  }
  return resultOf(false)
}
