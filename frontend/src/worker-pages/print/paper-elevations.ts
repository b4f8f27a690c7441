/**
 * The drawings of a sheet of elevations: all of them at the largest scale of a scale rule at which each has room on the page. What is too
 * large for that is drawn at the first smaller one at which it has, and says so.
 */
import type { DocumentInput } from '#domain/contracts/render'
import type { Scene } from '#domain/drawing/scene'
import { heightOf, widthOf } from '#domain/geometry/polygon'
import { elevationScene, elevationsOf, type QuoteElevation } from '#domain/views/elevations'
import { FIGURE_HEIGHT, type PaperDrawing, svgOf } from './paper-drawing.ts'
import { chooseScale } from './scale.ts'

/** Mm of paper: the width of the page, and what leaves room for the words under it and another line of drawings. */
const room = { width: 178, height: 105 }

/** At that a bathroom window of 590 is 12 mm; an entrance or a terrace of 8 m has room. */
const SMALLEST_COMMON = 50

interface DrawnElevation {
  readonly elevation: QuoteElevation
  readonly drawing: PaperDrawing
}

interface DrawnSheet {
  /** n of 1:n, of all but those that have their own. */
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
  const { common, rows } = chooseScale(
    elevations.map((elevation) => (denominator: number) => {
      const { bounds } = sceneAt(elevation, denominator)
      return widthOf(bounds) <= room.width * denominator && heightOf(bounds) <= room.height * denominator
    }),
    SMALLEST_COMMON,
  )
  return {
    denominator: common,
    drawings: elevations.map((elevation, index) => {
      const { denominator, isOwn } = rows[index] ?? { denominator: common, isOwn: false }
      return {
        elevation,
        drawing: {
          svg: svgOf(
            sceneAt(elevation, denominator),
            denominator,
            [elevation.heading, elevation.detail].filter(Boolean).join(', '),
          ),
          ownDenominator: isOwn ? denominator : null,
        },
      }
    }),
  }
}
