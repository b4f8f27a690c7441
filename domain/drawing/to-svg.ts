/**
 * The only place that knows SVG: a scene as neutral nodes, which React renders and the worker writes as text. The inside
 * view mirrors the drawing, never its figures.
 */
import type { Scene, SvgNode } from './scene.ts'
import { debugNodes, gridNodes } from './svg/debug-nodes.ts'
import { pixelOf, thumbnailWeightsOf, weightsOf } from './svg/ink.ts'
import { lineNodes } from './svg/line-nodes.ts'
import { markerNodes } from './svg/marker-nodes.ts'
import type { SvgOptions } from './svg/options.ts'
import { outlineNode, partNodes, selectionNodes } from './svg/part-nodes.ts'
import { rulerNodes } from './svg/ruler-nodes.ts'
import { sheetOf } from './svg/sheet.ts'

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
      {
        tag: 'g',
        attributes: { 'stroke-linejoin': 'round' },
        children: [
          ...partNodes(scene, sheet, weights, options),
          outlineNode(scene, sheet, weights),
          ...selectionNodes(scene, sheet, weights, options),
        ],
      },
      ...lineNodes(scene, sheet, weights, options),
      ...rulerNodes(scene, sheet, weights),
      ...markerNodes(scene, sheet),
      ...(debug === undefined ? [] : debugNodes(scene, sheet, pixel, debug)),
    ],
  }
}
