/** Sashes: their members, and bars that divide the glass inside them. */
import type { Drawable } from '../drawable.ts'
import { facesOf } from '../palette.ts'
import type { ScenePart } from '../scene.ts'

/** Parts that a sash or leaf takes along when it opens. */
export const poseOf = (field: string): string => `${field}/pose`

export const sashParts = ({ layout, depths, palette }: Drawable): ScenePart[] =>
  layout.fields.flatMap(({ address, sash }) =>
    sash === null
      ? []
      : sash.members.map(
          (member): ScenePart => ({
            id: member.id,
            kind: 'sash',
            outlines: [member.outline],
            z: depths.sashOf(sash),
            ...facesOf(palette.sash),
            ...(sash.opens && { pose: poseOf(address) }),
            selects: sash.id,
          }),
        ),
  )
