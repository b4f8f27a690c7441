/** Areas and lengths that heat loss and weight are reckoned from, in m² and m. Read off the layout, never off a formula. */
import type { Polygon } from '#domain/geometry/point'
import { areaOf, perimeterOf } from '#domain/geometry/polygon'
import { panesOf } from '#domain/layout/panes'
import type { Layout, Pane } from '#domain/layout/parts'
import { m2Of, metresOf } from '#domain/units'

const areaM2Of = (polygons: readonly Polygon[]): number =>
  m2Of(polygons.reduce((sum, polygon) => sum + areaOf(polygon), 0))

const lengthMOf = (lengths: readonly number[]): number =>
  metresOf(lengths.reduce((sum, length) => sum + length, 0))

const daylightOf = ({ daylight }: Pane): Polygon => daylight

export interface Areas {
  readonly outerM2: number
  /** Visible glass. */
  readonly glassM2: number
  /** Visible perimeter of all glass. */
  readonly glassPerimeterM: number
  readonly panelM2: number
  readonly leafM2: number
  readonly outerPerimeterM: number
  readonly sashPerimeterM: number
  /** Posts and transoms along their centre lines, meetings of leaves included. */
  readonly postsM: number
}

export const areasOf = (layout: Layout): Areas => {
  const panes = panesOf(layout)
  const glass = panes.filter(({ kind }) => kind === 'GLASS').map(daylightOf)
  const sashes = layout.fields.flatMap(({ sash }) => (sash === null ? [] : [sash.outer]))
  const posts = [...layout.dividers.filter(({ splitsFrame }) => splitsFrame), ...layout.meetings]
  return {
    outerM2: areaM2Of([layout.outline]),
    glassM2: areaM2Of(glass),
    glassPerimeterM: lengthMOf(glass.map(perimeterOf)),
    panelM2: areaM2Of(panes.filter(({ kind }) => kind === 'PANEL').map(daylightOf)),
    leafM2: layout.leaf === null ? 0 : areaM2Of([layout.leaf.outline]),
    outerPerimeterM: metresOf(perimeterOf(layout.outline)),
    sashPerimeterM: lengthMOf(sashes.map(perimeterOf)),
    postsM: lengthMOf(posts.map(({ length }) => length)),
  }
}
