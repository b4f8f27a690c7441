/** A pane of glass, or the solid panel in its place. */
import { findGlass } from '#domain/catalogue/catalogue'
import type { Choices } from '#domain/product/product'
import { concerns } from './bars.ts'
import { type Cell, openingOf, rebateOf } from './cell.ts'
import type { Layout, Pane, PanelAddress } from './parts.ts'

/** Panel property 14: a solid panel in the pane's place. */
export const SOLID_PANEL_PROPERTY = 14

export interface GlassOpening {
  readonly address: PanelAddress
  readonly cell: Cell
}

/** Properties that the glass brings and those chosen for the panel or for what holds it. */
export const chosenProperties = (values: Choices, address: PanelAddress): number[] => [
  ...new Set([
    ...(findGlass(values.glassCode)?.properties ?? []),
    ...values.panelProperties.filter(({ panel }) => concerns(panel, address)).map(({ id }) => id),
  ]),
]

/** What is visible of the pane of an opening, and its own edges. */
export const paneOf = (
  { address, cell }: GlassOpening,
  field: PanelAddress,
  values: Choices,
  isPanel = false,
): Pane => {
  const properties = chosenProperties(values, address)
  return {
    address,
    field,
    kind: isPanel || properties.includes(SOLID_PANEL_PROPERTY) ? 'PANEL' : 'GLASS',
    daylight: openingOf(cell),
    glassEdge: rebateOf(cell),
    properties,
  }
}

/** The surface of a solid panel: what was chosen for it or, closest, for what holds it; else the product's. */
export const qualityOf = (
  { panelQualityId, solidPanelQualities }: Choices,
  address: PanelAddress,
): number | null =>
  solidPanelQualities
    .filter(({ panel }) => concerns(panel, address))
    .toSorted((one, other) => other.panel.length - one.panel.length)[0]?.id ?? panelQualityId

/** Every pane of a product, those of a door leaf too. */
export const panesOf = ({ fields, leaf }: Layout): readonly Pane[] => [
  ...fields.flatMap(({ panes }) => panes),
  ...(leaf?.glass ?? []),
]

/** Panes that are filled instead of glazed, breastworks among them. */
export const solidPanelsOf = (layout: Layout): readonly PanelAddress[] =>
  panesOf(layout).flatMap(({ kind, address }) => (kind === 'PANEL' ? [address] : []))
