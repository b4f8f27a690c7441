/** The lengths and areas that the price list charges for; metres and square metres. */

import type { Polygon } from '#domain/geometry/point'
import { concerns } from '#domain/layout/bars'
import { areaM2, perimeterM } from '#domain/layout/measures'
import { panesOf } from '#domain/layout/panes'
import type { Layout } from '#domain/layout/parts'
import { perLayout, perPlaces } from '#domain/layout/remembered'
import type { Choices } from '#domain/product/product'
import { metresOf, sumOf } from '#domain/units'

/** Outer perimeter of the frame. */
export const frameM = ({ outline }: Layout): number => perimeterM(outline)

export const frameM2 = ({ outline }: Layout): number => areaM2(outline)

/** Outer perimeters of all sashes. */
export const sashM = perPlaces(({ fields }) =>
  fields.reduce((sum, { sash }) => sum + (sash === null ? 0 : perimeterM(sash.outer)), 0),
)

const totalM2 = (polygons: readonly Polygon[]): number => sumOf(polygons.map(areaM2))

/** What is visible of the solid panels of breastworks. */
export const breastworkM2 = ({ breastworks }: Pick<Layout, 'breastworks'>): number =>
  totalM2(breastworks.map(({ panel }) => panel))

/**
 * Areas of the panes of glass, hidden edges included. Above a breastwork the whole opening counts but for its panel (trade
 * handbook 5.1), unless it is filled as well.
 */
export const glassAreasM2 = perLayout((layout): readonly number[] => {
  const panes = panesOf(layout).filter(({ kind }) => kind === 'GLASS')
  const glazed = new Set(panes.map(({ field }) => field))
  const breastworks = layout.breastworks.filter(({ field }) => glazed.has(field))
  if (breastworks.length > 0)
    return [totalM2(breastworks.map(({ undivided }) => undivided)) - breastworkM2({ breastworks })]
  return panes.map(({ glassEdge }) => areaM2(glassEdge))
})

/** Area that has each of the chosen properties, and of panes that were filled, by property id; the panel of a breastwork has its own price. */
export const chosenAreasM2 = (
  layout: Layout,
  chosen: Choices['panelProperties'],
): readonly (readonly [id: number, m2: number])[] => {
  if (chosen.length === 0) return []
  const areas = new Map<number, number>()
  for (const { kind, address, properties, glassEdge } of panesOf(layout)) {
    const ids = new Set(chosen.filter(({ panel }) => concerns(panel, address)).map(({ id }) => id))
    for (const id of kind === 'PANEL' ? properties : ids)
      areas.set(id, (areas.get(id) ?? 0) + areaM2(glassEdge))
  }
  return [...areas]
}

/** Length of all bars of each type. */
export const metresByType = (parts: readonly { readonly typeId: string; readonly length: number }[]) => {
  const metres = new Map<string, number>()
  for (const { typeId, length } of parts) metres.set(typeId, (metres.get(typeId) ?? 0) + metresOf(length))
  return [...metres]
}

export const dividerMetres = perPlaces(({ dividers }) => metresByType(dividers))
export const crossbarMetres = perPlaces(({ crossbars }) => metresByType(crossbars))
