/** Leaves of folding doors (trade handbook 2.4, type V). */
import { boundsOf, widthOf } from '#domain/geometry/polygon'
import { perPlaces } from '#domain/layout/remembered'
import { figure } from '#domain/messages/figures'
import { type CheckRule, inSection } from '../rule.ts'

export const LEAF_WIDTH = { min: 500, max: 950 }

/** The width of the first leaf that is not made, mm. */
const wrongLeaf = perPlaces(
  ({ fields }): number | null =>
    fields
      .map(({ outer }) => widthOf(boundsOf(outer)))
      .find((width) => width < LEAF_WIDTH.min || width > LEAF_WIDTH.max) ?? null,
)

export const foldingChecks: readonly CheckRule[] = [
  {
    id: 'R-M-04',
    severity: 'ERROR',
    when: ({ frameType, measured: { places: layout } }) => {
      const width = frameType.folding ? wrongLeaf(layout) : null
      return width !== null && { ...LEAF_WIDTH, width: figure(width, 0) }
    },
    code: 'size.folding-leaf',
    path: 'width',
    source: inSection(2, '4, folding leaves'),
  },
]
