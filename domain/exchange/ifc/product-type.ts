/** The type of a row: what all of its pieces have in common, with its shape as a solid and as a symbol for floor plans, its measures and materials. */
import { buildScene } from '#domain/drawing/build-scene'
import { type Drawable, drawableOf } from '#domain/drawing/drawable'
import type { ArrangedRow } from '../arranged-rows.ts'
import { bodyRepresentation } from './body.ts'
import { type ElementKind, elementKindOf } from './element-kind.ts'
import { footprintRepresentation } from './footprint.ts'
import { type LocalFrame, localFrameOf } from './local-frame.ts'
import { materialsOf } from './materials.ts'
import { planSymbolOf } from './plan-symbol.ts'
import { solidsOf } from './solids.ts'
import { originPlacement } from './spatial-structure.ts'
import { type Encoded, enumeration, label, list, logical, UNSET } from './step/values.ts'
import { doorTypeProperties, type TypeProperties, windowTypeProperties } from './type-properties.ts'
import type { NamedRow, Writing } from './writing.ts'

/** A shape that pieces are placed copies of. */
export interface SharedShape {
  readonly map: Encoded
  readonly context: Encoded
  readonly identifier: 'Body' | 'FootPrint'
}

export interface WrittenType {
  readonly type: Encoded
  readonly kind: ElementKind
  readonly frame: LocalFrame
  readonly modelName: string
  readonly shapes: readonly SharedShape[]
}

const shapeOfType = (
  { file }: Writing,
  identifier: SharedShape['identifier'],
  context: Encoded,
  representation: Encoded,
): SharedShape => ({
  map: file.add('IFCREPRESENTATIONMAP', originPlacement(file), representation),
  context,
  identifier,
})

const typeNames: Readonly<Record<ElementKind, string>> = {
  WINDOW: 'IFCWINDOWTYPE',
  DOOR: 'IFCDOORTYPE',
  MEMBER: 'IFCMEMBERTYPE',
}

/** PredefinedType, and of windows and doors how they are divided and open. */
const tailOf = (kind: ElementKind, properties: TypeProperties | null): readonly Encoded[] =>
  properties === null
    ? [enumeration('MULLION')]
    : [enumeration(kind), enumeration(properties.layout), logical(false), properties.ownWords]

const propertiesOf = (
  { file, ids }: Writing,
  row: NamedRow,
  kind: ElementKind,
  described: { readonly drawable: Drawable; readonly frame: LocalFrame },
): TypeProperties | null => {
  if (kind === 'MEMBER') return null
  const say = kind === 'DOOR' ? doorTypeProperties : windowTypeProperties
  return say({ ...described, file, ids: (...names) => ids(row.id, ...names) })
}

export const writeType = (
  writing: Writing,
  { configuration }: Pick<ArrangedRow, 'configuration'>,
  row: NamedRow,
): WrittenType => {
  const { file, ids, structure, colorLists } = writing
  const drawable = drawableOf(configuration, colorLists)
  const frame = localFrameOf(drawable)
  const kind = elementKindOf(drawable)
  const solids = solidsOf(
    buildScene(configuration, colorLists, { side: 'outside', measurements: false }).parts,
  )
  const shapes = [
    shapeOfType(writing, 'Body', structure.body, bodyRepresentation(file, solids, frame, structure.body)),
    ...(kind === 'MEMBER'
      ? []
      : [
          shapeOfType(
            writing,
            'FootPrint',
            structure.plan,
            footprintRepresentation(file, planSymbolOf(drawable, frame), structure.plan),
          ),
        ]),
  ]
  const properties = propertiesOf(writing, row, kind, { drawable, frame })
  const modelName = drawable.model.name
  const type = file.add(
    typeNames[kind],
    ids(row.id, 'type'),
    UNSET,
    label(row.configuration.facts.description),
    UNSET,
    UNSET,
    properties === null ? UNSET : list(properties.sets),
    list(shapes.map(({ map }) => map)),
    label(String(drawable.model.id)),
    label(modelName),
    ...tailOf(kind, properties),
  )
  const materials = materialsOf(file, solids, drawable.values)
  file.add('IFCRELASSOCIATESMATERIAL', ids(row.id, 'materials'), UNSET, UNSET, UNSET, list([type]), materials)
  return { type, kind, frame, modelName, shapes }
}
