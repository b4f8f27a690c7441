/** One product on paper, with its measures; figures are as large on the screen for a small window as for a large one. */
import { memo } from 'react'
import type { RenderPalette } from '#domain/contracts/render'
import { buildScene } from '#domain/drawing/build-scene'
import { toSvgNodes } from '#domain/drawing/to-svg'
import type { Configuration } from '#domain/rules/configuration'
import { useWordsShown } from '../../../api/own-words.ts'
import { SvgDrawing } from '../../../drawing/svg/svg-drawing.tsx'
import { pageText } from '../text.ts'

/** Pixels that the longer side of the product gets, and the height of the figures. */
const SHOWN = 240
const FIGURES = 15

interface Props {
  readonly configuration: Configuration
  readonly palette: RenderPalette
  readonly name: string
}

export const RowDrawing = memo(({ configuration, palette, name }: Props) => {
  useWordsShown()
  const { width, height } = configuration.values
  const pixel = Math.max(width, height) / SHOWN
  const scene = buildScene(configuration, palette, {
    side: 'outside',
    measurements: true,
    textSize: pixel * FIGURES,
  })
  const node = toSvgNodes(scene, { pixel })
  const attributes = { ...node.attributes, role: 'img', 'aria-label': pageText.drawing(name) }
  return <SvgDrawing node={{ ...node, attributes }} />
})
