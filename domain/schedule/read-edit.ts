/**
 * The words of quick entry for the product at hand: «ute sort 306 2 ventiler» is a patch of it. What would change is told
 * before it is made, in words and in money, and whatever is unclear or refused is a doubt, as in a line. Pure and total.
 */
import type { ColorLists } from '#domain/catalogue/types'
import { applyTo } from '#domain/configurator/apply'
import { sayValue } from '#domain/configurator/say-value'
import { fieldName } from '#domain/messages/fields'
import { sentenceOf } from '#domain/messages/words'
import type { PriceList } from '#domain/pricing/price-list'
import { grossOf } from '#domain/pricing/price-product'
import type { ChoiceField, Patch } from '#domain/product/product'
import { sameChoice } from '#domain/product/same-choice'
import type { Configuration } from '#domain/rules/configuration'
import type { Ore } from '#domain/units'
import { type Doubt, doubt } from './doubt.ts'
import {
  type EditPart,
  readColors,
  readKickplate,
  readLists,
  readMeasures,
  readOpening,
} from './edit-parts.ts'
import { findingSentences, placeOf, readReference } from './read-row.ts'
import { readWords } from './readings.ts'
import { ofKind, readChoices } from './row-choices.ts'
import { type TextSpan, tokensOf } from './tokens.ts'
import { vocabularyOf } from './vocabulary.ts'

/** A field that would change, in words. */
export interface EditChange {
  readonly field: ChoiceField
  readonly name: string
  readonly before: string
  readonly after: string
}

export interface ReadEdit {
  readonly patch: Patch
  /** Empty when the patch can be made. */
  readonly doubts: readonly Doubt[]
  /** Differences between values in force, so that what follows from the words is among them; none while the product cannot be made. */
  readonly changes: readonly EditChange[]
  /** What the engine has to say of the product as it would be. */
  readonly notices: readonly string[]
  /** What the change comes to in list prices; null where that is not known. */
  readonly grossDelta: Ore | null
}

const changesBetween = (
  before: Configuration,
  after: Configuration,
  colorLists: ColorLists,
): readonly EditChange[] =>
  (Object.keys(after.values) as ChoiceField[])
    .filter((field) => !sameChoice(before.values[field], after.values[field]))
    .map((field) => ({
      field,
      name: fieldName(field),
      before: sayValue(field, before.values[field], { model: before.model, colorLists }),
      after: sayValue(field, after.values[field], { model: after.model, colorLists }),
    }))

const grossBetween = (before: Configuration, after: Configuration, list: PriceList | null): Ore | null => {
  if (list === null) return null
  const [was, is] = [grossOf(before, list), grossOf(after, list)]
  return was.ok && is.ok ? is.value - was.value : null
}

interface Context {
  readonly colorLists: ColorLists
  /** Null while prices are not known, or hidden. */
  readonly list: PriceList | null
}

export const readEdit = (
  text: string,
  configuration: Configuration,
  { colorLists, list }: Context,
): ReadEdit => {
  const tokens = tokensOf(text)
  const { readings, doubts: unread } = readWords(text, tokens, vocabularyOf(colorLists), false)
  const at: TextSpan = { start: 0, end: text.length }
  const [count] = ofKind(readings, 'count')
  const chosen = readChoices(readings, configuration.model, configuration.values)
  // Lists and pairs are made from what the product has; here a row of its own would begin them anew.
  const { kickplate, misc: _, panelProperties: __, ...choices } = chosen.patch
  const parts: readonly EditPart[] = [
    { patch: {}, doubts: [...unread, ...(count === undefined ? [] : [doubt('count.elsewhere', count)])] },
    readOpening(readings, configuration),
    readMeasures(readings, configuration),
    { patch: choices, doubts: chosen.doubts },
    { patch: readLists(readings, configuration), doubts: [] },
    { patch: readKickplate(kickplate, configuration), doubts: [] },
    readColors(readings, configuration, colorLists),
    readReference(readings),
  ]
  const patch: Patch = Object.assign({}, ...parts.map((part) => part.patch))
  const doubts = parts.flatMap((part) => part.doubts)
  const applied = applyTo(configuration, patch, colorLists)
  if (!applied.ok) {
    const refused = doubt('product.refused', placeOf(applied, readings, at), {
      sentence: sentenceOf(applied),
    })
    return { patch, doubts: [...doubts, refused], changes: [], notices: [], grossDelta: null }
  }
  const after = applied.value.configuration
  const earlierSentences = new Set(findingSentences(configuration))
  const sentences = [
    ...applied.value.notices.map(({ sentence }) => sentence),
    ...findingSentences(after).filter((sentence) => !earlierSentences.has(sentence)),
  ]
  return {
    patch,
    doubts,
    changes: changesBetween(configuration, after, colorLists),
    notices: [...new Set(sentences)],
    grossDelta: grossBetween(configuration, after, list),
  }
}
