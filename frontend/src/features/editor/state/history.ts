/**
 * Undo and redo of one row's edits. Each step is the patch that brings the choices back; steps of one movement (a bar that
 * is dragged, an arrow that is held) are one. Pure.
 */
import type { ChoiceField, Choices, Patch } from '#domain/product/product'

export interface History {
  readonly past: readonly Patch[]
  readonly future: readonly Patch[]
  /** Fields of the latest step and when it was made, ms. */
  readonly latest: { readonly fields: string; readonly at: number } | null
}

export const emptyHistory: History = { past: [], future: [], latest: null }

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
    past: isSameMovement ? history.past : [...history.past, inverseOf(patch, choices)].slice(-STEPS),
    future: [],
    latest: { fields, at },
  }
}

interface Step {
  readonly history: History
  /** The edit that the step is. */
  readonly patch: Patch
}

export const undone = ({ past, future }: History, choices: Choices): Step | null => {
  const patch = past.at(-1)
  return patch === undefined
    ? null
    : {
        patch,
        history: { past: past.slice(0, -1), future: [...future, inverseOf(patch, choices)], latest: null },
      }
}

export const redone = ({ past, future }: History, choices: Choices): Step | null => {
  const patch = future.at(-1)
  return patch === undefined
    ? null
    : {
        patch,
        history: { past: [...past, inverseOf(patch, choices)], future: future.slice(0, -1), latest: null },
      }
}
