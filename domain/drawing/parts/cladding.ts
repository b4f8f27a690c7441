/** Aluminium cladding, only outside (D-135, trade handbook 2.3). */

import { namedEdgesOf } from '#domain/geometry/edges'
import { memberOutlines } from '#domain/geometry/mitre'
import type { Polygon } from '#domain/geometry/point'
import type { DepthRange } from '../depths.ts'
import type { Drawable } from '../drawable.ts'
import { allRound } from '../palette.ts'
import type { Material, ScenePart } from '../scene.ts'
import { narrowedPost } from './frame.ts'
import { poseOf } from './sash.ts'

/** Width on the frame and on a sash from its outer edge, and how far it stands out from the wood. */
const FRAME_WIDTH = 37
const SASH_WIDTH = 27
const PROJECTION = 9

const around = (outer: Polygon, width: number) => {
  const edges = namedEdgesOf(outer)
  const outlines = memberOutlines(
    outer,
    edges.map(() => ({ sight: width, endType: 'MITRE' })),
  )
  return edges.map(({ name }, index) => ({ name, outline: outlines[index] ?? [] }))
}

const strip = (
  id: string,
  outline: Polygon,
  [, front]: DepthRange,
  material: Material,
  more: Partial<ScenePart> = {},
): ScenePart => ({
  id,
  kind: 'cladding',
  outlines: [outline],
  z: [front, front + PROJECTION],
  ...allRound(material),
  onlySide: 'outside',
  ...more,
})

export const claddingParts = ({ layout, depths, palette }: Drawable): ScenePart[] => {
  const { cladding } = palette
  if (cladding === null) return []
  const thresholds = layout.frame.filter(({ kind, profile }) => kind === 'THRESHOLD' && profile.fold === 0)
  const frame = around(layout.outline, FRAME_WIDTH)
    .filter(({ name }) => thresholds.every((threshold) => threshold.name !== name))
    .map(({ name, outline }) => strip(`frame/${name}/cladding`, outline, depths.frame, cladding))
  const posts = layout.dividers
    .filter(({ splitsFrame }) => splitsFrame)
    .map((post) =>
      strip(
        `${post.id}/cladding`,
        depths.rebate === null ? post.outline : narrowedPost(post),
        depths.frame,
        cladding,
        { selects: post.bar },
      ),
    )
  const sashes = layout.fields.flatMap(({ address, sash }) =>
    sash === null
      ? []
      : around(sash.outer, SASH_WIDTH).map(({ name, outline }) =>
          strip(`${sash.id}/${name}/cladding`, outline, depths.sashOf(sash), cladding, {
            selects: sash.id,
            ...(sash.opens && { pose: poseOf(address) }),
          }),
        ),
  )
  return [...frame, ...posts, ...sashes]
}
