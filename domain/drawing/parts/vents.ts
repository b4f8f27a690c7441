/** Vents in the head of the frame. */

import type { Polygon } from '#domain/geometry/point'
import { boundsOf, edgesOf, rectangle } from '#domain/geometry/polygon'
import type { Drawable } from '../drawable.ts'
import { facesOf } from '../palette.ts'
import type { ScenePart } from '../scene.ts'

/** Trade handbook 5.4: the slot of a vent. */
const VENT = { width: 400, height: 12 }

const isLevelAt = (outline: Polygon, height: number): boolean =>
  edgesOf(outline).some(([[, y1], [, y2]]) => y1 === height && y2 === height)

export const ventParts = ({ layout, values, depths, palette, frameType }: Drawable): ScenePart[] => {
  const top = boundsOf(layout.outline).maxY
  // A slanted frame has members above that slope, and no vent in them (V-04).
  const head = layout.frame.find(({ side, outline }) => side === 'TOP' && isLevelAt(outline, top))
  if (head === undefined || values.numberOfVents === 0) return []
  const { minX, maxX, minY, maxY } = boundsOf(head.outline)
  const visible = depths.rebate === null ? maxY - minY : maxY - minY - frameType.frame.top.fold
  const middle = maxY - visible / 2
  // As much beside each as between them.
  const between = (maxX - minX - values.numberOfVents * VENT.width) / (values.numberOfVents + 1)
  return Array.from({ length: values.numberOfVents }, (_, index): ScenePart => {
    const x = minX + between * (index + 1) + VENT.width * index
    const outline = rectangle({
      minX: x,
      maxX: x + VENT.width,
      minY: middle - VENT.height / 2,
      maxY: middle + VENT.height / 2,
    })
    return {
      id: `vent${index + 1}`,
      kind: 'vent',
      outlines: [outline],
      z: [depths.frame[0] - 12, depths.frame[1] + 12],
      ...facesOf(palette.frame),
    }
  })
}
