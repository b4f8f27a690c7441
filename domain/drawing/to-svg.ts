/**
 * The only place that knows SVG: a scene as neutral nodes, which React renders and the worker writes as text. The inside
 * view mirrors the drawing, never its figures.
 */
import type { Scene, SvgNode } from './scene.ts'
import { pixelOf, thumbnailWeightsOf, type Weights, weightsOf } from './svg/ink.ts'
import { joineryNodes } from './svg/joinery-nodes.ts'
import { lineNodes } from './svg/line-nodes.ts'
import { markerNodes } from './svg/marker-nodes.ts'
import type { SvgOptions } from './svg/options.ts'
import { gridNodes, overlayNodes } from './svg/overlay-nodes.ts'
import { hoverNodes, outlineNode, partNodes, selectionNodes } from './svg/part-nodes.ts'
import { rulerNodes } from './svg/ruler-nodes.ts'
import { movedSheet, type Sheet, sheetOf } from './svg/sheet.ts'

/** How much of their ink rows keep that stand beside the one worked on. */
const MUTED = 0.38

/** A row and its symbols; what stands on the paper round it comes later. */
const productNodes = (scene: Scene, sheet: Sheet, weights: Weights, options: SvgOptions): SvgNode[] => [
  {
    tag: 'g',
    attributes: { 'stroke-linejoin': 'round' },
    children: [
      ...partNodes(scene, sheet, weights, options),
      outlineNode(scene.outline, sheet, weights),
      ...selectionNodes(scene, sheet, weights, options),
    ],
  },
  ...lineNodes(scene, sheet, weights, options),
]

/** The rows beside it, pale where somebody works on one of them, and that one over them; only in it one can select. */
const rowNodes = (scene: Scene, sheet: Sheet, weights: Weights, options: SvgOptions): SvgNode[] => {
  const { beside = [], view, textSize } = scene
  const own = productNodes(scene, sheet, weights, options)
  if (beside.length === 0) return own
  const others = beside.flatMap((row) =>
    productNodes({ ...row.scene, textSize }, movedSheet(sheet, row.at), weights, {
      ...options,
      interactive: false,
      selected: [],
    }),
  )
  const attributes = { ...(view.muteNeighbours === true && { opacity: MUTED }), 'data-beside': 'rows' }
  return [{ tag: 'g', attributes, children: others }, ...own]
}

/** What lies over the drawing while the pointer is on these parts; drawn by itself, so that the drawing stays as it is. */
export const toHoverNodes = (scene: Scene, hovered: readonly string[]): readonly SvgNode[] =>
  hoverNodes(scene, sheetOf(scene), weightsOf(pixelOf(scene)), hovered)

export const toSvgNodes = (scene: Scene, options: SvgOptions = {}): SvgNode => {
  const sheet = sheetOf(scene)
  const pixel = options.pixel ?? pixelOf(scene)
  const weights = options.isThumbnail ? thumbnailWeightsOf(scene) : weightsOf(pixel)
  return {
    tag: 'svg',
    attributes: { xmlns: 'http://www.w3.org/2000/svg', viewBox: sheet.viewBox },
    children: [
      ...gridNodes(scene, sheet, pixel),
      ...rowNodes(scene, sheet, weights, options),
      ...rulerNodes(scene, sheet, weights),
      ...joineryNodes(scene, sheet, weights),
      ...markerNodes(scene, sheet),
      ...overlayNodes(scene, sheet, pixel),
    ],
  }
}
