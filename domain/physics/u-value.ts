/**
 * Heat loss by EN ISO 10077-1 (trade handbook 5.1): area-weighted U-values of glass, panel, frame and leaf, and the
 * linear loss along the visible edge of the glass, over the outer area of the frame. Terms are kept apart so that a
 * person can check the sum.
 */
import { findGlass, findSpacer, frameTypeOf } from '#domain/catalogue/catalogue'
import type { Model } from '#domain/catalogue/types'
import type { Layout } from '#domain/layout/parts'
import type { Choices } from '#domain/product/product'
import { metresOf } from '#domain/units'
import { type Areas, areasOf } from './areas.ts'
import type { Thermal } from './types.ts'

/** Solid panel in the place of a pane, W/(m²K). */
const PANEL_U = 0.85
/** Edge of the glass in an entrance door leaf, W/(mK). */
const LEAF_GLASS_PSI = 0.045
/** Added to the frame's U-value by aluminium cladding, W/(m²K). */
const CLADDING_U = 0.04
/** A closed vent, W/K. */
const VENT_LOSS = 0.02
/** Bar between the panes, W/(mK). */
const AIR_BAR_PSI = 0.01

interface Term {
  readonly code: string
  readonly wattPerKelvin: number
}

const psiOf = (values: Choices): number => {
  const spacer = findSpacer(values.spacerColor)
  if (spacer === null) return 0
  return findGlass(values.glassCode)?.edge === 'two-layer' ? spacer.psi2 : spacer.psi
}

const barsM = ({ crossbars }: Layout, kind: 'SOLID' | 'AIR'): number =>
  metresOf(crossbars.filter((bar) => bar.kind === kind).reduce((sum, { length }) => sum + length, 0))

const leafTerms = (areas: Areas, glassU: number, leafU: number, frameU: number): readonly Term[] => [
  { code: 'leaf', wattPerKelvin: (areas.leafM2 - areas.glassM2) * leafU },
  { code: 'glass', wattPerKelvin: areas.glassM2 * glassU },
  { code: 'glass-edge', wattPerKelvin: areas.glassPerimeterM * LEAF_GLASS_PSI },
  { code: 'frame', wattPerKelvin: (areas.outerM2 - areas.leafM2) * frameU },
]

const glazedTerms = (
  areas: Areas,
  layout: Layout,
  values: Choices,
  glassU: number,
  frameU: number,
): readonly Term[] => {
  const psi = psiOf(values)
  // The glass along both sides of a through-going bar is part of the visible perimeter; it is shown as its own term.
  const solidM = 2 * barsM(layout, 'SOLID')
  return [
    { code: 'glass', wattPerKelvin: areas.glassM2 * glassU },
    { code: 'panel', wattPerKelvin: areas.panelM2 * PANEL_U },
    { code: 'frame', wattPerKelvin: (areas.outerM2 - areas.glassM2 - areas.panelM2) * frameU },
    { code: 'glass-edge', wattPerKelvin: (areas.glassPerimeterM - solidM) * psi },
    { code: 'crossbar-solid', wattPerKelvin: solidM * psi },
    { code: 'crossbar-air', wattPerKelvin: barsM(layout, 'AIR') * AIR_BAR_PSI },
  ]
}

const frameAreaOf = (areas: Areas): number =>
  areas.outerM2 - (areas.leafM2 > 0 ? areas.leafM2 : areas.glassM2 + areas.panelM2)

export const thermalOf = (layout: Layout, values: Choices, model: Model): Thermal => {
  const frameType = frameTypeOf(model.frameType)
  const areas = areasOf(layout)
  const frameAreaM2 = frameAreaOf(areas)
  const glassU = findGlass(values.glassCode)?.uValue ?? 0
  const body =
    layout.leaf === null || frameType.leaf === null
      ? glazedTerms(areas, layout, values, glassU, frameType.frameU)
      : [
          ...leafTerms(areas, glassU, frameType.leaf.uValue + (model.leafUAdd ?? 0), frameType.frameU),
          { code: 'crossbar-air', wattPerKelvin: barsM(layout, 'AIR') * AIR_BAR_PSI },
        ]
  const extras = [
    { code: 'cladding', wattPerKelvin: values.aluminium.selected ? CLADDING_U * frameAreaM2 : 0 },
    { code: 'vents', wattPerKelvin: VENT_LOSS * values.numberOfVents },
  ]
  const terms = [...body, ...extras].filter(({ wattPerKelvin }) => wattPerKelvin !== 0)
  const total = terms.reduce((sum, { wattPerKelvin }) => sum + wattPerKelvin, 0)
  return {
    uValue: model.isConstructionPart === true ? null : total / areas.outerM2,
    areaM2: areas.outerM2,
    glassAreaM2: areas.glassM2,
    panelAreaM2: areas.panelM2,
    frameAreaM2,
    glassPerimeterM: areas.glassPerimeterM,
    terms: model.isConstructionPart === true ? [] : terms,
  }
}
