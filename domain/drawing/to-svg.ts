/**
 * The only place that knows SVG: a scene as neutral nodes, which React renders and the worker writes as text. The inside
 * view mirrors the drawing, never its figures.
 */
import type { Polygon } from '#domain/geometry/point'
import type { Scene, SvgNode } from './scene.ts'
import { debugNodes, gridNodes } from './svg/debug-nodes.ts'
import { pixelOf, thumbnailWeightsOf, type Weights, weightsOf } from './svg/ink.ts'
import { lineNodes } from './svg/line-nodes.ts'
import { markerNodes } from './svg/marker-nodes.ts'
import type { SvgOptions } from './svg/options.ts'
import { outlineNode, partNodes, selectionNodes } from './svg/part-nodes.ts'
import { rulerNodes } from './svg/ruler-nodes.ts'
import { type Sheet, sheetOf } from './svg/sheet.ts'

/** How much of their ink rows keep that stand beside the one worked on. */
const MUTED = 0.38

/** The product and its symbols; what stands on the paper round it comes later. */
const productNodes = (
  scene: Scene,
  outlines: readonly Polygon[],
  sheet: Sheet,
  weights: Weights,
  options: SvgOptions,
): SvgNode[] => [
  {
    tag: 'g',
    attributes: { 'stroke-linejoin': 'round' },
    children: [
      ...partNodes(scene, sheet, weights, options),
      outlineNode(outlines, sheet, weights),
      ...selectionNodes(scene, sheet, weights, options),
    ],
  },
  ...lineNodes(scene, sheet, weights, options),
]

const isBeside = ({ ofRow }: { readonly ofRow?: number }): boolean => ofRow !== undefined
const isOwn = ({ ofRow }: { readonly ofRow?: number }): boolean => ofRow === undefined

/** All as one, or the row that is worked on over its paler neighbours. */
const rowNodes = (scene: Scene, sheet: Sheet, weights: Weights, options: SvgOptions): SvgNode[] => {
  const { outline, neighbours = [], parts, lines, view } = scene
  const drawn = (shown: Scene, outlines: readonly Polygon[]) =>
    productNodes(shown, outlines, sheet, weights, options)
  if (view.muteNeighbours !== true || neighbours.length === 0) return drawn(scene, [outline, ...neighbours])
  const beside = { ...scene, parts: parts.filter(isBeside), lines: lines.filter(isBeside) }
  const own = { ...scene, parts: parts.filter(isOwn), lines: lines.filter(isOwn) }
  return [
    { tag: 'g', attributes: { opacity: MUTED, 'data-beside': 'rows' }, children: drawn(beside, neighbours) },
    ...drawn(own, [outline]),
  ]
}

export const toSvgNodes = (scene: Scene, options: SvgOptions = {}): SvgNode => {
  const sheet = sheetOf(scene)
  const pixel = options.pixel ?? pixelOf(scene)
  const weights = options.isThumbnail ? thumbnailWeightsOf(scene) : weightsOf(pixel)
  const { debug } = options
  return {
    tag: 'svg',
    attributes: { xmlns: 'http://www.w3.org/2000/svg', viewBox: sheet.viewBox },
    children: [
      ...(debug?.grid === true ? gridNodes(scene, sheet, pixel) : []),
      ...rowNodes(scene, sheet, weights, options),
      ...rulerNodes(scene, sheet, weights),
      ...markerNodes(scene, sheet),
      ...(debug === undefined ? [] : debugNodes(scene, sheet, pixel, debug)),
    ],
  }
}
