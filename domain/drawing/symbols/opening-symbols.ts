/**
 * How a drawing says what opens (trade handbook 2.2). Two lines from the corners of the opening side meet at the middle
 * of the hinge side: the apex points to the hinges. Solid when the sash moves towards the viewer, dashed when away.
 */
import { functionOf } from '#domain/catalogue/catalogue'
import type { SashKind } from '#domain/catalogue/types'
import type { Polygon } from '#domain/geometry/point'
import { boundsOf } from '#domain/geometry/polygon'
import { centreOf } from '#domain/geometry/sides'
import type { Field } from '#domain/layout/parts'
import type { Drawable } from '../drawable.ts'
import type { SceneLine, ViewSide } from '../scene.ts'
import { strokesOf } from './strokes.ts'

/** Size of the plus on a fixed sash. */
const PLUS = 40

const plusIn = (opening: Polygon, id: string): SceneLine[] => {
  const [x, y] = centreOf(boundsOf(opening))
  const arm = PLUS / 2
  return [
    {
      id: `${id}/fixed1`,
      points: [
        [x - arm, y],
        [x + arm, y],
      ],
      style: 'solid',
      role: 'mark',
    },
    {
      id: `${id}/fixed2`,
      points: [
        [x, y - arm],
        [x, y + arm],
      ],
      style: 'solid',
      role: 'mark',
    },
  ]
}

const symbolOf = (
  field: Pick<Field, 'address' | 'function'>,
  kind: SashKind,
  opening: Polygon,
  side: ViewSide,
): SceneLine[] => {
  const id = `${field.address}/symbol`
  if (opening.length === 0) return []
  if (kind.component === 'MountedConfiguration') return field.function === 'FR' ? plusIn(opening, id) : []
  const towardsViewer = (kind.inOut === 'OUT') === (side === 'outside')
  const isSlide = kind.component === 'SlideConfiguration'
  return strokesOf(field.function, kind, opening).map(({ name, points, arrow }) => ({
    id: `${id}/${name}`,
    points,
    style: isSlide || towardsViewer ? 'solid' : 'dashed',
    role: 'opening-symbol',
    ...(arrow !== undefined && { arrow }),
  }))
}

/** A door leaf is visible whole from the side that it opens to; from the other side the frame covers its edges. */
const visibleLeaf = ({ layout, depths }: Drawable, side: ViewSide): Polygon => {
  const seesAll = (depths.opensTo === 'OUT') === (side === 'outside')
  return seesAll ? (layout.leaf?.outline ?? []) : (layout.fields[0]?.cavity ?? [])
}

export const openingSymbols = (drawable: Drawable, side: ViewSide): SceneLine[] => {
  const { layout, values } = drawable
  const { leaf, fields } = layout
  const [first] = fields
  if (leaf !== null && first !== undefined) {
    const kind = functionOf(values.function).sashes[0]
    return kind === undefined || leaf.hingeSide === null
      ? []
      : symbolOf(first, kind, visibleLeaf(drawable, side), side)
  }
  return fields.flatMap((field) =>
    field.sash === null ? [] : symbolOf(field, field.sash.kind, field.sash.daylight, side),
  )
}
