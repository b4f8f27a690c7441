/**
 * A product in words, as a customer reads it on paper: one fact a line, the sizes first. What a product does not have is
 * not mentioned.
 */

import { frameTypeOf, functionOf } from '#domain/catalogue/catalogue'
import { crossbarTypes } from '#domain/catalogue/data/crossbars'
import { dividerTypes } from '#domain/catalogue/data/dividers'
import { fittings } from '#domain/catalogue/data/fittings'
import { laminates } from '#domain/catalogue/data/laminates'
import { flowerBoardMaterials, grooves, jambMaterials } from '#domain/catalogue/data/linings'
import { miscOptions } from '#domain/catalogue/data/misc'
import { panelQualities } from '#domain/catalogue/data/panel-qualities'
import { spacers } from '#domain/catalogue/data/spacers'
import { woodTypes } from '#domain/catalogue/data/wood-and-mounting'
import { isFixedFunction } from '#domain/catalogue/model-kind'
import { NONE } from '#domain/catalogue/none'
import type { Color, FittingKind } from '#domain/catalogue/types'
import { placeName } from '#domain/drawing/part-names'
import { concerns } from '#domain/layout/bars'
import { frameDepthOf } from '#domain/layout/depth'
import { wholeBars } from '#domain/layout/name-bars'
import { glassIn, panesOf, qualityOf, SOLID_PANEL_PROPERTY, solidPanelsOf } from '#domain/layout/panes'
import type { Layout, PanelAddress } from '#domain/layout/parts'
import { shapeOf } from '#domain/layout/shapes/frame-shapes'
import { decimal, quantity, sizeText } from '#domain/messages/figures'
import { type FactId, factLabels } from '#domain/messages/product-facts'
import type { Configuration } from '#domain/rules/configuration'
import { classesOf } from './product-classes.ts'
import { factText } from './text.ts'

export interface ProductFact {
  readonly id: FactId
  readonly label: string
  readonly value: string
}

const STANDARD_HINGE = 'H01'
const STANDARD_SPACER = '01'
const PINE = 1

type Facts = (configuration: Configuration) => readonly ProductFact[]

const fact = (id: FactId, value: string | undefined | null): readonly ProductFact[] =>
  value ? [{ id, label: factLabels[id], value }] : []

const nameOf = (
  items: readonly { readonly code: string; readonly name: string }[],
  code: string,
): string | undefined => (code === NONE ? undefined : items.find((item) => item.code === code)?.name)

const numbered = (
  items: readonly { readonly id: number; readonly name: string }[],
  id: number | null,
): string | undefined => items.find((item) => item.id === id)?.name

const sizes: Facts = ({ model, values }) => [
  ...fact('size', sizeText(values.width, values.height)),
  ...(values.frameShapeId === 0 ? [] : fact('shape', shapeOf(values.frameShapeId).name)),
  ...fact('depth', quantity(frameDepthOf(values, frameTypeOf(model.frameType)), 'mm')),
  ...(values.extensionJamb.mounted ? fact('total-depth', quantity(values.depth, 'mm')) : []),
]

const opening: Facts = ({ model, values }) =>
  model.isConstructionPart === true
    ? []
    : fact(
        'opening',
        isFixedFunction(values.function) ? factText.doesNotOpen : functionOf(values.function).name,
      )

const colorText = (color: Color): string => `${color.description}, ${color.code}`

const paint: Facts = ({ colors: { inner, outer, cladding, frame, wing } }) => {
  const of = (id: FactId, color: Color | null) => fact(id, color && colorText(color))
  if (frame !== null || wing !== null)
    return frame?.code === wing?.code
      ? of('color', frame)
      : [...of('frame-color', frame), ...of('leaf-color', wing)]
  if (cladding !== null) return [...of('inner-color', inner), ...of('cladding', cladding)]
  if (inner?.code === outer?.code) return of('color', inner)
  return [...of('inner-color', inner), ...of('outer-color', outer)]
}

/** Names of places as one counts them: 'felt 1', 'felt 2', …, 'felt 10'. */
const asCounted = (one: string, other: string): number => one.localeCompare(other, 'nb', { numeric: true })

