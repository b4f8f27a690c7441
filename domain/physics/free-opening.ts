/**
 * The clear opening one can climb or walk through. The deductions are fitted to makers' published tables, named in the
 * trade handbook, 2.4.
 */
import { ESCAPE_FITTING } from '#domain/catalogue/data/misc'
import type { FrameTypeId, Model } from '#domain/catalogue/types'
import { largestRectangle } from '#domain/geometry/inscribed'
import { inset } from '#domain/geometry/inset'
import { areaOf, boundsOf, heightOf, widthOf } from '#domain/geometry/polygon'
import type { Field, Layout } from '#domain/layout/parts'
import type { Choices } from '#domain/product/product'
import { roundHalfAway } from '#domain/units'
import { ESCAPE_MIN } from './tek17.ts'
import type { FreeOpening } from './types.ts'

type Clearance = (width: number, height: number) => FreeOpening

const less =
  (sides: number, topAndBottom: number): Clearance =>
  (width, height) => ({ width: width - sides, height: height - topAndBottom })

const sideHung = less(112, 112)

const byFunction: Readonly<Record<string, Clearance>> = {
  SHV: sideHung,
  SHH: sideHung,
  SIV: sideHung,
  SIH: sideHung,
  DKV: sideHung,
  DKH: sideHung,
  TS: (width, height) => ({ width: width - 112, height: roundHalfAway(0.7 * height - 135) }),
}

const byDoorType: Partial<Record<FrameTypeId, Clearance>> = {
  B: less(150, 90),
  C: less(160, 90),
  D: less(140, 90),
  L: less(160, 90),
}

/** Misc option 103 holds a top-hung sash wide open. */
const topHungWithEscapeFitting = less(130, 128)
/** Both sashes of a window whose post comes loose. */
const looseposted = less(160, 112)

const clearanceOf = (field: Field, values: Choices, { frameType }: Model): Clearance | undefined => {
  if (field.function === 'TH')
    return values.misc.includes(ESCAPE_FITTING) ? topHungWithEscapeFitting : undefined
  const isHinged = field.function !== 'SF'
  return byFunction[field.function] ?? (isHinged ? byDoorType[frameType] : undefined)
}

/** What the frame and the sash take of a slanted opening along each edge. */
const SLANTED_EDGE = 56

/** By how much an opening is as large as one to escape by: 1 where it just is. Of two that are alike the larger. */
const escapeWorth = (width: number, height: number): number =>
  Math.min(width / ESCAPE_MIN.width, height / ESCAPE_MIN.height, (width + height) / ESCAPE_MIN.sum) +
  (width * height) / 1e12

/** The box that the field is as good as: its own, and of a slanted one that of the largest upright rectangle in its opening. */
const openedBox = ({ outer }: Field): FreeOpening => {
  const box = boundsOf(outer)
  const whole = { width: widthOf(box), height: heightOf(box) }
  if (areaOf(outer) === whole.width * whole.height) return whole
  const clear = inset(
    outer,
    outer.map(() => SLANTED_EDGE),
  )
  const room = largestRectangle(clear ?? [], escapeWorth)
  return {
    width: (room === null ? 0 : Math.floor(widthOf(room))) + 2 * SLANTED_EDGE,
    height: (room === null ? 0 : Math.floor(heightOf(room))) + 2 * SLANTED_EDGE,
  }
}

const areaOfOpening = ({ width, height }: FreeOpening): number => width * height

/** The clear opening of one field; `field` is null where nothing stands between the fields and they open as one. */
interface FieldOpening extends FreeOpening {
  readonly field: string | null
}

/** What one gets through, the largest first. */
export const freeOpeningsOf = (layout: Layout, values: Choices, model: Model): readonly FieldOpening[] => {
  const hasLoosePost = layout.dividers.some(({ removable }) => removable)
  const openings = layout.fields.flatMap((field): FieldOpening[] => {
    if (field.sash?.opens === false) return []
    const { width, height } = openedBox(field)
    const clear = clearanceOf(field, values, model)?.(width, height)
    return clear === undefined ? [] : [{ ...clear, field: field.address }]
  })
  if (hasLoosePost || (model.leaves === 2 && openings.length > 0)) {
    const clearance = hasLoosePost ? looseposted : byDoorType[model.frameType]
    openings.push(
      ...(clearance === undefined ? [] : [{ ...clearance(layout.width, layout.height), field: null }]),
    )
  }
  return openings
    .toSorted((one, other) => areaOfOpening(other) - areaOfOpening(one))
    .filter(({ width, height }) => width > 0 && height > 0)
}

/** The largest opening of the product; null where nothing opens far enough to count. */
export const freeOpeningOf = (layout: Layout, values: Choices, model: Model): FreeOpening | null => {
  const [largest] = freeOpeningsOf(layout, values, model)
  return largest === undefined ? null : { width: largest.width, height: largest.height }
}
