/** Posts and transoms that divide the frame (trade handbook 11, F-12 to F-17, and 2.5). */
import { findDividerType } from '#domain/catalogue/catalogue'
import type { Box } from '#domain/geometry/point'
import { boundsOf, heightOf, widthOf } from '#domain/geometry/polygon'
import { postsOf } from '#domain/layout/bars'
import { isFrameBar, meetsWithoutPost } from '#domain/layout/divide-frame'
import type { Layout } from '#domain/layout/parts'
import { perPlaces } from '#domain/layout/remembered'
import { figure } from '#domain/messages/figures'
import type { Bar } from '#domain/product/product'
import { BARS_MAX, spaceOf } from '../bar-space.ts'
import { type RuleContext, sizeLimitOf } from '../context.ts'
import { type Applies, applies, type CheckRule, inSection } from '../rule.ts'

export const FIXED_FIELD_MIN = 250
const REMOVABLE_POST_FUNCTIONS = ['SH2', 'DK2']

/** The post between two sashes stands in the middle; what may be chosen is whether it can be taken out. */
const isOnlyItsKind = ([post, ...others]: readonly Bar[]): boolean =>
  post === undefined ||
  (others.length === 0 && post.panel === '' && post.direction === 'VERTICAL' && post.position === null)

/** Frame bars that are neither free to choose nor one of the model's own posts, moved. */
const touchesFixed = (context: RuleContext): boolean => {
  const { model, frameType, values } = context
  const chosen = values.dividers.filter(isFrameBar)
  if (meetsWithoutPost(frameType, model)) return chosen.length > 0
  if (REMOVABLE_POST_FUNCTIONS.includes(model.defaultFunction)) return !isOnlyItsKind(chosen)
  if (model.fieldFunctions === undefined) return false
  const own = postsOf(model)
  return (
    chosen.length > (own?.count ?? 0) ||
    chosen.some(({ panel, direction }) => panel !== '' || direction !== own?.direction)
  )
}

/** Dividers nest: those of one panel divide it, and what they divide it into may be divided again. */
const tooManyDividers = (bars: readonly Bar[]): boolean =>
  bars.some(
    ({ panel, direction }) =>
      bars.filter((other) => other.panel === panel && other.direction === direction).length > BARS_MAX,
  )

const placeOf = ({ outer }: Layout['fields'][number]): Box => boundsOf(outer)

/** Clear distances between the centre lines of a panel's posts and its ends. */
const fieldSizes = perPlaces((layout): readonly number[] => {
  const posts = layout.dividers.filter(({ splitsFrame }) => splitsFrame)
  const groups = Map.groupBy(posts, ({ panel, direction }) => `${panel} ${direction}`)
  return [...groups.values()].flatMap((together) => {
    const [first] = together
    if (first === undefined) return []
    const space = spaceOf(layout, first.panel)
    const [low, high] = first.direction === 'VERTICAL' ? [space.minX, space.maxX] : [space.minY, space.maxY]
    const positions = [...new Map(together.map(({ bar, position }) => [bar, position])).values()]
    const lines = [low, ...positions.toSorted((one, other) => one - other), high]
    return lines.slice(1).map((line, index) => line - (lines[index] ?? 0))
  })
})

/** The first field that is smaller than its function is made, and then any that is smaller than a fixed one. */
const narrowField = ({ model, measured: { places: layout } }: RuleContext): Applies => {
  if (layout.fields.length < 2 || layout.dividers.every(({ splitsFrame }) => !splitsFrame)) return false
  for (const field of layout.fields) {
    if (field.sash?.opens !== true) continue
    const limit = sizeLimitOf(model.frameType, field.function)
    const box = placeOf(field)
    if (limit === null) continue
    if (widthOf(box) < limit.widthMin) return { size: figure(widthOf(box), 0), min: limit.widthMin }
    if (heightOf(box) < limit.heightMin) return { size: figure(heightOf(box), 0), min: limit.heightMin }
  }
  for (const size of fieldSizes(layout))
    if (size < FIXED_FIELD_MIN) return { size: figure(size, 0), min: FIXED_FIELD_MIN }
  return false
}

export const postGates: readonly CheckRule[] = [
  {
    id: 'R-F-12',
    severity: 'ERROR',
    when: (context) => applies(touchesFixed(context)),
    code: 'divider.fixed',
    path: 'dividers',
    source: inSection(11, 'F-12'),
  },
  {
    id: 'R-F-14',
    severity: 'ERROR',
    when: ({ values }) => tooManyDividers(values.dividers) && { max: BARS_MAX + 1 },
    code: 'divider.too-many-fields',
    path: 'dividers',
    source: inSection(11, 'F-14'),
  },
  {
    id: 'R-F-17',
    severity: 'LIMIT',
    when: ({ values }) =>
      applies(
        values.dividers.some(({ typeId }) => findDividerType(typeId)?.removable === true) &&
          !REMOVABLE_POST_FUNCTIONS.includes(values.function),
      ),
    code: 'divider.removable-only-double',
    path: 'dividers',
    source: inSection(11, 'F-17'),
  },
  {
    id: 'R-F-23',
    severity: 'LIMIT',
    when: ({ values }) => {
      const upright = values.dividers.filter(({ direction }) => direction === 'VERTICAL')
      const type = upright.map(({ typeId }) => findDividerType(typeId)).find((each) => each?.levelOnly)
      return type !== null && type !== undefined && { type: type.name }
    },
    code: 'divider.level-only',
    path: 'dividers',
    source: inSection(2, '2.5: L86 lies'),
  },
]

export const postChecks: readonly CheckRule[] = [
  {
    id: 'R-F-13',
    severity: 'ERROR',
    when: narrowField,
    code: 'divider.field-too-narrow',
    path: 'dividers',
    source: inSection(11, 'F-13'),
  },
]
