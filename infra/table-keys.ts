/**
 * Rights to a part of the table, by what its items are keyed by (ElectroDB writes `$lysvag#<attribute>_<value>`). In the cloud the rights of
 * a function hold its writes within them, on one machine `local/within-rights.ts` does.
 */
import type { DataStore } from './routes.ts'

/**
 * What belongs to a person who logs in, users and organisations by their numbers, and mailboxes. An id that is not a number is a job's
 * or a buffer's.
 */
export const peopleKeys: readonly string[] = [
  '$lysvag#userId_*',
  '$lysvag#email_*',
  ...Array.from({ length: 10 }, (_, digit) => `$lysvag#id_${digit}*`),
]
/** A session lies under its user; the use of a key under its number; faults are counted by the hour. */
export const sessionUseKeys: readonly string[] = ['$lysvag#userId_*', '$lysvag#apiKey_*', '$lysvag#hour_*']

const isLike = (key: string, patterns: readonly string[]): boolean =>
  patterns.some((pattern) => key.startsWith(pattern.replace(/\*$/, '')))

/** Whether one of the stores that a function writes lets it write an item. */
export const mayWrite = (stores: readonly DataStore[], kind: 'update' | 'other', key: string): boolean =>
  stores.includes('table') ||
  (stores.includes('tableButPeople') && !isLike(key, peopleKeys)) ||
  (stores.includes('sessionUse') && kind === 'update' && isLike(key, sessionUseKeys))
