/**
 * A product in words, as a customer reads it on paper: one fact a line, the sizes first. What a product does not have is
 * not mentioned.
 */

import { findGlass, functionOf } from '#domain/catalogue/catalogue'
import { crossbarTypes } from '#domain/catalogue/data/crossbars'
import { dividerTypes } from '#domain/catalogue/data/dividers'
import { fittings } from '#domain/catalogue/data/fittings'
import { laminates } from '#domain/catalogue/data/laminates'
import { flowerBoardMaterials, grooves, jambMaterials } from '#domain/catalogue/data/linings'
import { miscOptions } from '#domain/catalogue/data/misc'
import { panelQualities } from '#domain/catalogue/data/panel-qualities'
import { spacers } from '#domain/catalogue/data/spacers'
import { woodTypes } from '#domain/catalogue/data/wood-and-mounting'
import { NONE } from '#domain/catalogue/none'
import type { Color, FittingKind } from '#domain/catalogue/types'
import { placeName } from '#domain/drawing/part-names'
import { qualityOf, solidPanelsOf } from '#domain/layout/panes'
import { shapeOf } from '#domain/layout/shapes/frame-shapes'
import { decimal, figure } from '#domain/messages/figures'
import type { Configuration } from '#domain/rules/configuration'
import { classesOf } from './product-classes.ts'

export interface ProductFact {
  readonly label: string
  readonly value: string
}

const STANDARD_HINGE = 'H01'
const STANDARD_SPACER = '01'
const PINE = 1

type Facts = (configuration: Configuration) => readonly ProductFact[]

const fact = (label: string, value: string | undefined | null): readonly ProductFact[] =>
  value ? [{ label, value }] : []

const nameOf = (
  items: readonly { readonly code: string; readonly name: string }[],
  code: string,
): string | undefined => (code === NONE ? undefined : items.find((item) => item.code === code)?.name)

const numbered = (
  items: readonly { readonly id: number; readonly name: string }[],
  id: number | null,
): string | undefined => items.find((item) => item.id === id)?.name

const sizes: Facts = ({ values }) => [
  ...fact('Mål (B × H)', `${decimal(values.width, 0)} × ${decimal(values.height, 0)} mm`),
  ...(values.frameShapeId === 0 ? [] : fact('Form', shapeOf(values.frameShapeId).name)),
  ...fact('Karmdybde', `${values.depth} mm`),
]

/** Of a fixed window and a fixed frame the name of the function is no way of opening. */
const DOES_NOT_OPEN = 'Åpnes ikke'

const opening: Facts = ({ model, values }) =>
  model.isConstructionPart === true
    ? []
    : fact('Åpning', values.function === 'FK' ? DOES_NOT_OPEN : functionOf(values.function).name)

const colorText = (color: Color): string => `${color.description}, ${color.code}`

const paint: Facts = ({ colors: { inner, outer, cladding, frame, wing } }) => {
  const of = (label: string, color: Color | null) => fact(label, color && colorText(color))
  if (frame !== null || wing !== null)
    return frame?.code === wing?.code ? of('Farge', frame) : [...of('Karm', frame), ...of('Dørblad', wing)]
  if (cladding !== null) return [...of('Farge innvendig', inner), ...of('Aluminium utvendig', cladding)]
  if (inner?.code === outer?.code) return of('Farge', inner)
  return [...of('Farge innvendig', inner), ...of('Farge utvendig', outer)]
}

const glazing: Facts = ({ values, facts }) => {
  const glass = findGlass(values.glassCode)
  const chosen = new Set(values.panelProperties.map(({ id }) => id))
  const properties = facts.panelPropertiesUnion.filter(({ id }) => chosen.has(id)).map(({ name }) => name)
  return [
    ...fact('Glass', glass && `${glass.nameOnPaper ?? glass.name} (${glass.build})`),
    ...fact('Glasstillegg', properties.join(', ')),
    ...(values.spacerColor === STANDARD_SPACER
      ? []
      : fact('Avstandslist', glass && nameOf(spacers, values.spacerColor))),
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
      const [standing, lying] = [count('VERTICAL'), count('HORIZONTAL')]
      const counts = [standing > 0 ? `${standing} stående` : '', lying > 0 ? `${lying} liggende` : '']
      const name = types.find(({ id }) => id === typeId)?.name ?? typeId
      return `${name}: ${counts.filter(Boolean).join(' og ')}`
    })
    .join('; ')

