/**
 * Numbers as people type them in a price cell: comma or full stop, spaces between groups, a percent sign or not. A value
 * that cannot be used comes back as the sentence to show.
 */
import { formText } from '#domain/messages/forms'
import { readFigure } from '#domain/messages/read-figure'
import { roundHalfAway } from '#domain/units'
import { fieldText } from './text.ts'

export interface NumberRule {
  readonly label: string
  readonly min: number
  readonly max: number
  readonly whole: boolean
  /** Said after a limit. */
  readonly unit?: string | undefined
  /** What is asked about a number that is hardly meant; null where nothing is. */
  readonly doubt?: ((value: number) => string | null) | undefined
}

export type ReadNumber =
  | { readonly ok: true; readonly value: number }
  | {
      readonly ok: false
      readonly sentence: string
      /** What is typed next may make a number of it that can be used: nothing is said of it yet. */
      readonly isHalf: boolean
    }

const nb = new Intl.NumberFormat('nb-NO', { maximumFractionDigits: 2 })

/** Nothing, a sign, a group that is not full, a mark with nothing after it. */
const HALF_TYPED = /^[+-]?(\d[\d \u00a0\u202f]*[.,]?)?$/

export const readNumber = (text: string, { label, min, max, whole, unit }: NumberRule): ReadNumber => {
  const limit = (of: number) => (unit === undefined ? nb.format(of) : `${nb.format(of)}\u00a0${unit}`)
  const value = readFigure(text, whole ? 'whole' : 'decimal')
  if (value === null || (whole && !Number.isSafeInteger(value)))
    return {
      ok: false,
      sentence: fieldText.invalid(label),
      isHalf: value === null && HALF_TYPED.test(text.trim()),
    }
  if (value < min) return { ok: false, sentence: fieldText.atLeast(label, limit(min)), isHalf: value >= 0 }
  if (value > max) return { ok: false, sentence: fieldText.atMost(label, limit(max)), isHalf: false }
  return roundHalfAway(value, 2) === value
    ? { ok: true, value }
    : { ok: false, sentence: formText.twoDecimals, isHalf: false }
}

/** As it stands in the field when nobody is typing: '12,5'. */
export const writeNumber = (value: number | null): string =>
  value === null ? '' : nb.format(value).replaceAll(/[\s\u00a0]/g, '')
