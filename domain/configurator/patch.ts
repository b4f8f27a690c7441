/** From what came in to a patch: known fields, right types, lists in one order and without repeats. */
import { fieldName } from '#domain/messages/fields'
import { type ChoiceField, type Choices, choicesSchema, type Patch } from '#domain/product/product'
import { sameChoice } from '#domain/product/same-choice'
import { type Result, refusal, success } from '#domain/result'

const patchSchema = choicesSchema.partial()

const byPanelAndId = (one: { panel: string; id: number }, other: { panel: string; id: number }): number =>
  one.panel === other.panel ? one.id - other.id : one.panel < other.panel ? -1 : 1

const byPanel = (one: { panel: string }, other: { panel: string }): number =>
  one.panel === other.panel ? 0 : one.panel < other.panel ? -1 : 1

/** Where a panel is given two values, the last one counts. */
const onePerPanel = <Said extends { panel: string }>(said: readonly Said[]): Said[] =>
  [...new Map(said.map((one) => [one.panel, one])).values()].toSorted(byPanel)

/** Sets are kept in one order, so that the same choices are the same value. */
const inOneOrder = (patch: Patch): Patch => ({
  ...patch,
  ...(patch.misc && { misc: [...new Set(patch.misc)].toSorted((one, other) => one - other) }),
  ...(patch.fieldFunctions && { fieldFunctions: onePerPanel(patch.fieldFunctions) }),
  ...(patch.solidPanelQualities && { solidPanelQualities: onePerPanel(patch.solidPanelQualities) }),
  ...(patch.panelProperties && {
    panelProperties: patch.panelProperties
      .toSorted(byPanelAndId)
      .filter((property, index, all) => !sameChoice(property, all[index - 1])),
  }),
})

/** Any value; refused with the path of the first field that is wrong. */
export const parsePatch = (input: unknown): Result<Patch> => {
  const parsed = patchSchema.safeParse(input)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    const path = issue?.code === 'unrecognized_keys' ? issue.keys.join(', ') : (issue?.path.join('.') ?? '')
    return refusal('request.invalid', { path, data: { field: fieldName(path) } })
  }
  const given = Object.entries(parsed.data).filter(([, value]) => value !== undefined)
  return success(inOneOrder(Object.fromEntries(given)))
}

/** The fields that a patch really changes. */
export const changedFields = (choices: Choices, patch: Patch): ReadonlySet<ChoiceField> =>
  new Set((Object.keys(patch) as ChoiceField[]).filter((field) => !sameChoice(patch[field], choices[field])))