const placesOf = (layout: Layout, addresses: readonly PanelAddress[]): readonly string[] =>
  addresses.map((address) => placeName(layout, address)).toSorted(asCounted)

/** 'Antikondens utvendig'; where not every pane has it, with those that have: 'Antikondens utvendig (felt 1)'. */
const propertyText = (
  { values, layout }: Configuration,
  { id, name }: { readonly id: number; readonly name: string },
): string => {
  const panes = panesOf(layout)
  const able = id === SOLID_PANEL_PROPERTY ? panes : panes.filter(({ kind }) => kind === 'GLASS')
  const having = able.filter(({ kind, address }) =>
    id === SOLID_PANEL_PROPERTY
      ? kind === 'PANEL'
      : values.panelProperties.some((chosen) => chosen.id === id && concerns(chosen.panel, address)),
  )
  if (having.length === 0 || having.length === able.length) return name
  const places = placesOf(
    layout,
    having.map(({ address }) => address),
  )
  return `${name} (${places.join(', ')})`
}

const glazing: Facts = (configuration) => {
  const { values, layout, facts } = configuration
  const glass = glassIn(layout, values)
  const chosen = new Set(values.panelProperties.map(({ id }) => id))
  const properties = facts.panelPropertiesUnion
    .filter(({ id }) => chosen.has(id))
    .map((property) => propertyText(configuration, property))
  return [
    ...fact('glass', glass && `${glass.nameOnPaper ?? glass.name} (${glass.build})`),
    ...fact('glass-properties', properties.join(', ')),
    ...(values.spacerColor === STANDARD_SPACER
      ? []
      : fact('spacer', glass && nameOf(spacers, values.spacerColor))),
  ]
}

interface Laid {
  readonly typeId: string
  readonly direction: 'VERTICAL' | 'HORIZONTAL'
}

/** 'Sprosse i glass 18 mm: 2 stående og 1 liggende' */
const barsText = (
  bars: readonly Laid[],
  types: readonly { readonly id: string; readonly name: string }[],
): string =>
  [...new Set(bars.map(({ typeId }) => typeId))]
    .map((typeId) => {
      const count = (direction: Laid['direction']) =>
        bars.filter((bar) => bar.typeId === typeId && bar.direction === direction).length
      const [vertical, horizontal] = [count('VERTICAL'), count('HORIZONTAL')]
      const counts = [
        vertical > 0 ? factText.upright(vertical) : '',
        horizontal > 0 ? factText.level(horizontal) : '',
      ]
      const name = types.find(({ id }) => id === typeId)?.name ?? typeId
      return `${name}: ${counts.filter(Boolean).join(factText.both)}`
    })
    .join('; ')

/** Posts that the model brings are in the layout only. Glazing bars that are laid are told as chosen: those of every pane once. */
const division: Facts = ({ layout, values }) => {
  const laid = new Set(layout.crossbars.map(({ choiceIndex }) => choiceIndex))
  return [
    ...fact('dividers', barsText(wholeBars(layout.dividers), dividerTypes)),
    ...fact(
      'crossbars',
      barsText(
        values.crossbars.filter((_, index) => laid.has(index)),
        crossbarTypes,
      ),
    ),
  ]
}

const physics: Facts = ({ thermal, weight }) => [
  ...fact('u-value', thermal.uValue === null ? null : `${decimal(thermal.uValue, 2)}\u00a0W/(m²K)`),
  ...fact('weight', weight.totalKg === null ? null : quantity(weight.totalKg, 'kg', 1)),
]

/** What it is rated for; a fire door that does not say so on paper is no fire door to whoever inspects the building. */
const classes: Facts = (configuration) => {
  const { fire, soundDb } = classesOf(configuration)
  return [
    ...fact('fire-class', fire),
    ...fact('sound', soundDb === null ? null : factText.sound(decimal(soundDb, 0))),
  ]
}

const fitting = (id: FactId, kind: FittingKind, code: string) => fact(id, nameOf(fittings[kind], code))

