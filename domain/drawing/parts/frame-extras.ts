/** What is mounted on the frame: vents in the head, jamb extension and flower board inside. */

import { namedEdgesOf } from '#domain/geometry/edges'
import type { EndType } from '#domain/geometry/mitre'
import { memberOutlines } from '#domain/geometry/mitre'
import { boundsOf, rectangle } from '#domain/geometry/polygon'
import { depthMinOf } from '#domain/layout/depth'
import type { Drawable } from '../drawable.ts'
import { allRound, facesOf } from '../palette.ts'
import type { ScenePart } from '../scene.ts'

/** Trade handbook 5.4: the slot of a vent. */
const VENT = { width: 400, height: 12 }
/** Boards of a jamb extension (trade handbook 2.1). */
const JAMB_THICKNESS = 18

export const ventParts = ({ layout, values, depths, palette, frameType }: Drawable): ScenePart[] => {
  const head = layout.frame.find(({ side }) => side === 'TOP')
  if (head === undefined || values.numberOfVents === 0) return []
  const { minX, maxX, minY, maxY } = boundsOf(head.outline)
  const visible = depths.rebate === null ? maxY - minY : maxY - minY - frameType.frame.top.fold
  const middle = maxY - visible / 2
  return Array.from({ length: values.numberOfVents }, (_, index): ScenePart => {
    const x = minX + ((maxX - minX) * (index + 1)) / (values.numberOfVents + 1)
    const outline = rectangle({
      minX: x - VENT.width / 2,
      maxX: x + VENT.width / 2,
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

/** The jamb extension runs inwards from the frame; the flower board takes its place at the bottom. */
export const jambParts = ({ layout, values, frameType, palette, depths }: Drawable): ScenePart[] => {
  const { mounted, hasBottom } = values.extensionJamb
  const length = values.depth - depthMinOf(frameType, values.glassCode)
  if (!mounted || length <= 0) return []
  const edges = namedEdgesOf(layout.outline)
  const isBoarded = (side: string): boolean =>
    side !== 'BOTTOM' || (hasBottom && !values.flowerBoard.selected)
  const outlines = memberOutlines(
    layout.outline,
    edges.map(({ side }) => ({
      sight: JAMB_THICKNESS,
      endType: (isBoarded(side) ? 'MITRE' : 'BUTT') satisfies EndType,
    })),
  )
  return edges.flatMap(({ side, name }, index): ScenePart[] => {
    const outline = outlines[index]
    return outline === undefined || !isBoarded(side)
      ? []
      : [
          {
            id: `jamb/${name}`,
            kind: 'jamb',
            outlines: [outline],
            z: [depths.frame[0] - length, depths.frame[0]],
            ...allRound(palette.frame.inside),
          },
        ]
  })
}

export const flowerBoardParts = ({ layout, values, palette, depths }: Drawable): ScenePart[] => {
  const { selected, height, depth, extension } = values.flowerBoard
  if (!selected || depth <= 0) return []
  return [
    {
      id: 'flowerboard',
      kind: 'flowerboard',
      outlines: [rectangle({ minX: -extension, maxX: layout.width + extension, minY: -height, maxY: 0 })],
      z: [depths.frame[0] - depth, depths.frame[0]],
      ...allRound(palette.frame.inside),
      onlySide: 'inside',
    },
  ]
}
