/**
 * Who did what to an organisation or a person: one entry for each change, with what was and what is. An entry is written once and
 * never changed. Pure; values are plain text, numbers and yes or no, because an entry outlives the shape of what it speaks of.
 */
import type { ChangeAction } from '#domain/messages/changes'

export interface ChangedBy {
  /** Null: nobody's session, such as a command or an import of the demo. */
  readonly userId: number | null
  /** Full name as it was then. */
  readonly name: string
}

export type ChangeValue = string | number | boolean | null

export interface ChangedField {
  /** Dotted path of the field, such as `address.postalCode`. */
  readonly field: string
  readonly before: ChangeValue
  readonly after: ChangeValue
}

export interface RecordedChange {
  /** ISO timestamp. */
  readonly at: string
  readonly by: ChangedBy
  readonly action: ChangeAction
  readonly fields: readonly ChangedField[]
}

/** How long an entry is kept. */
export const CHANGES_KEPT_MONTHS = 24

/** What can be changed by one person at a time: the version counts the changes, the last of which stands here. */
export interface Versioned {
  readonly version: number
  /** Null for what was stored before changes were. */
  readonly change: RecordedChange | null
}

const isPlain = (value: unknown): value is ChangeValue =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value)

/** Leaves by dotted path; elements of a list are called by their `id` or `code`, else by their place. */
const leavesOf = (value: unknown, path: string): readonly (readonly [path: string, value: ChangeValue])[] => {
  if (isPlain(value)) return [[path, value]]
  if (typeof value !== 'object') return []
  const entries: readonly (readonly [string, unknown])[] = Array.isArray(value)
    ? value.map((item: { id?: unknown; code?: unknown }, index) => [
        String(item?.id ?? item?.code ?? index),
        item,
      ])
    : Object.entries(value as object)
  return entries.flatMap(([name, item]) => leavesOf(item, path === '' ? name : `${path}.${name}`))
}

/** What differs between two states, by path; what is only in one of them is null in the other. */
export const fieldChanges = (before: object, after: object): readonly ChangedField[] => {
  const [was, is] = [new Map(leavesOf(before, '')), new Map(leavesOf(after, ''))]
  return [...new Set([...was.keys(), ...is.keys()])]
    .map((field) => ({ field, before: was.get(field) ?? null, after: is.get(field) ?? null }))
    .filter((each) => each.before !== each.after)
}

/** `before` and `after` hold what may be shown of the subject: nothing secret. */
export const makeChange = (
  { by, at, action }: { readonly by: ChangedBy; readonly at: Date; readonly action: ChangeAction },
  before: object,
  after: object,
): RecordedChange => ({ at: at.toISOString(), by, action, fields: fieldChanges(before, after) })