/** Those that come with every door are said where it takes one more than they are. */
const hinges: Facts = ({ values, facts }) => {
  if (values.hingeId === STANDARD_HINGE && !facts.fourHinges) return []
  const name = nameOf(fittings.hinge, values.hingeId)
  return fact('hinges', name && (facts.fourHinges ? factText.fourHinges(name) : name))
}

const locking: Facts = ({ values }) => [
  ...fitting('lock', 'lock', values.lockId),
  ...fitting('cylinder', 'cylinder', values.cylinderId),
  ...fitting('smart-lock', 'smartlock', values.smartlockId),
  ...fitting('kickplate-outside', 'kickplate', values.kickplate.outside),
  ...fitting('kickplate-inside', 'kickplate', values.kickplate.inside),
  ...fitting('closer', 'closer', values.closerId),
  ...fitting('viewer', 'binocular', values.binocular),
  ...fact('keysync', values.keysync),
  ...fact('extra-lock', values.extralock ? factText.yes : ''),
  ...fact('extra-keys', values.extrakeys > 0 ? String(values.extrakeys) : ''),
]

const hardware: Facts = (configuration) => [
  ...fitting('handle', 'doorHandle', configuration.values.doorHandleId),
  ...hinges(configuration),
  ...fact('arms', configuration.facts.heavyArms ? factText.heavyArms : ''),
  ...locking(configuration),
]

const materials: Facts = ({ values }) => [
  ...fact('laminate', nameOf(laminates, values.decorLaminate)),
  ...(values.woodtypeId === PINE ? [] : fact('wood', numbered(woodTypes, values.woodtypeId))),
]

/** 'Brystning slett'; where panels differ, each with its places: 'Brystning slett (felt 1), Brystning aluminium (felt 2)'. */
const surfaceText = ({ values, layout }: Configuration): string | undefined => {
  const surfaces = Map.groupBy(solidPanelsOf(layout), (address) => qualityOf(values, address))
  if (surfaces.size < 2) {
    const [only = values.panelQualityId] = surfaces.keys()
    return numbered(panelQualities, only)
  }
  return [...surfaces]
    .map(([id, addresses]) => ({
      name: numbered(panelQualities, id),
      places: placesOf(layout, addresses),
    }))
    .toSorted((one, other) => asCounted(one.places[0] ?? '', other.places[0] ?? ''))
    .map(({ name, places }) => `${name} (${places.join(', ')})`)
    .join(', ')
}

const surface: Facts = (configuration) => [
  ...fact('surface', surfaceText(configuration)),
  ...materials(configuration),
]

const linings: Facts = ({ values: { extensionJamb, extensionJambGroove, flowerBoard } }) => [
  ...(extensionJamb.mounted ? fact('jamb', nameOf(jambMaterials, extensionJamb.material)) : []),
  ...fact('groove', nameOf(grooves, extensionJambGroove)),
  ...(flowerBoard.selected ? fact('flower-board', nameOf(flowerBoardMaterials, flowerBoard.material)) : []),
]

const extras: Facts = ({ values, facts }) => [
  ...fact('vents', values.numberOfVents > 0 ? String(values.numberOfVents) : ''),
  ...fact('options', values.misc.flatMap((id) => numbered(miscOptions, id) ?? []).join(', ')),
  ...fact('nobb', facts.nobbNumber),
]

const order: readonly Facts[] = [
  sizes,
  opening,
  paint,
  glazing,
  division,
  physics,
  classes,
  surface,
  hardware,
  linings,
  extras,
]

export const productFacts = (configuration: Configuration): readonly ProductFact[] =>
  order.flatMap((facts) => facts(configuration))

/** Facts that reveal a size: the size itself, the weight that follows from it, and the number under which anybody can look it up. */
const revealsSize: ReadonlySet<FactId> = new Set(['size', 'weight', 'nobb'])

/** The facts of a product on paper without sizes, which nobody can have it made elsewhere from. */
export const factsWithoutSize = (configuration: Configuration): readonly ProductFact[] =>
  productFacts(configuration).filter(({ id }) => !revealsSize.has(id))
