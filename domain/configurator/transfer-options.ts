/**
 * Options of one product taken over by another: paste, and "the same as row n". What the rules allow becomes one patch, so it
 * happens whole or not at all; what they refuse keeps its value and is named with the reason. Pure.
 */
import type { ColorLists } from '#domain/catalogue/types'
import { sentenceOf } from '#domain/messages/words'
import { type ChoiceField, DIMENSIONS, type Patch } from '#domain/product/product'
import { sameChoice } from '#domain/product/same-choice'
import { isStated } from '#domain/product/stated'
import type { Refusal } from '#domain/result'
import type { Configuration } from '#domain/rules/configuration'
import { applyTo, judge } from './apply.ts'
import { barCandidates } from './bar-candidates.ts'
import { candidates, type OptionField } from './candidates.ts'
import { changedFields } from './patch.ts'

export interface OptionTransfer {
  /** Fields that get a new value, all of which the rules allow together. */
  readonly patch: Patch
  /** Fields of which the other product says what this one has as it comes: taken over, they are stated here too. */
  readonly agreed: Patch
  readonly refused: readonly { readonly field: ChoiceField; readonly sentence: string }[]
  /** Fields that differ and that, or whose value, only the other model has. */
  readonly absent: readonly ChoiceField[]
  /** The product afterwards. */
  readonly configuration: Configuration
}

/** A shape and its measures stand or fall together. */
const MEASURES: readonly ChoiceField[] = ['frameShapeId', ...DIMENSIONS]

/** The list that tells whether a model has a field at all, where the two have different names. */
const lists: Partial<Record<ChoiceField, OptionField>> = {
  kickplate: 'kickplateOutside',
  keysync: 'cylinderId',
  extrakeys: 'cylinderId',
  solidPanelQualities: 'panelQualityId',
}

const hasField = (configuration: Configuration, field: ChoiceField, colorLists: ColorLists): boolean => {
  if (field === 'dividers' || field === 'crossbars')
    return barCandidates(configuration, field, 'VERTICAL', '').length > 0
  if (field === 'breastworkHeight') return configuration.model.breastwork === true
  const list = lists[field] ?? (field in candidates ? (field as OptionField) : undefined)
  return list === undefined || candidates[list](configuration, colorLists).length > 0
}

const only = (fields: readonly ChoiceField[], { product: { choices } }: Configuration): Patch =>
  Object.fromEntries(fields.map((field) => [field, choices[field]]))

/** Fields one by one, but for those that mean nothing alone. */
const unitsOf = (fields: readonly ChoiceField[]): readonly (readonly ChoiceField[])[] => {
  const measures = fields.filter((field) => MEASURES.includes(field))
  const others = fields.filter((field) => !MEASURES.includes(field)).map((field) => [field])
  return measures.length === 0 ? others : [measures, ...others]
}

/**
 * As much as the rules allow. One value may need another that is refused at first, so what was refused is tried again as
 * long as something else goes through.
 */
const asMuchAsGoes = (
  to: Configuration,
  from: Configuration,
  fields: readonly ChoiceField[],
  colorLists: ColorLists,
): Pick<OptionTransfer, 'patch'> & { readonly refused: ReadonlyMap<ChoiceField, Refusal> } => {
  const whole = only(fields, from)
  if (judge(to, whole, colorLists).ok) return { patch: whole, refused: new Map() }
  let patch: Patch = {}
  let left = unitsOf(fields)
  for (;;) {
    const refused = new Map<readonly ChoiceField[], Refusal>()
    for (const unit of left) {
      const wider = { ...patch, ...only(unit, from) }
      const judged = judge(to, wider, colorLists)
      if (judged.ok) patch = wider
      else refused.set(unit, judged)
    }
    if (refused.size === left.length || refused.size === 0)
      return {
        patch,
        refused: new Map(
          [...refused].flatMap(([[field], why]) => (field === undefined ? [] : [[field, why]])),
        ),
      }
    left = [...refused.keys()]
  }
}

/** `fields` are those that somebody wants to take over; a field that the other model lacks says nothing of this one. */
export const transferOptions = (
  to: Configuration,
  from: Configuration,
  fields: readonly ChoiceField[],
  colorLists: ColorLists,
): OptionTransfer => {
  const differing = [...changedFields(to.product.choices, only(fields, from))].filter((field) =>
    hasField(from, field, colorLists),
  )
  const shared = differing.filter((field) => hasField(to, field, colorLists))
  const { patch, refused } = asMuchAsGoes(to, from, shared, colorLists)
  const agreed = only(
    fields.filter(
      (field) =>
        isStated(from.product, field) &&
        !isStated(to.product, field) &&
        sameChoice(from.product.choices[field], to.product.choices[field]) &&
        hasField(to, field, colorLists),
    ),
    to,
  )
  const applied = applyTo(to, { ...agreed, ...patch }, colorLists)
  // A product that breaks a rule of today goes nowhere but where that is mended.
  const taken = applied.ok
    ? { patch, agreed, configuration: applied.value.configuration }
    : { patch: {}, agreed: {}, configuration: to }
  const isForeign = (field: ChoiceField): boolean =>
    !shared.includes(field) || refused.get(field)?.code === 'product.unknown-choice'
  return {
    ...taken,
    refused: [...refused].flatMap(([field, why]) =>
      isForeign(field) ? [] : [{ field, sentence: sentenceOf(why) }],
    ),
    absent: differing.filter(isForeign),
  }
}
