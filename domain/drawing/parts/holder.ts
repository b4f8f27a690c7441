/** What holds the glass of a field: its sash, or the frame itself. */
import type { Field } from '#domain/layout/parts'
import type { DepthRange } from '../depths.ts'
import type { Drawable } from '../drawable.ts'
import type { Faces } from '../palette.ts'

interface Holder {
  readonly around: DepthRange
  /** Thickness of the lip in front of the glass. */
  readonly edge: number
  readonly faces: Faces
}

export const holderOf = ({ depths, palette, layout }: Drawable, { sash }: Field): Holder =>
  sash === null
    ? { around: depths.frame, edge: layout.frame[0]?.profile.edge ?? 0, faces: palette.frame }
    : { around: depths.sashOf(sash), edge: sash.members[0]?.profile.edge ?? 0, faces: palette.sash }

/** The leaf of an entrance door holds its glass in the middle of its thickness. */
export const leafHolderOf = ({ depths, palette, layout: { leaf } }: Drawable): Holder | null =>
  leaf === null ? null : { around: depths.leaf, edge: leaf.thickness, faces: palette.leaf }
