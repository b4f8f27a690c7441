/** The pieces of a row where they stand: each has a place and a copy of its type's shape, and all of them the row's properties. */
import type { Point } from '#domain/geometry/point'
import type { ArrangedRow } from '../arranged-rows.ts'
import { direction, point3 } from './body.ts'
import type { ElementKind } from './element-kind.ts'
import type { LocalFrame } from './local-frame.ts'
import { type SharedShape, type WrittenType, writeType } from './product-type.ts'
import { propertySetsOf } from './properties.ts'
import { placementIn } from './spatial-structure.ts'
import type { StepFile } from './step/step-file.ts'
import { type Encoded, label, list, real, UNSET } from './step/values.ts'
import { ifcText } from './text.ts'
import type { NamedRow, Writing } from './writing.ts'

const pieceNames: Readonly<Record<ElementKind, string>> = {
  WINDOW: 'IFCWINDOW',
  DOOR: 'IFCDOOR',
  MEMBER: 'IFCMEMBER',
}

/** Where a piece is placed whose lower left corner is here on the façade, seen from outside. */
const placementOf = ({ file, structure }: Writing, frame: LocalFrame, [x, y]: Point): Encoded => {
  const isOut = frame.opensTo === 'OUT'
  const origin = isOut ? point3(file, x + frame.width, frame.depth, y) : point3(file, x, 0, y)
  const axes = [direction(file, 0, 0, 1), direction(file, isOut ? -1 : 1, 0, 0)] as const
  return placementIn(file, structure.storeyPlacement, file.shared('IFCAXIS2PLACEMENT3D', origin, ...axes))
}

/** Nowhere else than the piece itself is. */
const inPlace = (file: StepFile): Encoded =>
  file.shared('IFCCARTESIANTRANSFORMATIONOPERATOR3D', UNSET, UNSET, point3(file, 0, 0, 0), UNSET, UNSET)

const copyOf = (file: StepFile, { map, context, identifier }: SharedShape): Encoded =>
  file.add(
    'IFCSHAPEREPRESENTATION',
    context,
    label(identifier),
    label('MappedRepresentation'),
    list([file.add('IFCMAPPEDITEM', map, inPlace(file))]),
  )

/** OverallHeight and OverallWidth; the rest is said by the type. */
const tailOf = (kind: ElementKind, { height, width }: LocalFrame): readonly Encoded[] =>
  kind === 'MEMBER' ? [UNSET] : [real(height), real(width), UNSET, UNSET, UNSET]

const writePiece = (
  writing: Writing,
  { kind, frame, modelName, shapes }: WrittenType,
  row: NamedRow,
  { index, at }: { readonly index: number; readonly at: Point },
): Encoded => {
  const { file, ids } = writing
  return file.add(
    pieceNames[kind],
    ids(row.id, 'piece', String(index)),
    UNSET,
    label(row.configuration.facts.description),
    UNSET,
    label(modelName),
    placementOf(writing, frame, at),
    file.add('IFCPRODUCTDEFINITIONSHAPE', UNSET, UNSET, list(shapes.map((shape) => copyOf(file, shape)))),
    label(row.reference === '' ? ifcText.row(row.rowNumber) : row.reference),
    ...tailOf(kind, frame),
  )
}

/** Writes a row with its type; answers its pieces. */
export const writePieces = (writing: Writing, standing: ArrangedRow, row: NamedRow): readonly Encoded[] => {
  const { file, ids } = writing
  const written = writeType(writing, standing, row)
  const pieces = standing.at.map((at, index) => writePiece(writing, written, row, { index, at }))
  const relate = (entity: string, name: string, relating: Encoded): Encoded =>
    file.add(entity, ids(row.id, name), UNSET, UNSET, UNSET, list(pieces), relating)
  relate('IFCRELDEFINESBYTYPE', 'by-type', written.type)
  const sets = propertySetsOf(file, written.kind, row, (name) => ids(row.id, name))
  for (const { name, set } of sets) relate('IFCRELDEFINESBYPROPERTIES', `by-${name}`, set)
  return pieces
}
