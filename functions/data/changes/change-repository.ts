/**
 * The log of changes to organisations and people. The last change of each stands on its item and comes with the same write; whoever
 * makes the next one first puts it here, under its version, where everybody would put the very same entry. So no entry is lost, none
 * speaks of something that never happened, and none is ever changed. Questions: the entries of a subject, newest first.
 */
import { Entity } from 'electrodb'
import { CHANGES_KEPT_MONTHS, type RecordedChange, type Versioned } from '#domain/administration/change'
import { newId } from '../../ids.ts'
import { lazily } from '../../lazily.ts'
import { happens } from '../conditional.ts'
import { connection } from '../connection.ts'
import { epochSeconds } from '../expiry.ts'

const changeEntity = lazily(
  () =>
    new Entity(
      {
        model: { service: 'lysvag', entity: 'change', version: '1' },
        attributes: {
          subject: { type: 'string', required: true },
          version: { type: 'number', required: true, padding: { length: 9, char: '0' } },
          change: { type: 'any', required: true },
          expiresAt: { type: 'number', required: true },
        },
        indexes: {
          ofSubject: {
            pk: { field: 'pk', composite: ['subject'], casing: 'none' },
            sk: { field: 'sk', composite: ['version'], casing: 'none' },
          },
        },
      },
      connection(),
    ),
)

type SubjectKind = 'chain' | 'store' | 'agent' | 'user'
/** Such as `store-101`; a text has an id in letters. */
export type Subject = `${SubjectKind}-${number}` | `text-${string}`

const expiryOf = (at: string): number => {
  const end = new Date(at)
  end.setUTCMonth(end.getUTCMonth() + CHANGES_KEPT_MONTHS)
  return epochSeconds(end)
}

const logChange = async (subject: Subject, { version, change }: Versioned): Promise<void> => {
  if (change === null) return
  await changeEntity()
    .put({ subject, version, change, expiresAt: expiryOf(change.at) })
    .go()
}

export interface ChangeLogEntry {
  readonly version: number
  readonly change: RecordedChange
}

interface LogPage {
  readonly at: Date
  /** Entries before this version; from the newest where there is none. */
  readonly before: number | null
  readonly limit: number
}

/** `current` is the item itself, on which the last change stands. */
export const listChanges = async (
  subject: Subject,
  current: Versioned,
  { at, before, limit }: LogPage,
): Promise<readonly ChangeLogEntry[]> => {
  const end = Math.min(before ?? Number.POSITIVE_INFINITY, current.version)
  const { data } = await changeEntity()
    .query.ofSubject({ subject })
    .lt({ version: end })
    .go({ order: 'desc', limit, consistent: true })
  const last =
    current.change !== null && (before === null || current.version < before)
      ? [{ version: current.version, change: current.change }]
      : []
  const earlier = data.map(({ version, change }) => ({ version, change: change as RecordedChange }))
  return [...last, ...earlier].filter(({ change }) => expiryOf(change.at) > epochSeconds(at)).slice(0, limit)
}

interface Moves {
  /** Writes the item on condition of its version; `writeId` stands on it afterwards. */
  readonly write: (writeId: string) => Promise<unknown>
  /** Reads consistently by which write the item came to be what it is. */
  readonly readWriteId: () => Promise<string | undefined>
}

/** Puts the change of `before` into the log, then moves the item on; false when somebody else has moved it meanwhile. */
export const commitChange = async (subject: Subject, before: Versioned, moves: Moves): Promise<boolean> => {
  await logChange(subject, before)
  const writeId = newId('wrt')
  return (await happens(moves.write(writeId))) || (await moves.readWriteId()) === writeId
}
