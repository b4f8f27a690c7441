/** A patch as the engine takes it: whole millimetres and counts, lists in one order and without repeats. */
import { invalidValue } from '#domain/messages/fields'
import { LENGTH_MAX } from '#domain/product/bounds'
import type { ChoiceField, Choices, Patch } from '#domain/product/product'
import { sameChoice } from '#domain/product/same-choice'
import { type Result, success } from '#domain/result'
import { shownLine } from '#domain/texts/shown-text'

const byPanelAndId = (one: { panel: string; id: number }, other: { panel: string; id: number }): number =>
  one.panel === other.panel ? one.id - other.id : one.panel < other.panel ? -1 : 1

const byPanel = (one: { panel: string }, other: { panel: string }): number =>
  one.panel === other.panel ? 0 : one.panel < other.panel ? -1 : 1

/** Where a panel is given two values, the last one counts. */
const onePerPanel = <Said extends { panel: string }>(said: readonly Said[]): Said[] =>
  [...new Map(said.map((one) => [one.panel, one])).values()].toSorted(byPanel)

/** What is named without a value is not changed. */
const given = (patch: Patch): Patch =>
  Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined))

/** Texts without signs that nobody sees, and sets in one order, so that the same choices are the same value. */
const inOneOrder = (patch: Patch): Patch => ({
  ...given(patch),
  ...(patch.reference !== undefined && { reference: shownLine(patch.reference) }),
  ...(patch.misc && { misc: [...new Set(patch.misc)].toSorted((one, other) => one - other) }),
  ...(patch.fieldFunctions && { fieldFunctions: onePerPanel(patch.fieldFunctions) }),
  ...(patch.solidPanelQualities && { solidPanelQualities: onePerPanel(patch.solidPanelQualities) }),
  ...(patch.panelProperties && {
    panelProperties: patch.panelProperties
      .toSorted(byPanelAndId)
      .filter((property, index, all) => !sameChoice(property, all[index - 1])),
  }),
})

const isCount = (value: number): boolean => Number.isInteger(value) && value >= 0 && value <= LENGTH_MAX

/** Path of the first number that is no length, count or id, such as `dividers.0.position`; null when all are. */
const findOddNumber = (value: unknown, path: readonly string[] = []): string | null => {
  if (typeof value === 'number') return isCount(value) ? null : path.join('.')
  if (typeof value !== 'object' || value === null) return null
  for (const [key, part] of Object.entries(value)) {
    const odd = findOddNumber(part, [...path, key])
    if (odd !== null) return odd
  }
  return null
}

/** Refused with the path of the first number that no product can have. */
export const wellFormed = (patch: Patch): Result<Patch> => {
  const path = findOddNumber(patch)
  return path === null ? success(inOneOrder(patch)) : invalidValue(path)
}

/** The fields that a patch really changes. */
export const changedFields = (choices: Choices, patch: Patch): ReadonlySet<ChoiceField> =>
  new Set((Object.keys(patch) as ChoiceField[]).filter((field) => !sameChoice(patch[field], choices[field])))
