/**
 * Puts every quote into the lists of its months, and takes it out of those that an interrupted change has left it in: also quotes from
 * before there were such lists. Page by page and quote by quote, while others go on working; done again, or after a kill, it only
 * puts the same things right once more.
 */
import { formerMonthsOf, monthsOf } from './month-lists.ts'
import { ALL_QUOTES, enterLists, leaveLists, readList } from './quote-lists.ts'
import { findManifest } from './quote-repository.ts'

/** False when there is no such quote. */
export const rebuildMonthsOf = async (orderNumber: number): Promise<boolean> => {
  let before = await findManifest(orderNumber)
  const isThere = before !== null
  while (before !== null) {
    const { version } = before
    await enterLists(monthsOf(before), orderNumber, version)
    await leaveLists(formerMonthsOf(before), orderNumber, version)
    const after = await findManifest(orderNumber)
    if (after?.version === version) break
    // Somebody has moved it on meanwhile, and left a list perhaps before it was entered here.
    before = after
  }
  return isThere
}

const PAGE_SIZE = 100
const AT_ONCE = 10
/** Above every order number. */
const FIRST = 1_000_000_000

interface RebuiltPage {
  readonly done: number
  /** Where the next page begins; null at the end. */
  readonly next: number | null
}

/** Newest first. `from`: what the page before has named; the first page without it. */
export const rebuildMonths = async (from: number = FIRST): Promise<RebuiltPage> => {
  const { orderNumbers, next } = await readList(ALL_QUOTES, from, PAGE_SIZE)
  for (let at = 0; at < orderNumbers.length; at += AT_ONCE)
    await Promise.all(orderNumbers.slice(at, at + AT_ONCE).map(rebuildMonthsOf))
  return { done: orderNumbers.length, next }
}
