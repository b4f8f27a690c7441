/**
 * Deletes a quote, or its history, in an order in which a crash leaves something that the next run finds and ends: the entries of
 * the lists by which it is searched need the quote itself, and the one that the run finds it by goes last.
 */
import type { Manifest } from '#domain/quote/quote'
import { entityOf, type ItemKey, listPartition, partitionOfQuote, removeItems } from '../data/partition.ts'
import { ALL_QUOTES, leaveLists, placesOf } from '../data/quotes/quote-lists.ts'

const REMOVED_LAST = 'manifest'

/** For good: no version of it was ever so high. */
const WHATEVER_VERSION = Number.MAX_SAFE_INTEGER

export const deleteQuote = async (manifest: Manifest): Promise<void> => {
  const { orderNumber } = manifest
  const keys = await listPartition(partitionOfQuote(orderNumber))
  await removeItems(keys.filter((key) => entityOf(key) !== REMOVED_LAST))
  await leaveLists(
    placesOf(manifest).filter((place) => place !== ALL_QUOTES),
    orderNumber,
    WHATEVER_VERSION,
  )
  await removeItems(keys.filter((key) => entityOf(key) === REMOVED_LAST))
  // What somebody has written who was at work on it: from here on his change finds no quote, and he clears up after himself.
  await removeItems(await listPartition(partitionOfQuote(orderNumber)))
  await leaveLists([ALL_QUOTES], orderNumber, WHATEVER_VERSION)
}

/** An entry whose quote has gone already. */
export const deletePointer = (orderNumber: number): Promise<void> =>
  leaveLists([ALL_QUOTES], orderNumber, WHATEVER_VERSION)

const HISTORY = ['version', 'mail', 'mailAddress', 'customerLink', 'customerQuestion']

/** Revisions that the order does not consist of. */
const isReplaced = ({ sk }: ItemKey, { rows }: Manifest): boolean =>
  !rows.some(({ revisionId }) => sk.endsWith(`_${revisionId}`))

export const deleteHistory = async (manifest: Manifest): Promise<void> => {
  const keys = await listPartition(partitionOfQuote(manifest.orderNumber))
  await removeItems(
    keys.filter(
      (key) => HISTORY.includes(entityOf(key)) || (entityOf(key) === 'revision' && isReplaced(key, manifest)),
    ),
  )
}
