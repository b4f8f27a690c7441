/** The signs in panes that are frosted or solid (D-145, D-147). */
import { paneIconPath } from '../pane-icons.ts'
import { iconStrokesIn } from '../parts/icon-strokes.ts'
import type { ScenePart, SvgNode } from '../scene.ts'
import { openPath, type Sheet, sheetText } from './sheet.ts'

export const iconNodes = (part: ScenePart, sheet: Sheet, width: number, color: string): SvgNode[] => {
  if (part.icon === undefined) return []
  const strokes = iconStrokesIn(part).map((stroke) => openPath(stroke, sheet))
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
