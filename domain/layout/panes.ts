/** A pane of glass, or the solid panel in its place. */
import { findGlass } from '#domain/catalogue/catalogue'
import type { Glass } from '#domain/catalogue/types'
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

/** Whether what was chosen for the panel, or for what holds it, fills it instead of glazing it. */
export const isFilled = ({ panelProperties }: Choices, address: PanelAddress): boolean =>
  panelProperties.some(({ panel, id }) => id === SOLID_PANEL_PROPERTY && concerns(panel, address))

/** Properties that the glass brings and those chosen for the panel or for what holds it. */
export const chosenProperties = (values: Choices, address: PanelAddress): number[] => [
  ...new Set([
    ...(findGlass(values.glassCode)?.properties ?? []),
    ...values.panelProperties.filter(({ panel }) => concerns(panel, address)).map(({ id }) => id),
  ]),
]

/** Glass with its properties, or a panel, which has nothing of the glass that it replaces. */
export const fillingOf = (values: Choices, address: PanelAddress): Pick<Pane, 'kind' | 'properties'> =>
  isFilled(values, address)
    ? { kind: 'PANEL', properties: [SOLID_PANEL_PROPERTY] }
    : { kind: 'GLASS', properties: chosenProperties(values, address) }

/** What is visible of the pane of an opening, and its own edges. `isPanel`: it is filled by what it is, as a breastwork is. */
export const paneOf = (
  { address, cell }: GlassOpening,
  field: PanelAddress,
  values: Choices,
  isPanel = false,
): Pane => ({
  address,
  field,
  daylight: openingOf(cell),
  glassEdge: rebateOf(cell),
  ...(isPanel ? { kind: 'PANEL', properties: [] } : fillingOf(values, address)),
})

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

/** The glass of a product; null where it has none: in a solid leaf, and where every pane is filled. */
export const glassIn = (layout: Layout, { glassCode }: Choices): Glass | null =>
  panesOf(layout).some(({ kind }) => kind === 'GLASS') ? findGlass(glassCode) : null

/** Panes that are filled instead of glazed, breastworks among them. */
export const solidPanelsOf = (layout: Layout): readonly PanelAddress[] =>
  panesOf(layout).flatMap(({ kind, address }) => (kind === 'PANEL' ? [address] : []))
