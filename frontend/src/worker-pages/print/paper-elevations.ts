/** The drawings of a sheet of elevations: all of them at the largest scale of a scale rule at which each has room on the page. */
import type { DocumentInput } from '#domain/contracts/render'
import type { Scene } from '#domain/drawing/scene'
import { heightOf, widthOf } from '#domain/geometry/polygon'
import { elevationScene, elevationsOf, type QuoteElevation } from '#domain/views/elevations'
import { FIGURE_HEIGHT, type PaperDrawing, svgOf } from './paper-drawing.ts'
import { chooseScale } from './scale.ts'

/** Mm of paper: the width of the page, and what leaves room for the words under it and another line of drawings. */
const room = { width: 178, height: 105 }

/** At that a terrace door is read as well as a bathroom window; what is larger has the first scale at which it fits. */
const SMALLEST_USUAL = 200

interface DrawnElevation {
  readonly elevation: QuoteElevation
  readonly drawing: PaperDrawing
}

interface DrawnSheet {
  /** n of 1:n. */
  readonly denominator: number
  readonly drawings: readonly DrawnElevation[]
}

export const drawElevations = (
  input: Pick<DocumentInput, 'rows' | 'constructions' | 'palette'>,
): DrawnSheet => {
  const elevations = elevationsOf(input)
  const sceneAt = (elevation: QuoteElevation, denominator: number): Scene =>
    elevationScene(elevation, input.palette, {
      measurements: true,
      textSize: FIGURE_HEIGHT * denominator,
    })
  const { common } = chooseScale(
    elevations.map((elevation) => (denominator: number) => {
      const { bounds } = sceneAt(elevation, denominator)
      return widthOf(bounds) <= room.width * denominator && heightOf(bounds) <= room.height * denominator
    }),
    SMALLEST_USUAL,
  )
  return {
    denominator: common,
    drawings: elevations.map((elevation) => ({
      elevation,
      drawing: {
        svg: svgOf(
          sceneAt(elevation, common),
          common,
          [elevation.heading, elevation.detail].filter(Boolean).join(', '),
        ),
        ownDenominator: null,
      },
    })),
  }
}
