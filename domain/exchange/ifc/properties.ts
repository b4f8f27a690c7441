/**
 * What the pieces of a row are, as sets of properties: those that IFC names for every window or door (Pset_WindowCommon, Pset_DoorCommon), as far as they are
 * known, its base quantities, and a set of our own that says what the paper says of the product, without prices.
 */
import { NONE } from '#domain/catalogue/none'
import { areaOf, perimeterOf } from '#domain/geometry/polygon'
import { classesOf } from '#domain/quote/rows/product-classes'
import { productFacts } from '#domain/quote/rows/product-facts'
import { liningMeasures, shapeMeasures } from '#domain/quote/rows/product-measures'
import type { Configuration } from '#domain/rules/configuration'
import type { ElementKind } from './element-kind.ts'
import type { StepFile } from './step/step-file.ts'
import {
  characters,
  type Encoded,
  exact,
  integer,
  label,
  list,
  logical,
  real,
  typed,
  UNSET,
} from './step/values.ts'
import { ifcText } from './text.ts'

interface Property {
  readonly name: string
  readonly value: Encoded
  /** By which programs know it where the name is a word of ours. */
  readonly description?: string
}

const written = (file: StepFile, { name, value, description }: Property): Encoded =>
  file.shared(
    'IFCPROPERTYSINGLEVALUE',
    label(name),
    description === undefined ? UNSET : characters(description),
    value,
    UNSET,
  )

const known = (name: string, value: Encoded | null): readonly Property[] =>
  value === null ? [] : [{ name, value }]

const twoDecimals = (value: number): Encoded => exact(Math.round(value * 100) / 100)

const common = (configuration: Configuration): readonly Property[] => {
  const { model, facts, thermal } = configuration
  const { fire, soundDb } = classesOf(configuration)
  const { uValue, glassAreaM2, areaM2 } = thermal
  return [
    { name: 'Reference', value: typed('IFCIDENTIFIER', label(String(model.id))) },
    { name: 'IsExternal', value: typed('IFCBOOLEAN', logical(true)) },
    ...known('FireRating', fire === null ? null : typed('IFCLABEL', label(fire))),
    ...known('AcousticRating', soundDb === null ? null : typed('IFCLABEL', label(ifcText.sound(soundDb)))),
    ...known(
      'ThermalTransmittance',
      uValue === null ? null : typed('IFCTHERMALTRANSMITTANCEMEASURE', twoDecimals(uValue)),
    ),
    ...known(
      'GlazingAreaFraction',
      glassAreaM2 > 0
        ? typed('IFCPOSITIVERATIOMEASURE', exact(Math.round((glassAreaM2 / areaM2) * 1e4) / 1e4))
        : null,
    ),
    { name: 'FireExit', value: typed('IFCBOOLEAN', logical(facts.emergencyExit)) },
  ]
}

const commonTo: Readonly<Record<ElementKind, (configuration: Configuration) => readonly Property[]>> = {
  WINDOW: common,
  DOOR: (configuration) => [
    ...common(configuration),
    {
      name: 'SelfClosing',
      value: typed('IFCBOOLEAN', logical(configuration.values.closerId !== NONE)),
    },
  ],
  MEMBER: ({ model }) => [
    { name: 'Reference', value: typed('IFCIDENTIFIER', label(String(model.id))) },
    { name: 'IsExternal', value: typed('IFCBOOLEAN', logical(true)) },
  ],
}

export interface OwnRow {
  readonly rowNumber: number
  readonly reference: string
  readonly configuration: Configuration
}

/** What a slanted frame is drawn with, which the paper shows in its drawing alone: by these it is made again. */
const slant = (configuration: Configuration): readonly Property[] => {
  const { frameShapeId } = configuration.values
  return frameShapeId === 0
    ? []
    : [
        { name: ifcText.shape, value: typed('IFCINTEGER', integer(frameShapeId)), description: 'shape-id' },
        ...shapeMeasures(configuration).map(({ id, label, length }) => ({
          name: label,
          value: typed('IFCLENGTHMEASURE', real(length)),
          description: id,
        })),
      ]
}

