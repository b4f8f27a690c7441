/**
 * What is typed into a measure of the product, held against the rules: whether it can stand, with what waits in the other
 * measures or alone, and else how far it may go. Pure.
 */
import type { ColorLists } from '#domain/catalogue/types'
import { applyTogether } from '#domain/configurator/apply-together'
import { isAllowedBesideAnother, type Limit, limitOf, type Measure } from '#domain/configurator/limits'
import { sayLimit } from '#domain/messages/limits'
import { type FigureKind, readFigure } from '#domain/messages/read-figure'
import { sentenceOf } from '#domain/messages/words'
import { LENGTH_MAX } from '#domain/product/bounds'
import type { Patch } from '#domain/product/product'
import type { Refusal } from '#domain/result'
import type { Configuration } from '#domain/rules/configuration'
import type { Verdict } from '../../../ui/typed-text.ts'
import { editorText } from '../text.ts'
import type { NumberSpec } from './field-spec.ts'

export interface TypedMeasure extends Measure {
  readonly label: string
  readonly unit: string
  readonly kind: FigureKind
  /** An outer measure of the frame, which another one may hold or set free. */
  readonly outer?: 'width' | 'height' | undefined
}

/** The measure of a field of the product as it is. */
export const measureOf = (spec: NumberSpec, configuration: Configuration): TypedMeasure => ({
  label: spec.label,
  unit: spec.unit,
  kind: spec.decimals ? 'decimal' : spec.unit === 'mm' ? 'length' : 'whole',
  outer: spec.field === 'width' || spec.field === 'height' ? spec.field : undefined,
  now: spec.read(configuration.values),
  step: spec.decimals ? 0.1 : 1,
  write: (value) => spec.write(value, configuration),
})

/** What the text is judged against. */
export interface MeasureContext {
  readonly configuration: Configuration
  readonly colorLists: ColorLists
  /** Measures that were typed before and could not stand. */
  readonly waiting: readonly Patch[]
}

/** They say that something is wrong, not what, or a limit that all products have; the one that holds stands in their place. */
const SAYS_NOTHING: readonly Refusal['code'][] = ['request.invalid', 'divider.invalid', 'size.below-minimum']

/** Lengths are made in whole millimetres; angles as they are said. */
const isMade = (value: number, { kind }: TypedMeasure): boolean =>
  kind === 'decimal' || Number.isInteger(value)

const refusalOf = (value: number, measure: TypedMeasure, ground: MeasureContext): Refusal | null => {
  const patch = measure.write(value)
  if (!patch.ok) return patch
  const { result } = applyTogether(ground.configuration, patch.value, ground.waiting, ground.colorLists)
  return result.ok ? null : result
}

/** The edit that the text is. An emptied field is none. */
export const judgeMeasure = (text: string, measure: TypedMeasure, ground: MeasureContext): Verdict<Patch> => {
  if (text.trim() === '') return { is: 'nothing' }
  const value = readFigure(text, measure.kind)
  if (value === null || !isMade(value, measure)) return { is: 'refused' }
  const patch = measure.write(value)
  return patch.ok && refusalOf(value, measure, ground) === null
    ? { is: 'value', value: patch.value }
    : { is: 'refused' }
}

/** Whether the other outer measure, which is not typed yet, may set this one free. */
export const waitsForAnother = (
  text: string,
  measure: TypedMeasure,
  { configuration, colorLists }: MeasureContext,
): boolean => {
  const value = readFigure(text, measure.kind)
  return (
    value !== null &&
    measure.outer !== undefined &&
    isAllowedBesideAnother(configuration, measure.outer, value, colorLists)
  )
}

const asSentence = (text: string): string =>
  `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.!?]$/.test(text) ? '' : '.'}`

/** Why the text cannot stand, with the limit in words; a sentence that follows «Ikke lagret:». */
export const explainMeasure = (text: string, measure: TypedMeasure, ground: MeasureContext): string => {
  const { configuration, colorLists } = ground
  const { outer, unit } = measure
  const limit = (typed: number): Limit | null => limitOf(configuration, measure, typed, colorLists, outer)
  const value = readFigure(text, measure.kind)
  if (value === null) {
    const [least, most] = [limit(-LENGTH_MAX), limit(LENGTH_MAX)]
    const invalid = editorText.invalidValue(measure.label)
    if (least === null || most === null) return asSentence(invalid)
    return `${invalid}. ${asSentence(editorText.writeBetween(sayLimit({ ...least, beside: null }, unit), sayLimit(most, unit)))}`
  }
  if (!isMade(value, measure)) return asSentence(editorText.wholeMillimetres)
  const refused = refusalOf(value, measure, ground)
  if (refused === null) return editorText.canBeSaved
  const reached = limit(value)
  const said = sentenceOf(refused)
  if (reached === null) return asSentence(said)
  const bound = sayLimit(reached, unit)
  return SAYS_NOTHING.includes(refused.code)
    ? asSentence(
        `${refused.code === 'divider.invalid' ? said : editorText.invalidValue(measure.label)}, ${bound}`,
      )
    : `${bound}. ${asSentence(said)}`
}
