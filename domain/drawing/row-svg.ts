/** A drawing to paste anywhere: one file that fetches nothing, as large as it is at 1:10, with every letter a program can find. */
import { heightOf, widthOf } from '#domain/geometry/polygon'
import type { Scene } from './scene.ts'
import { svgText } from './svg-text.ts'
import { toSvgNodes } from './to-svg.ts'

const DENOMINATOR = 10

const onPaper = (length: number): string => `${(length / DENOMINATOR).toFixed(2)}mm`

export const rowSvg = (scene: Scene): string => {
  const node = toSvgNodes(scene)
  const { bounds } = scene
  return svgText({
    ...node,
    attributes: { ...node.attributes, width: onPaper(widthOf(bounds)), height: onPaper(heightOf(bounds)) },
  })
}
