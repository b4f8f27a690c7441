/** Words in the place of a drawing (D-223): red, and read the same from either side. */
import type { Scene, SvgNode } from '../scene.ts'
import { type Sheet, sheetText } from './sheet.ts'

/** Red as for whatever has failed, readable on white. */
export const MARKER_INK = '#b3261e'

/** A line of text stands on its baseline this share of its height below its middle. */
const BASELINE = 0.36

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
        'font-family': "'Source Sans 3 Variable', 'Source Sans 3', Arial, sans-serif",
        'font-weight': 600,
        'text-anchor': 'middle',
        fill: MARKER_INK,
      },
      children: [marker.text],
    },
  ]
}