/** Posts that the model brings are in the layout only; a bar that others cross is there in pieces, so bars are as chosen. */
const division: Facts = ({ layout, values }) => [
  ...fact('Poster og losholter', barsText(layout.dividers, dividerTypes)),
  ...fact('Sprosser', barsText(values.crossbars, crossbarTypes)),
]

const physics: Facts = ({ thermal, weight }) => [
  ...fact('U-verdi', thermal.uValue === null ? null : `${decimal(thermal.uValue, 2)} W/(m²K)`),
  ...fact('Vekt', weight.totalKg === null ? null : `${figure(weight.totalKg, 1)} kg`),
]

/** What it is rated for; a fire door that does not say so on paper is no fire door to whoever inspects the building. */
const classes: Facts = (configuration) => {
  const { fire, soundDb } = classesOf(configuration)
  return [
    ...fact('Brannklasse', fire),
    ...fact('Lydreduksjon', soundDb === null ? null : `Rw ${decimal(soundDb, 0)} dB`),
  ]
}

const fitting = (label: string, kind: FittingKind, code: string) => fact(label, nameOf(fittings[kind], code))

const hardware: Facts = ({ values }) => [
  ...fitting('Vrider', 'doorHandle', values.doorHandleId),
  ...(values.hingeId === STANDARD_HINGE ? [] : fitting('Hengsler', 'hinge', values.hingeId)),
  ...fitting('Lås', 'lock', values.lockId),
  ...fitting('Sylinder', 'cylinder', values.cylinderId),
  ...fitting('Smartlås', 'smartlock', values.smartlockId),
  ...fitting('Sparkeplate utvendig', 'kickplate', values.kickplate.outside),
  ...fitting('Sparkeplate innvendig', 'kickplate', values.kickplate.inside),
  ...fitting('Dørlukker', 'closer', values.closerId),
  ...fitting('Dørkikkert', 'binocular', values.binocular),
  ...fact('Likelåsing', values.keysync),
  ...fact('Ekstra lås', values.extralock ? 'Ja' : ''),
  ...fact('Ekstra nøkler', values.extrakeys > 0 ? String(values.extrakeys) : ''),
]

const materials: Facts = ({ values }) => [
  ...fact('Laminat', nameOf(laminates, values.decorLaminate)),
  ...(values.woodtypeId === PINE ? [] : fact('Tre', numbered(woodTypes, values.woodtypeId))),
]

/** Names of places as one counts them: 'felt 1', 'felt 2', …, 'felt 10'. */
const asCounted = (one: string, other: string): number => one.localeCompare(other, 'nb', { numeric: true })

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
      places: addresses.map((address) => placeName(layout, address)).toSorted(asCounted),
    }))
    .toSorted((one, other) => asCounted(one.places[0] ?? '', other.places[0] ?? ''))
    .map(({ name, places }) => `${name} (${places.join(', ')})`)
    .join(', ')
}

const surface: Facts = (configuration) => [
  ...fact('Overflate', surfaceText(configuration)),
  ...materials(configuration),
]

const linings: Facts = ({ values: { extensionJamb, extensionJambGroove, flowerBoard } }) => [
  ...(extensionJamb.mounted ? fact('Utforing', nameOf(jambMaterials, extensionJamb.material)) : []),
  ...fact('Foringsspor', nameOf(grooves, extensionJambGroove)),
  ...(flowerBoard.selected ? fact('Blomsterbrett', nameOf(flowerBoardMaterials, flowerBoard.material)) : []),
]

const extras: Facts = ({ values, facts }) => [
  ...fact('Ventiler', values.numberOfVents > 0 ? String(values.numberOfVents) : ''),
  ...fact('Tilvalg', values.misc.flatMap((id) => numbered(miscOptions, id) ?? []).join(', ')),
  ...fact('NOBB', facts.nobbNumber),
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

/** What tells a size: the sizes, the weight that follows from them, and the number under which anybody can look one up. */
const telling: ReadonlySet<string> = new Set(['Mål (B × H)', 'Vekt', 'NOBB'])

/** A product in words for whoever is not to have it made elsewhere. */
export const factsWithoutSize = (configuration: Configuration): readonly ProductFact[] =>
  productFacts(configuration).filter(({ label }) => !telling.has(label))
