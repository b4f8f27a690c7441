/** Areas and lengths that heat loss and weight are reckoned from, in m² and m. Read off the layout, never off a formula. */
import type { Polygon } from '#domain/geometry/point'
import { areaM2, perimeterM } from '#domain/layout/measures'
import { panesOf } from '#domain/layout/panes'
import type { Pane } from '#domain/layout/parts'
import { perLayout } from '#domain/layout/remembered'
import { metresOf, sumOf } from '#domain/units'

const areaM2Of = (polygons: readonly Polygon[]): number => sumOf(polygons.map(areaM2))

const perimeterMOf = (polygons: readonly Polygon[]): number => sumOf(polygons.map(perimeterM))

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

export const areasOf = perLayout((layout): Areas => {
  const panes = panesOf(layout)
  const glass = panes.filter(({ kind }) => kind === 'GLASS').map(daylightOf)
  const sashes = layout.fields.flatMap(({ sash }) => (sash === null ? [] : [sash.outer]))
  const posts = [...layout.dividers.filter(({ splitsFrame }) => splitsFrame), ...layout.meetings]
  return {
    outerM2: areaM2Of([layout.outline]),
    glassM2: areaM2Of(glass),
    glassPerimeterM: perimeterMOf(glass),
    panelM2: areaM2Of(panes.filter(({ kind }) => kind === 'PANEL').map(daylightOf)),
    leafM2: layout.leaf === null ? 0 : areaM2Of([layout.leaf.outline]),
    outerPerimeterM: perimeterM(layout.outline),
    sashPerimeterM: perimeterMOf(sashes),
    postsM: metresOf(sumOf(posts.map(({ length }) => length))),
  }
})
