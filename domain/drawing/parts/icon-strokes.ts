/** Where the sign of a pane stands: low in it, where no opening symbol crosses. */
import type { Point } from '#domain/geometry/point'
import { boundsOf, heightOf, widthOf } from '#domain/geometry/polygon'
import { chordEnds } from '#domain/geometry/split'
import { paneIcons } from '../pane-icons.ts'
import type { ScenePart } from '../scene.ts'

/** No larger than a hand, and no more than this share of a small pane. */
const SIDE = 70
const SHARE = 0.22
/** From the pane's lower edge to the middle of the sign, in sides. */
const ABOVE_EDGE = 1

export const iconStrokesIn = ({ icon, outlines: [pane] }: ScenePart): readonly (readonly Point[])[] => {
  if (icon === undefined || pane === undefined) return []
  const box = boundsOf(pane)
  const side = Math.min(SIDE, SHARE * Math.min(widthOf(box), heightOf(box)))
  const x = (box.minX + box.maxX) / 2
  const [low] = chordEnds(pane, 'VERTICAL', x) ?? [box.minY]
  const y = low + ABOVE_EDGE * side
  return paneIcons[icon].map((stroke) =>
    stroke.map(([right, up]): Point => [x + right * side, y + up * side]),
  )
}
