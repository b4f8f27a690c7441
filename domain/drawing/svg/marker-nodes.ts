/** Words in the place of a drawing (D-223): red, and read the same from either side. */
import type { Scene, SvgNode } from '../scene.ts'
import { BASELINE, FONT_FAMILY } from './lettering.ts'
import { type Sheet, sheetText } from './sheet.ts'

/** Red as for whatever has failed, readable on white. */
export const MARKER_INK = '#b3261e'

export const markerNodes = ({ marker }: Scene, { place }: Sheet): SvgNode[] => {
  if (marker === undefined) return []
  const [x, y] = place(marker.at)
  return [
    {
      tag: 'text',
      attributes: {
        x: sheetText(x),
        y: sheetText(y + marker.size * BASELINE),
        'font-size': sheetText(marker.size),
        'font-family': FONT_FAMILY,
        'font-weight': 600,
        'text-anchor': 'middle',
        fill: MARKER_INK,
      },
      children: [marker.text],
    },
  ]
}
