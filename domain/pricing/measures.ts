/** The lengths and areas that the price list charges for; metres and square metres. */
import { areaOf, perimeterOf } from '#domain/geometry/polygon'
import type { Pane } from '#domain/layout/parts'
import { m2Of, metresOf } from '#domain/units'
import type { Priced } from './priced.ts'

/** Outer perimeter of the frame. */
export const frameM = ({ layout }: Priced): number => metresOf(perimeterOf(layout.outline))

export const frameM2 = ({ layout }: Priced): number => m2Of(areaOf(layout.outline))

/** Outer perimeters of all sashes. */
export const sashM = ({ layout }: Priced): number =>
  layout.fields.reduce((sum, { sash }) => sum + (sash === null ? 0 : metresOf(perimeterOf(sash.outer))), 0)

/** The physical pane, hidden edges included. */
export const paneM2 = ({ glassEdge }: Pane): number => m2Of(areaOf(glassEdge))
