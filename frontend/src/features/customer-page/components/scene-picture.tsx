/** A scene as a picture with a name. */
import type { Scene } from '#domain/drawing/scene'
import { toSvgNodes } from '#domain/drawing/to-svg'
import { SvgDrawing } from '../../../drawing/svg/svg-drawing.tsx'

interface Props {
  readonly scene: Scene
  /** Millimetres of the product. */
  readonly pixel: number
  readonly label: string
}

/** Pixels of the height of the figures. */
export const FIGURES = 15

export const ScenePicture = ({ scene, pixel, label }: Props) => {
  const node = toSvgNodes(scene, { pixel })
  return (
    <SvgDrawing node={{ ...node, attributes: { ...node.attributes, role: 'img', 'aria-label': label } }} />
  )
}
