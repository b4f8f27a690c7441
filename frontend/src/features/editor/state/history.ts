/**
 * Undo and redo of one row's edits. Each step is the patch that brings the choices back; steps of one movement (a bar that
 * is dragged, an arrow that is held) are one. What was edited before the page was opened is undone along the row's stored
 * revisions, each of which names the one that it replaced. Pure.
 */
import { changedFields } from '#domain/configurator/patch'
import type { ChoiceField, Choices, Patch } from '#domain/product/product'
import { sameChoice } from '#domain/product/same-choice'
import type { Stated } from '#domain/product/stated'

/** What brings the choices back, and which of its fields nobody had stated then. */
interface Back {
  readonly patch: Patch
  readonly takenBack: Stated
}

/** The row as it is seen: its choices, and which of them somebody has stated. */
export interface Seen {
  readonly choices: Choices
  readonly stated: Stated
}

/** The latest step: its fields, when it was made, ms, and the movement that it belongs to. */
interface Latest {
  readonly fields: string
  readonly at: number
  readonly movement: string | null
}

export interface History {
  readonly past: readonly Back[]
  readonly future: readonly Back[]
  readonly latest: Latest | null
  /** Stored revision that comes before everything in `past`; null where undoing ends. */
  readonly older: string | null
}

export const historyFrom = (older: string | null): History => ({
  past: [],
  future: [],
  latest: null,
  older,
})

/** Edits of the same fields within this time are one movement, ms. */
const ONE_MOVEMENT = 700
/** More than anybody goes back. */
const STEPS = 100

const fieldsOf = (patch: Patch): readonly ChoiceField[] => Object.keys(patch) as ChoiceField[]

/** What the fields of a patch are now. */
const inverseOf = (patch: Patch, { choices, stated }: Seen): Back => ({
  patch: Object.fromEntries(fieldsOf(patch).map((field) => [field, choices[field]])),
  takenBack: fieldsOf(patch).filter((field) => !stated.includes(field)),
})

/** A movement that is named goes on however long it pauses; other edits of the same fields are one while they follow closely. */
const goesOn = (latest: Latest | null, next: Latest): boolean =>
  latest !== null &&
  latest.fields === next.fields &&
  latest.movement === next.movement &&
  (next.movement !== null || next.at - latest.at <= ONE_MOVEMENT)

/** What has been moved back to where it was has not been moved. */
const withoutNothing = (past: readonly Back[], patch: Patch): readonly Back[] =>
  past.at(-1) !== undefined && sameChoice(past.at(-1)?.patch, patch) ? past.slice(0, -1) : past

export const recorded = (
  history: History,
  patch: Patch,
  seen: Seen,
  at: number,
  movement: string | null = null,
): History => {
  const next = { fields: fieldsOf(patch).toSorted().join(' '), at, movement }
  if (!goesOn(history.latest, next))
    return {
      ...history,
      past: [...history.past, inverseOf(patch, seen)].slice(-STEPS),
      future: [],
      latest: next,
    }
  const past = movement === null ? history.past : withoutNothing(history.past, patch)
  return { ...history, past, future: [], latest: past === history.past ? next : null }
}

export interface Step extends Back {
  readonly history: History
}

const stepBack = (history: History, past: readonly Back[], back: Back, seen: Seen): Step => ({
  ...back,
  history: { ...history, past, future: [...history.future, inverseOf(back.patch, seen)], latest: null },
})

export const undone = (history: History, seen: Seen): Step | null => {
  const back = history.past.at(-1)
  return back === undefined ? null : stepBack(history, history.past.slice(0, -1), back, seen)
}

/** Back to a stored revision, once nothing is left to undo of what was done on this page. */
export const undoneTo = (
  history: History,
  stored: Seen & { readonly replaces: string | null },
  seen: Seen,
): Step => {
  const lost = seen.stated.filter((field) => !stored.stated.includes(field))
  const fields = new Set([...changedFields(seen.choices, stored.choices), ...lost])
  const patch = Object.fromEntries([...fields].map((field) => [field, stored.choices[field]]))
  const takenBack = [...fields].filter((field) => !stored.stated.includes(field))
  return stepBack({ ...history, older: stored.replaces }, [], { patch, takenBack }, seen)
}

export const redone = (history: History, seen: Seen): Step | null => {
  const back = history.future.at(-1)
  if (back === undefined) return null
  const past = [...history.past, inverseOf(back.patch, seen)]
  return { ...back, history: { ...history, past, future: history.future.slice(0, -1), latest: null } }
}
