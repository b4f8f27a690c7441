/** What a window or door is divided into: sashes, leaves and panes that the frame holds itself, where they lie seen in the direction of y. */
import type { SashKind } from '#domain/catalogue/types'
import type { Drawable } from '#domain/drawing/drawable'
import type { Box } from '#domain/geometry/point'
import { boundsOf } from '#domain/geometry/polygon'
import type { LocalFrame } from './local-frame.ts'

export interface IfcPanel {
  /** Between the centre lines of posts and the outer edges of the frame. */
  readonly box: Box
  /** Null where nothing opens. */
  readonly kind: SashKind | null
  /** The profile of the sash or leaf; null where the frame holds the glass. */
  readonly framing: { readonly depth: number; readonly sight: number } | null
}

const framingOf = ({
  members,
  depth,
}: NonNullable<Drawable['layout']['fields'][number]['sash']>): IfcPanel['framing'] => {
  const [first] = members
  return first === undefined ? null : { depth, sight: first.profile.sight }
}

export const panelsOf = ({ layout, moving }: Drawable, frame: LocalFrame): readonly IfcPanel[] => {
  const boxOf = (field: (typeof layout.fields)[number]): Box => boundsOf(frame.elevation(field.outer))
  const { leaf } = layout
  return layout.fields.map((field) => ({
    box: boxOf(field),
    kind: moving.find(({ field: address }) => address === field.address)?.kind ?? null,
    framing: leaf === null ? field.sash && framingOf(field.sash) : { depth: leaf.thickness, sight: 0 },
  }))
}
