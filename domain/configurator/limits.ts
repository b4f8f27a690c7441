/**
 * How far one measure of a product can go with everything else as it is. Asked of the rules themselves, value by value, so that
 * a limit that is told is the limit that refuses; there is no second table of sizes.
 */
import type { ColorLists } from '#domain/catalogue/types'
import { LENGTH_MAX } from '#domain/product/bounds'
import type { Patch } from '#domain/product/product'
import type { Result } from '#domain/result'
import type { Configuration } from '#domain/rules/configuration'
import { roundHalfAway } from '#domain/units'
import { judge } from './apply.ts'
import { wellFormed } from './patch.ts'

/** A measure that somebody types. */
export interface Measure {
  /** The value that the field has now. */
  readonly now: number
  /** The least that two values can differ by. */
  readonly step: number
  /** The edit that another value is; refused where it is impossible before any rule is asked. */
  readonly write: (value: number) => Result<Patch>
}

export interface Limit {
  readonly side: 'least' | 'most'
  readonly value: number
  /** The other outer measure, where it is what holds this one. */
  readonly beside: { readonly field: 'width' | 'height'; readonly value: number } | null
}

/** Places that are tried between the value in force and the one that was typed. */
const SAMPLES = 40
/** Other measures that are tried, mm: as far apart as frames are stepped. */
const OTHERS = Array.from({ length: 40 }, (_, index) => (index + 1) * 100 + 90)

const other = { width: 'height', height: 'width' } as const

/** Whether no rule refuses the edit. */
export const isAllowed = (from: Configuration, patch: Patch, colorLists: ColorLists): boolean => {
  const formed = wellFormed(patch)
  return formed.ok && judge(from, formed.value, colorLists).ok
}

/** Whether an outer measure that is refused would be allowed with another height, or another width. */
export const isAllowedBesideAnother = (
  from: Configuration,
  field: 'width' | 'height',
  value: number,
  colorLists: ColorLists,
): boolean => OTHERS.some((beside) => isAllowed(from, { [field]: value, [other[field]]: beside }, colorLists))

/** The value nearest to `typed` that can be made; null where there is none on the way to it. */
const nearestTo = (
  typed: number,
  { now, step }: Measure,
  accepts: (value: number) => boolean,
): number | null => {
  const steps = Math.round((typed - now) / step)
  const at = (place: number): number => roundHalfAway(now + place * step, 3)
  const places = Array.from({ length: SAMPLES + 1 }, (_, sample) => Math.round((steps * sample) / SAMPLES))
  const last = places.findLastIndex((place) => accepts(at(place)))
  if (last < 0) return null
  let [made, refused] = [places[last] ?? 0, places[last + 1] ?? steps]
  while (Math.abs(refused - made) > 1) {
    const middle = Math.trunc((made + refused) / 2)
    if (accepts(at(middle))) made = middle
    else refused = middle
  }
  return at(made)
}

/** Where a value that is refused would have had to stop; null where nothing on the way to it can be made either. */
export const limitOf = (
  from: Configuration,
  measure: Measure,
  typed: number,
  colorLists: ColorLists,
  field?: 'width' | 'height',
): Limit | null => {
  const accepts = (value: number): boolean => {
    const patch = measure.write(value)
    return patch.ok && isAllowed(from, patch.value, colorLists)
  }
  const side = typed > measure.now ? 'most' : 'least'
  const value = nearestTo(Math.max(-LENGTH_MAX, Math.min(typed, LENGTH_MAX)), measure, accepts)
  if (value === null) return null
  const beyond = value + (side === 'most' ? measure.step : -measure.step)
  const isHeld = field !== undefined && isAllowedBesideAnother(from, field, beyond, colorLists)
  return {
    side,
    value,
    beside: isHeld ? { field: other[field], value: from.values[other[field]] } : null,
  }
}
