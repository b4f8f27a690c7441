/** Rows that are mounted together as one, with the measures of the whole. */
import { memo } from 'react'
import type { CustomerPage } from '#domain/contracts/customer-page'
import type { RenderPalette } from '#domain/contracts/render'
import { boxOfRows, buildConstruction } from '#domain/drawing/build-construction'
import { placedRowFor } from '#domain/views/elevations'
import { useWordsShown } from '../../../api/own-words.ts'
import { FIGURES, ScenePicture } from './scene-picture.tsx'

/** Pixels that the whole gets at most, beside its measures. */
const SHOWN = { width: 300, height: 220 }

interface Props {
  readonly rows: CustomerPage['constructions'][number]['rows']
  readonly palette: RenderPalette
  readonly label: string
}

export const ConstructionDrawing = memo(({ rows, palette, label }: Props) => {
  useWordsShown()
  const [main, ...others] = rows.map(placedRowFor(palette))
  if (main === undefined) throw new Error('a construction without rows')
  const placed = [main, ...others] as const
  const { minX, minY, maxX, maxY } = boxOfRows(placed)
  const pixel = Math.max((maxX - minX) / SHOWN.width, (maxY - minY) / SHOWN.height)
  const view = { side: 'outside', measurements: true, textSize: pixel * FIGURES } as const
  return <ScenePicture scene={buildConstruction(placed, palette, view)} pixel={pixel} label={label} />
})
