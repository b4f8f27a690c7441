/** Open weeks that the factory needs for a product (trade handbook 10.7): its group's, and what its surface adds. */
import { findGlass, frameTypeOf } from '#domain/catalogue/catalogue'
import { NONE } from '#domain/catalogue/none'
import type { Color, FrameTypeId, Model } from '#domain/catalogue/types'
import { panesOf } from '#domain/layout/panes'
import type { Configuration, ResolvedColors } from '#domain/rules/configuration'

const weeksOfGroup: Readonly<Record<number, number>> = {
  10: 5,
  20: 6,
  30: 6,
  40: 8,
  50: 7,
  60: 6,
  70: 8,
  80: 5,
  90: 7,
  100: 9,
  110: 4,
  130: 0,
  140: 1,
}
const SIDE_PANELS = 120
/** Side panels and fanlights are made with the entrance doors of their series. */
const doorGroupOf = (frameType: FrameTypeId): number => (frameTypeOf(frameType).extra ? 90 : 80)
const FOLDING_WEEKS = 9

const BIRD_SAFE = 13

const groupWeeks = ({ group, frameType }: Model): number => {
  if (frameTypeOf(frameType).folding) return FOLDING_WEEKS
  const weeks = weeksOfGroup[group === SIDE_PANELS ? doorGroupOf(frameType) : group]
  if (weeks === undefined) throw new Error(`group ${group} of frame type ${frameType} has no lead time`)
  return weeks
}

const isSpecial = (color: Color | null): boolean => color !== null && !color.std

const hasOwnPaint = ({ inner, outer, cladding, frame, wing }: ResolvedColors): boolean =>
  [inner, cladding === null ? outer : null, frame, wing].some(isSpecial)

export const leadWeeksOf = ({ model, values, colors, layout }: Configuration): number => {
  const isBirdSafe = panesOf(layout).some(({ properties }) => properties.includes(BIRD_SAFE))
  return (
    groupWeeks(model) +
    (hasOwnPaint(colors) ? 1 : 0) +
    (isSpecial(colors.cladding) ? 1 : 0) +
    (values.woodtypeId === 1 ? 0 : 2) +
    Math.max(findGlass(values.glassCode)?.extraWeeks ?? 0, isBirdSafe ? 1 : 0) +
    (values.decorLaminate === NONE ? 0 : 2)
  )
}
