/** What every file has: a project with its units and coordinates, and a place, a building and a storey that the products stand in. */
import { direction, point3 } from './body.ts'
import type { StepFile } from './step/step-file.ts'
import { DERIVED, type Encoded, enumeration, exact, integer, label, list, UNSET } from './step/values.ts'
import { ifcText } from './text.ts'

export type GlobalIds = (...names: readonly string[]) => Encoded

export interface SpatialStructure {
  readonly storey: Encoded
  readonly storeyPlacement: Encoded
  /** Contexts of solids, and of what a floor plan shows. */
  readonly body: Encoded
  readonly plan: Encoded
}

const siUnit = (file: StepFile, type: string, prefix: string | null, name: string): Encoded =>
  file.add(
    'IFCSIUNIT',
    DERIVED,
    enumeration(type),
    prefix === null ? UNSET : enumeration(prefix),
    enumeration(name),
  )

/** W/(m²K). */
const heatLossUnit = (file: StepFile): Encoded => {
  const element = (unit: Encoded, exponent: number) =>
    file.add('IFCDERIVEDUNITELEMENT', unit, integer(exponent))
  const elements = [
    element(siUnit(file, 'POWERUNIT', null, 'WATT'), 1),
    element(siUnit(file, 'LENGTHUNIT', null, 'METRE'), -2),
    element(siUnit(file, 'THERMODYNAMICTEMPERATUREUNIT', null, 'KELVIN'), -1),
  ]
  return file.add('IFCDERIVEDUNIT', list(elements), enumeration('THERMALTRANSMITTANCEUNIT'), UNSET)
}

const unitsOf = (file: StepFile): Encoded =>
  file.add(
    'IFCUNITASSIGNMENT',
    list([
      siUnit(file, 'LENGTHUNIT', 'MILLI', 'METRE'),
      siUnit(file, 'AREAUNIT', null, 'SQUARE_METRE'),
      siUnit(file, 'VOLUMEUNIT', null, 'CUBIC_METRE'),
      siUnit(file, 'PLANEANGLEUNIT', null, 'RADIAN'),
      siUnit(file, 'MASSUNIT', 'KILO', 'GRAM'),
      heatLossUnit(file),
    ]),
  )

/** A tenth of a micrometre: nothing that is written differs by less. */
const PRECISION = 1e-4

export const originPlacement = (file: StepFile): Encoded =>
  file.shared('IFCAXIS2PLACEMENT3D', point3(file, 0, 0, 0), UNSET, UNSET)

/** One for all: solids and plan symbols lie in the same three dimensions, because not every program reads copies of two. */
const contextOf = (file: StepFile): Encoded =>
  file.add(
    'IFCGEOMETRICREPRESENTATIONCONTEXT',
    UNSET,
    label('Model'),
    integer(3),
    exact(PRECISION),
    originPlacement(file),
    direction(file, 0, 1),
  )

const subContext = (file: StepFile, name: string, parent: Encoded, view: string): Encoded =>
  file.add(
    'IFCGEOMETRICREPRESENTATIONSUBCONTEXT',
    label(name),
    label('Model'),
    DERIVED,
    DERIVED,
    DERIVED,
    DERIVED,
    parent,
    UNSET,
    enumeration(view),
    UNSET,
  )

export const placementIn = (file: StepFile, parent: Encoded, at: Encoded): Encoded =>
  file.add('IFCLOCALPLACEMENT', parent, at)

export const spatialStructure = (file: StepFile, ids: GlobalIds, name: string): SpatialStructure => {
  const model = contextOf(file)
  const project = file.add(
    'IFCPROJECT',
    ids('project'),
    UNSET,
    label(name),
    UNSET,
    UNSET,
    UNSET,
    UNSET,
    list([model]),
    unitsOf(file),
  )
  const sitePlacement = placementIn(file, UNSET, originPlacement(file))
  const buildingPlacement = placementIn(file, sitePlacement, originPlacement(file))
  const storeyPlacement = placementIn(file, buildingPlacement, originPlacement(file))
  const element = enumeration('ELEMENT')
  const unset = (count: number) => Array.from({ length: count }, () => UNSET)
  const common = (id: string, title: string, placement: Encoded) =>
    [ids(id), UNSET, label(title), UNSET, UNSET, placement, UNSET, UNSET, element] as const
  const site = file.add('IFCSITE', ...common('site', ifcText.site, sitePlacement), ...unset(5))
  const building = file.add('IFCBUILDING', ...common('building', name, buildingPlacement), ...unset(3))
  const storey = file.add('IFCBUILDINGSTOREY', ...common('storey', ifcText.storey, storeyPlacement), exact(0))
  const holds = (name: string, whole: Encoded, part: Encoded): Encoded =>
    file.add('IFCRELAGGREGATES', ids(name), UNSET, UNSET, UNSET, whole, list([part]))
  holds('project-holds', project, site)
  holds('site-holds', site, building)
  holds('building-holds', building, storey)
  return {
    storey,
    storeyPlacement,
    body: subContext(file, 'Body', model, 'MODEL_VIEW'),
    plan: subContext(file, 'FootPrint', model, 'PLAN_VIEW'),
  }
}
