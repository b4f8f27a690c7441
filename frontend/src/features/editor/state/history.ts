/**
 * Undo and redo of one row's edits. Each step is the patch that brings the choices back; steps of one movement (a bar that
 * is dragged, an arrow that is held) are one. What was edited before the page was opened is undone along the row's stored
 * revisions, each of which names the one that it replaced. Pure.
 */
import { changedFields } from '#domain/configurator/patch'
import type { ChoiceField, Choices, Patch } from '#domain/product/product'

export interface History {
  readonly past: readonly Patch[]
  readonly future: readonly Patch[]
  /** Fields of the latest step and when it was made, ms. */
  readonly latest: { readonly fields: string; readonly at: number } | null
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
const inverseOf = (patch: Patch, choices: Choices): Patch =>
  Object.fromEntries(fieldsOf(patch).map((field) => [field, choices[field]]))

export const recorded = (history: History, patch: Patch, choices: Choices, at: number): History => {
  const fields = fieldsOf(patch).toSorted().join(' ')
  const isSameMovement =
    history.latest !== null && history.latest.fields === fields && at - history.latest.at <= ONE_MOVEMENT
  return {
    ...history,
    past: isSameMovement ? history.past : [...history.past, inverseOf(patch, choices)].slice(-STEPS),
    future: [],
    latest: { fields, at },
  }
}

export interface Step {
  readonly history: History
  /** The edit that the step is. */
  readonly patch: Patch
}

const stepBack = (history: History, past: readonly Patch[], patch: Patch, choices: Choices): Step => ({
  patch,
  history: { ...history, past, future: [...history.future, inverseOf(patch, choices)], latest: null },
})

export const undone = (history: History, choices: Choices): Step | null => {
  const patch = history.past.at(-1)
  return patch === undefined ? null : stepBack(history, history.past.slice(0, -1), patch, choices)
}

/** Back to a stored revision, once nothing is left to undo of what was done on this page. */
export const undoneTo = (
  history: History,
  stored: { readonly choices: Choices; readonly replaces: string | null },
  choices: Choices,
): Step => {
  const patch = Object.fromEntries(
    [...changedFields(choices, stored.choices)].map((field) => [field, stored.choices[field]]),
  )
  return stepBack({ ...history, older: stored.replaces }, [], patch, choices)
}

export const redone = (history: History, choices: Choices): Step | null => {
  const patch = history.future.at(-1)
  if (patch === undefined) return null
  const past = [...history.past, inverseOf(patch, choices)]
  return { patch, history: { ...history, past, future: history.future.slice(0, -1), latest: null } }
}
