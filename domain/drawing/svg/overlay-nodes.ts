/** What helps those who look for faults (overlay.ts), as SVG: the grid under everything, the rest over it. */
import type { OverlayLabel, Scene, SvgNode } from '../scene.ts'
import { closedPath, openPath, type Sheet, sheetText } from './sheet.ts'

export const GRID_INK = '#7aa6aa'
export const OVERLAY_INK = '#8a1c5c'

const strokes = (d: string, stroke: string, width: number, of: string): SvgNode => ({
  tag: 'path',
  attributes: {
    d,
    fill: 'none',
    stroke,
    'stroke-width': sheetText(width),
    'pointer-events': 'none',
    'data-overlay': of,
  },
  children: [],
})

export const gridNodes = ({ overlay }: Scene, sheet: Sheet, pixel: number): SvgNode[] =>
  overlay === undefined || overlay.grid.length === 0
    ? []
    : [strokes(overlay.grid.map((line) => openPath(line, sheet)).join(''), GRID_INK, pixel / 2, 'grid')]

const labelNode = ({ text, at, size }: OverlayLabel, sheet: Sheet): SvgNode => {
  const [x, y] = sheet.place(at)
  return {
    tag: 'text',
    attributes: {
      x: sheetText(x),
      y: sheetText(y),
      'font-size': sheetText(size),
      'text-anchor': 'middle',
      fill: OVERLAY_INK,
      'pointer-events': 'none',
      'data-overlay': 'label',
    },
    children: [text],
  }
}

export const overlayNodes = ({ overlay }: Scene, sheet: Sheet, pixel: number): SvgNode[] =>
  overlay === undefined
    ? []
    : [
        ...overlay.boxes.map((box) => strokes(closedPath([box], sheet), OVERLAY_INK, 2 * pixel, 'box')),
        ...overlay.labels.map((label) => labelNode(label, sheet)),
      ]
