/** One product as a drawing with its measurements, drawn when it comes near the window. */
import { useIntersection } from '@mantine/hooks'
import { useState } from 'react'
import type { ColorLists } from '#domain/catalogue/types'
import { buildScene } from '#domain/drawing/build-scene'
import type { SvgNode, ViewSide } from '#domain/drawing/scene'
import { pixelOf } from '#domain/drawing/svg/ink'
import { toSvgNodes } from '#domain/drawing/to-svg'
import type { Configuration } from '#domain/rules/configuration'
import { readableTextSize } from '../../../drawing/framing.ts'
import { SvgDrawing } from '../../../drawing/svg/svg-drawing.tsx'
import classes from '../gallery-page.module.css'
import { galleryText } from '../text.ts'

interface SpecimenDrawingProps {
  readonly configuration: Configuration
  readonly colorLists: ColorLists
  readonly side: ViewSide
  readonly label: string
}

/** As large as the drawings are on the page, px. */
const SHEET = { width: 190, height: 190 }

const drawn = (configuration: Configuration, colorLists: ColorLists, side: ViewSide): SvgNode | null => {
  try {
    const textSize = readableTextSize(configuration.values, SHEET)
    const scene = buildScene(configuration, colorLists, {
      side,
      measurements: true,
      ...(textSize !== null && { textSize }),
    })
    return toSvgNodes(scene, { pixel: pixelOf(scene, SHEET.height) })
  } catch {
    return null
  }
}

export const SpecimenDrawing = ({ configuration, colorLists, side, label }: SpecimenDrawingProps) => {
  const { ref, entry } = useIntersection({ rootMargin: '600px' })
  const [wasNear, setWasNear] = useState(false)
  if (entry?.isIntersecting === true && !wasNear) setWasNear(true)
  return (
    <div ref={ref} className={classes.sheet}>
      {wasNear ? <Drawn {...{ configuration, colorLists, side, label }} /> : null}
    </div>
  )
}

const Drawn = ({ configuration, colorLists, side, label }: SpecimenDrawingProps) => {
  const node = drawn(configuration, colorLists, side)
  if (node === null)
    return (
      <p className={classes.fault} role="alert">
        {galleryText.drawingFailed}
      </p>
    )
  return (
    <SvgDrawing node={{ ...node, attributes: { ...node.attributes, role: 'img', 'aria-label': label } }} />
  )
}