/** What a lining and a flower board are made by, which the paper does not say: by these they are made again. */
const linings = (configuration: Configuration): readonly Property[] =>
  liningMeasures(configuration).map(({ id, label: name, value, length }) => ({
    name,
    value:
      length === undefined ? typed('IFCTEXT', characters(value)) : typed('IFCLENGTHMEASURE', real(length)),
    description: id,
  }))

/** Two facts may have been given the same word; in a set each name is there once. */
const withUniqueNames = (properties: readonly Property[]): readonly Property[] =>
  properties.map((property, index) =>
    properties.findIndex(({ name }) => name === property.name) === index
      ? property
      : { ...property, name: `${property.name} (${property.description ?? index})` },
  )

const own = ({ rowNumber, reference, configuration }: OwnRow): readonly Property[] => {
  const { model } = configuration
  return withUniqueNames([
    { name: ifcText.rowNumber, value: typed('IFCINTEGER', integer(rowNumber)), description: 'row-number' },
    ...(reference === ''
      ? []
      : [{ name: ifcText.reference, value: typed('IFCLABEL', label(reference)), description: 'reference' }]),
    { name: ifcText.article, value: typed('IFCLABEL', label(String(model.id))), description: 'model-id' },
    { name: ifcText.model, value: typed('IFCLABEL', label(model.name)), description: 'model' },
    ...productFacts(configuration).map((fact) => ({
      name: fact.label,
      value: typed('IFCTEXT', characters(fact.value)),
      description: fact.id,
    })),
    ...slant(configuration),
    ...linings(configuration),
  ])
}

const SETS: Readonly<Record<ElementKind, { readonly common: string; readonly quantities: string | null }>> = {
  WINDOW: { common: 'Pset_WindowCommon', quantities: 'Qto_WindowBaseQuantities' },
  DOOR: { common: 'Pset_DoorCommon', quantities: 'Qto_DoorBaseQuantities' },
  MEMBER: { common: 'Pset_MemberCommon', quantities: null },
}

const MM2_IN_M2 = 1e6

const quantitiesOf = (file: StepFile, { layout }: Configuration): readonly Encoded[] => {
  const length = (name: string, value: number) =>
    file.shared('IFCQUANTITYLENGTH', label(name), UNSET, UNSET, real(value), UNSET)
  const area = exact(Math.round(areaOf(layout.outline)) / MM2_IN_M2)
  return [
    length('Width', layout.width),
    length('Height', layout.height),
    length('Perimeter', perimeterOf(layout.outline)),
    file.shared('IFCQUANTITYAREA', label('Area'), UNSET, UNSET, area, UNSET),
  ]
}

/** Sets of a row, each with the name that its id is made of. */
export const propertySetsOf = (
  file: StepFile,
  kind: ElementKind,
  row: OwnRow,
  idOf: (name: string) => Encoded,
): readonly { readonly name: string; readonly set: Encoded }[] => {
  const names = SETS[kind]
  const setOf = (id: string, name: string, properties: readonly Property[]) => ({
    name: id,
    set: file.add(
      'IFCPROPERTYSET',
      idOf(id),
      UNSET,
      label(name),
      UNSET,
      list(properties.map((property) => written(file, property))),
    ),
  })
  const quantities = (name: string) => ({
    name: 'quantities',
    set: file.add(
      'IFCELEMENTQUANTITY',
      idOf('quantities'),
      UNSET,
      label(name),
      UNSET,
      UNSET,
      list(quantitiesOf(file, row.configuration)),
    ),
  })
  return [
    setOf('common', names.common, commonTo[kind](row.configuration)),
    setOf('own', ifcText.ownSet, own(row)),
    ...(names.quantities === null ? [] : [quantities(names.quantities)]),
  ]
}
