/**
 * One row while it is being edited: what the server said last, the edits that are on their way to it and those that wait.
 * The choices a person sees are all three on top of each other, so an edit is seen at once and the server's answer takes
 * its place without a flicker. Pure: an event and a state give the next state; row-store.ts knows about time and network.
 */
import type { ProductRow, RowConflict } from '#domain/contracts/product'
import type { ChoiceField, Choices, Patch } from '#domain/product/product'
import { sameChoice } from '#domain/product/same-choice'
import { type Stated, statedAfter } from '#domain/product/stated'
import { type EditedRow, isStored } from './edited-row.ts'

/** A save that did not succeed, in words; the edit is kept. */
interface Failure {
  readonly message: string
  readonly attempts: number
}

/** An edit that a rule refused: the sentence belongs at these fields, whose values are as they were. */
export interface RefusedEdit {
  readonly fields: readonly ChoiceField[]
  readonly sentence: string
  /** What was asked for, so that of a choice with parts the sentence stands at the part. */
  readonly patch?: Patch
}

export interface RowState {
  readonly saved: EditedRow
  readonly sending: Patch | null
  readonly waiting: Patch | null
  /** Fields of the edits that are not confirmed which nobody has stated any more, since the edit takes another one back. */
  readonly takenBack: Stated
  readonly failure: Failure | null
  /** Edits that were sent and got no answer: the server may have stored one of them or none. */
  readonly unanswered: readonly Patch[]
  readonly refused: RefusedEdit | null
  readonly conflict: RowConflict | null
  /** A field holds text that has not become an edit yet. */
  readonly typing: boolean
}

/**
 * `declined`: the browser's own rules said no before anything was sent. `refused`: the server said no to what was sent.
 * `withdrawn`: the server will not take edits of this row at all. `read`: the row has been fetched again.
 */
export type RowEvent =
  | { readonly type: 'edited'; readonly patch: Patch; readonly takenBack?: Stated }
  | { readonly type: 'sent' }
  | { readonly type: 'saved'; readonly row: ProductRow }
  | { readonly type: 'failed'; readonly message: string }
  | { readonly type: 'declined'; readonly refused: RefusedEdit }
  | { readonly type: 'refused'; readonly sentence: string }
  | { readonly type: 'withdrawn' }
  | { readonly type: 'conflicted'; readonly conflict: RowConflict }
  | { readonly type: 'resolved'; readonly keep: 'mine' | 'theirs' }
  | { readonly type: 'read'; readonly row: EditedRow }
  | { readonly type: 'typing'; readonly typing: boolean }

export const initialRow = (saved: EditedRow): RowState => ({
  saved,
  sending: null,
  waiting: null,
  takenBack: [],
  failure: null,
  unanswered: [],
  refused: null,
  conflict: null,
  typing: false,
})

/** Every edit that the server has not confirmed. */
export const unsavedOf = ({ sending, waiting }: RowState): Patch | null =>
  sending || waiting ? { ...sending, ...waiting } : null

/** What of a patch the row does not have, or does not have as stated, yet; null when that is nothing. */
const restOf = (patch: Patch | null, { choices, stated }: ProductRow): Patch | null => {
  const isThere = (field: ChoiceField, value: unknown) =>
    stated.includes(field) && sameChoice(value, choices[field])
  const rest = Object.entries(patch ?? {}).filter(([field, value]) => !isThere(field as ChoiceField, value))
  return rest.length === 0 ? null : Object.fromEntries(rest)
}

/**
 * A row that has changed only by what was sent from here is no clash: the answer was lost on its way. Nor is one on which
 * both have chosen the same.
 */
export const isOwnDoing = ({ saved, sending, unanswered }: RowState, current: ProductRow): boolean =>
  [...unanswered, sending ?? {}].some((patch) => sameChoice({ ...saved.choices, ...patch }, current.choices))

/** What somebody has stated of the row, as it is seen. */
export const statedOf = (state: RowState): Stated => {
  const unsaved = unsavedOf(state)
  return unsaved === null ? state.saved.stated : statedAfter(state.saved, unsaved, state.takenBack)
}

export const choicesOfRow = (state: RowState): Choices => ({ ...state.saved.choices, ...unsavedOf(state) })

export const nextRow = (state: RowState, event: RowEvent): RowState => {
  switch (event.type) {
    case 'edited':
      return {
        ...state,
        waiting: { ...state.waiting, ...event.patch },
        takenBack: [
          ...state.takenBack.filter((field) => !(field in event.patch)),
          ...(event.takenBack ?? []),
        ],
        refused: null,
      }
    case 'sent':
      return { ...state, sending: state.waiting, waiting: null }
    case 'saved':
      return {
        ...state,
        saved: event.row,
        sending: null,
        takenBack: state.waiting === null ? [] : state.takenBack,
        failure: null,
        unanswered: [],
      }
    case 'failed': {
      const attempts = (state.failure?.attempts ?? 0) + 1
      return {
        ...state,
        sending: null,
        waiting: unsavedOf(state),
        failure: { message: event.message, attempts },
        unanswered: state.sending ? [...state.unanswered, state.sending] : state.unanswered,
      }
    }
    case 'declined':
      return { ...state, refused: event.refused }
    case 'refused': {
      const fields = Object.keys(state.sending ?? {}) as ChoiceField[]
      return {
        ...state,
        sending: null,
        failure: null,
        refused: { fields, sentence: event.sentence, ...(state.sending && { patch: state.sending }) },
      }
    }
    case 'withdrawn':
      return { ...state, sending: null, waiting: null, failure: null, unanswered: [] }
    case 'conflicted':
      return { ...state, sending: null, waiting: unsavedOf(state), failure: null, conflict: event.conflict }
    case 'resolved': {
      if (!state.conflict) return state
      const { current } = state.conflict
      const waiting = event.keep === 'mine' ? restOf(state.waiting, current) : null
      return { ...state, saved: current, waiting, conflict: null, unanswered: [] }
    }
    case 'read':
      return isStored(state.saved) && (unsavedOf(state) || state.conflict)
        ? state
        : { ...state, saved: event.row }
    case 'typing':
      return state.typing === event.typing ? state : { ...state, typing: event.typing }
  }
}

/** One field that either has changed; what somebody has not changed is absent. */
export interface Difference {
  readonly field: ChoiceField
  readonly before: unknown
  readonly theirs?: { readonly value: unknown }
  readonly mine?: { readonly value: unknown }
}

/**
 * What the other person changed, and what this one has changed, beside what it was. A field that was set to what it was
 * before is a change too where the other person has set it to something else.
 */
export const differencesOf = (state: RowState): readonly Difference[] => {
  const { saved, conflict } = state
  if (!conflict) return []
  const before = saved.choices
  const mineNow = choicesOfRow(state)
  const unsaved = unsavedOf(state) ?? {}
  return (Object.keys(before) as ChoiceField[]).flatMap((field) => {
    const isTheirs = !sameChoice(before[field], conflict.current.choices[field])
    const isMine = field in unsaved && (isTheirs || !sameChoice(before[field], mineNow[field]))
    if (!isTheirs && !isMine) return []
    const theirs = isTheirs && { theirs: { value: conflict.current.choices[field] } }
    return [{ field, before: before[field], ...theirs, ...(isMine && { mine: { value: mineNow[field] } }) }]
  })
}

/** Both have set one field, to different things: only a person can say which of the two is meant. */
export const isContested = (state: RowState): boolean =>
  differencesOf(state).some(({ theirs, mine }) => theirs && mine && !sameChoice(theirs.value, mine.value))
