/** One product on paper, with its measures; figures are as large on the screen for a small window as for a large one. */
import { memo } from 'react'
import type { RenderPalette } from '#domain/contracts/render'
import { buildScene } from '#domain/drawing/build-scene'
import type { Configuration } from '#domain/rules/configuration'
import { useWordsShown } from '../../../api/own-words.ts'
import { pageText } from '../text.ts'
import { FIGURES, ScenePicture } from './scene-picture.tsx'

/** Pixels that the longer side of the product gets. */
const SHOWN = 240

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
  return <ScenePicture scene={scene} pixel={pixel} label={pageText.drawing(name)} />
})
