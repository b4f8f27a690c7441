/**
 * Where a bar stands, as a person says it: mm from the middle of what it divides, to the right and up positive, 0 in the
 * middle. A post divides the space between centre lines, a bar in the glass what one sees through. Makes
 * patches; whether the place can be had is for the rules to judge.
 */
import type { Box } from '#domain/geometry/point'
import { boundsOf, unionOf } from '#domain/geometry/polygon'
import { concerns } from '#domain/layout/bars'
import { panesOf } from '#domain/layout/panes'
import type { CrossbarPart, DividerPart, Layout } from '#domain/layout/parts'
import type { Bar, Patch } from '#domain/product/product'
import { type Result, refusal, success } from '#domain/result'
import { spaceOf } from '#domain/rules/bar-space'
import type { Configuration } from '#domain/rules/configuration'
import { roundHalfAway } from '#domain/units'

type BarPart = DividerPart | CrossbarPart

/** Bars are stepped and dragged by so much, mm; a typed place need not be on a step. */
export const BAR_STEP = 10

const isPost = (part: BarPart): boolean => 'splitsFrame' in part && part.splitsFrame

const dividedBy = (layout: Layout, part: BarPart): Box =>
  isPost(part)
    ? spaceOf(layout, part.panel)
    : unionOf(
        panesOf(layout)
          .filter(({ address }) => concerns(part.panel, address))
          .map(({ daylight }) => boundsOf(daylight)),
      )

const middleOf = (layout: Layout, part: BarPart): number => {
  const { minX, maxX, minY, maxY } = dividedBy(layout, part)
  return roundHalfAway(part.direction === 'VERTICAL' ? (minX + maxX) / 2 : (minY + maxY) / 2)
}

export const offsetOf = (layout: Layout, part: BarPart): number => part.position - middleOf(layout, part)

const isNumbered = <Part extends BarPart>(part: Part): part is Part & { readonly choiceIndex: number } =>
  part.choiceIndex !== null

/** The model's own posts, which become choices when one of them is moved, in the order of their places. */
const unmovedPosts = ({ dividers }: Layout): readonly DividerPart[] => [
  ...new Map(
    dividers
      .filter((part) => !isNumbered(part))
      .toSorted((one, other) => one.position - other.position)
      .map((part) => [part.bar, part]),
  ).values(),
]

const unmoved = ({ panel, direction, typeId }: BarPart): Bar => ({
  panel,
  direction,
  typeId,
  position: null,
})

/** The chosen dividers, and after them the model's own posts that nobody has chosen anything for. */
export const withOwnPosts = ({ product, layout }: Configuration): readonly Bar[] => [
  ...product.choices.dividers,
  ...unmovedPosts(layout).map(unmoved),
]

/** Whether no other bar divides the same the same way: one without a place then stands in the middle, whatever the size. */
const isAlone = (layout: Layout, part: BarPart): boolean =>
  [...layout.dividers, ...layout.crossbars].every(
    (other: BarPart) =>
      other.bar === part.bar ||
      other.direction !== part.direction ||
      isPost(other) !== isPost(part) ||
      !(concerns(other.panel, part.panel) || concerns(part.panel, other.panel)),
  )

const placeAt = (layout: Layout, part: BarPart, offset: number): number | null =>
  offset === 0 && isAlone(layout, part) ? null : middleOf(layout, part) + offset

/** A bar that was chosen for several panels at once becomes one in each, so that each stands off its own middle. */
const moved = (layout: Layout, parts: readonly BarPart[], bar: Bar, offset: number): Bar[] => {
  const inPanels = [...new Map(parts.map((part) => [part.panel, part])).values()]
  return inPanels.map((part) => ({
    ...bar,
    panel: inPanels.length === 1 ? bar.panel : part.panel,
    position: placeAt(layout, part, offset),
  }))
}

/** A bar by its name in the layout, `offset` from the middle; `divider.invalid` for no such bar and no whole number. */
export const moveBar = (
  { product, layout }: Configuration,
  field: 'dividers' | 'crossbars',
  name: string,
  offset: number,
): Result<Patch> => {
  const named = [...layout[field]].find((part: BarPart) => part.bar === name)
  if (named === undefined || !Number.isInteger(offset))
    return refusal('divider.invalid', { ruleId: 'R-F-11', path: field })
  const bars = product.choices[field]
  if (isNumbered(named)) {
    const parts = layout[field].filter(({ choiceIndex }) => choiceIndex === named.choiceIndex)
    return success({
      [field]: bars.flatMap((bar, index) =>
        index === named.choiceIndex ? moved(layout, parts, bar, offset) : [bar],
      ),
    })
  }
  const own = unmovedPosts(layout)
  return success({
    [field]: [
      ...bars,
      ...own.flatMap((post) =>
        post.bar === name ? moved(layout, [post], unmoved(post), offset) : [unmoved(post)],
      ),
    ],
  })
}
