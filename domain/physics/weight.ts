/** Weight of a product and of each sash or leaf with its glass (trade handbook 5.3), kg. */

import { findGlass, frameTypeOf } from '#domain/catalogue/catalogue'
import type { FrameType, Model } from '#domain/catalogue/types'
import type { Polygon } from '#domain/geometry/point'
import { areaM2, perimeterM } from '#domain/layout/measures'
import type { Field, Layout } from '#domain/layout/parts'
import { perLayout } from '#domain/layout/remembered'
import type { Choices } from '#domain/product/product'
import { sumOf } from '#domain/units'
import { type Areas, areasOf } from './areas.ts'
import type { Weight } from './types.ts'

const POST_KG_PER_M = 3.1
const CLADDING_KG_PER_M = 0.45
const VENT_KG = 0.4
/** Per metre of frame and millimetre beyond the series' own depth. */
const DEPTH_KG_PER_M_MM = 0.011
const PANEL_KG_PER_M2 = 16
const BREASTWORK_RAIL_KG_PER_M2 = 30

interface Term {
  readonly code: string
  readonly kg: number
}

const totalAreaM2 = (polygons: readonly Polygon[]): number => sumOf(polygons.map(areaM2))

interface FieldMeasures {
  readonly address: string
  readonly glassM2: number
  readonly panelM2: number
  readonly railM2: number
  /** Round the sash; 0 where none opens. */
  readonly sashM: number
}

/** Glass by the panes' own edges, panels by what is visible of them. */
const measuresOf = ({ address, panes, sash }: Field, { breastworks }: Layout): FieldMeasures => {
  const panelM2 = totalAreaM2(panes.filter(({ kind }) => kind === 'PANEL').map(({ daylight }) => daylight))
  const own = breastworks.filter(({ field }) => field === address)
  return {
    address,
    glassM2:
      own.length > 0
        ? totalAreaM2(own.map(({ undivided }) => undivided)) - panelM2
        : totalAreaM2(panes.filter(({ kind }) => kind === 'GLASS').map(({ glassEdge }) => glassEdge)),
    panelM2,
    railM2: totalAreaM2(own.map(({ rail }) => rail)),
    sashM: sash === null ? 0 : perimeterM(sash.outer),
  }
}

const fieldMeasuresOf = perLayout((layout) => layout.fields.map((field) => measuresOf(field, layout)))

const fieldTerms = (
  { glassM2, panelM2, railM2, sashM }: FieldMeasures,
  glassKgPerM2: number,
  { sashKgPerM }: FrameType,
  isClad: boolean,
): Term[] => [
  { code: 'glass', kg: glassM2 * glassKgPerM2 },
  { code: 'panel', kg: panelM2 * PANEL_KG_PER_M2 },
  { code: 'breastwork-rail', kg: railM2 * BREASTWORK_RAIL_KG_PER_M2 },
  { code: 'sash', kg: sashM * sashKgPerM },
  { code: 'cladding', kg: isClad ? sashM * CLADDING_KG_PER_M : 0 },
]

const leafTerms = ({ leafM2, glassM2 }: Areas, leafKgPerM2: number, glassKgPerM2: number): Term[] => [
  { code: 'leaf', kg: (leafM2 - glassM2) * leafKgPerM2 },
  { code: 'glass', kg: glassM2 * glassKgPerM2 },
]

const frameTerms = (
  areas: Areas,
  { frameKgPerM, fittingsKg, baseDepth }: FrameType,
  values: Choices,
  movingParts: number,
): Term[] => [
  { code: 'frame', kg: areas.outerPerimeterM * frameKgPerM },
  { code: 'fittings', kg: fittingsKg * movingParts },
  { code: 'posts', kg: areas.postsM * POST_KG_PER_M },
  { code: 'cladding', kg: values.aluminium.selected ? areas.outerPerimeterM * CLADDING_KG_PER_M : 0 },
  { code: 'vents', kg: values.numberOfVents * VENT_KG },
  {
    code: 'depth',
    kg: areas.outerPerimeterM * Math.max(0, values.depth - baseDepth) * DEPTH_KG_PER_M_MM,
  },
]

/** One term per code. */
const gathered = (terms: readonly Term[]): Term[] => {
  const byCode = new Map<string, number>()
  for (const { code, kg } of terms) byCode.set(code, (byCode.get(code) ?? 0) + kg)
  return [...byCode].filter(([, kg]) => kg !== 0).map(([code, kg]) => ({ code, kg }))
}

export const weightOf = (layout: Layout, values: Choices, model: Model): Weight => {
  if (model.isConstructionPart === true) return { totalKg: null, sashKg: {}, terms: [] }
  const frameType = frameTypeOf(model.frameType)
  const areas = areasOf(layout)
  const glassKgPerM2 = findGlass(values.glassCode)?.kgPerM2 ?? 0
  const sashes = layout.fields.filter(({ sash }) => sash !== null)
  const parts = fieldMeasuresOf(layout).map((field) => ({
    address: field.address,
    terms:
      layout.leaf !== null && frameType.leaf !== null
        ? leafTerms(areas, frameType.leaf.kgPerM2 + (model.leafKgAdd ?? 0), glassKgPerM2)
        : fieldTerms(field, glassKgPerM2, frameType, values.aluminium.selected),
  }))
  const terms = gathered([
    ...frameTerms(areas, frameType, values, sashes.length + (layout.leaf === null ? 0 : 1)),
    ...parts.flatMap((part) => part.terms),
  ])
  return {
    totalKg: sumOf(terms.map(({ kg }) => kg)),
    sashKg: Object.fromEntries(parts.map((part) => [part.address, sumOf(part.terms.map(({ kg }) => kg))])),
    terms,
  }
}
