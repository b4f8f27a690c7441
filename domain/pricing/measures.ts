/** The lengths and areas that the price list charges for; metres and square metres. */
import { areaOf, perimeterOf } from '#domain/geometry/polygon'
import { panesOf } from '#domain/layout/panes'
import type { Pane } from '#domain/layout/parts'
import { perLayout } from '#domain/layout/per-layout'
import { m2Of, metresOf } from '#domain/units'

/** Outer perimeter of the frame. */
export const frameM = perLayout(({ outline }) => metresOf(perimeterOf(outline)))

export const frameM2 = perLayout(({ outline }) => m2Of(areaOf(outline)))

/** Outer perimeters of all sashes. */
export const sashM = perLayout(({ fields }) =>
  fields.reduce((sum, { sash }) => sum + (sash === null ? 0 : metresOf(perimeterOf(sash.outer))), 0),
)

export interface MeasuredPane {
  readonly pane: Pane
  /** The physical pane, hidden edges included. */
  readonly m2: number
}

export const measuredPanes = perLayout((layout): readonly MeasuredPane[] =>
  panesOf(layout).map((pane) => ({ pane, m2: m2Of(areaOf(pane.glassEdge)) })),
)
