/** The signs in panes that are frosted or solid (D-145, D-147), low in the pane where no opening symbol crosses. */
import { boundsOf, heightOf, widthOf } from '#domain/geometry/polygon'
import { chordEnds } from '#domain/geometry/split'
import { paneIconPath, paneIcons } from '../pane-icons.ts'
import type { ScenePart, SvgNode } from '../scene.ts'
import { openPath, type Sheet, sheetText } from './sheet.ts'

/** No larger than a hand, and no more than this share of a small pane. */
const SIDE = 70
const SHARE = 0.22
/** From the pane's lower edge to the middle of the sign, in sides. */
const ABOVE_EDGE = 1

export const iconNodes = (part: ScenePart, sheet: Sheet, width: number, color: string): SvgNode[] => {
  const [pane] = part.outlines
  if (part.icon === undefined || pane === undefined) return []
  const box = boundsOf(pane)
  const side = Math.min(SIDE, SHARE * Math.min(widthOf(box), heightOf(box)))
  const x = (box.minX + box.maxX) / 2
  const [low] = chordEnds(pane, 'VERTICAL', x) ?? [box.minY]
  const y = low + ABOVE_EDGE * side
  const strokes = paneIcons[part.icon].map((stroke) =>
    openPath(
      stroke.map(([right, up]) => [x + right * side, y + up * side] as const),
      sheet,
    ),
  )
  return [
    {
      tag: 'path',
      attributes: {
        d: strokes.join(''),
        fill: 'none',
        stroke: color,
        'stroke-width': sheetText(width),
        'stroke-linecap': 'round',
        'data-icon': paneIconPath(part.icon),
        'pointer-events': 'none',
      },
      children: [],
    },
  ]
}
