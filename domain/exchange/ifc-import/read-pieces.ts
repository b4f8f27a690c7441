/**
 * The windows and doors of a file with what the file says of each: sizes in millimetres, storey, type, classes and opening. Relations are walked once
 * and followed one step; no placement and no shape is looked at, so none of them can be too long or lead in a circle. Pure.
 */
import { saidClass } from './asked-classes.ts'
import { foundOpening, specialKind } from './found-opening.ts'
import type { FoundModel, FoundPiece, OpeningKind, OwnArticle } from './found-piece.ts'
import { lengthUnitMm } from './length-unit.ts'
import { type IfcLine, type IfcLines, numberAt, referencesAt, textAt } from './lines.ts'
import {
  propertyLogical,
  propertyNumber,
  propertyReader,
  propertyText,
  type ReadProperties,
} from './property-sets.ts'

type IfcContentProblem = 'no-unit' | 'nothing' | 'too-many-pieces'

export type ReadPieces =
  | { readonly ok: true; readonly model: FoundModel }
  | { readonly ok: false; readonly problem: IfcContentProblem }

/** More windows than the largest house has. */
const PIECES_MAX = 20_000

const ENTITIES: readonly (readonly [entity: string, kind: OpeningKind])[] = [
  ['IFCWINDOW', 'WINDOW'],
  ['IFCWINDOWSTANDARDCASE', 'WINDOW'],
  ['IFCDOOR', 'DOOR'],
  ['IFCDOORSTANDARDCASE', 'DOOR'],
]

interface Related {
  readonly types: ReadonlyMap<number, number>
  readonly sets: ReadonlyMap<number, readonly number[]>
  readonly places: ReadonlyMap<number, number>
}

/** The pieces of each relation, and what they are related to: all have both in the same attributes. */
const walk = (
  lines: IfcLines,
  entity: string,
  wanted: ReadonlySet<number>,
  meet: (piece: number, relatedTo: number) => void,
): void =>
  lines.each(entity, (relation) => {
    const relatedTo = referencesAt(relation, 5)
    for (const piece of referencesAt(relation, 4))
      if (wanted.has(piece)) for (const other of relatedTo) meet(piece, other)
  })

const relatedIn = (lines: IfcLines, pieces: ReadonlySet<number>): Related => {
  const types = new Map<number, number>()
  const sets = new Map<number, number[]>()
  const places = new Map<number, number>()
  walk(lines, 'IFCRELDEFINESBYTYPE', pieces, (piece, type) => types.set(piece, type))
  walk(lines, 'IFCRELDEFINESBYPROPERTIES', pieces, (piece, set) => {
    const before = sets.get(piece)
    if (before === undefined) sets.set(piece, [set])
    else before.push(set)
  })
  walk(lines, 'IFCRELCONTAINEDINSPATIALSTRUCTURE', pieces, (piece, place) => places.set(piece, place))
  return { types, sets, places }
}

const MEASURES = ['width1', 'width2', 'height1', 'height2'] as const

const ownArticle = ({ own }: ReadProperties, unitMm: number): OwnArticle | null => {
  const modelId = propertyNumber(own, 'model-id')
  if (modelId === null) return null
  const measures = MEASURES.flatMap((field) => {
    const value = propertyNumber(own, field)
    return value === null ? [] : [[field, Math.round(value * unitMm)] as const]
  })
  return {
    modelId,
    reference: propertyText(own, 'reference'),
    opening: propertyText(own, 'opening'),
    shapeId: propertyNumber(own, 'shape-id'),
    measures: Object.fromEntries(measures),
  }
}

const byId = (lines: readonly IfcLine[]): ReadonlyMap<number, IfcLine> =>
  new Map(lines.map((line) => [line.id, line]))

const present = <Value>(values: readonly (Value | undefined)[]): readonly Value[] =>
  values.filter((value): value is Value => value !== undefined)

interface Around {
  readonly related: Related
  readonly others: ReadonlyMap<number, IfcLine>
  readonly propertiesOf: (sets: readonly IfcLine[]) => ReadProperties
  readonly unitMm: number
}

const pieceOf = (line: IfcLine, kind: OpeningKind, around: Around): FoundPiece => {
  const { related, others, propertiesOf, unitMm } = around
  const lineOf = (id: number | undefined) => (id === undefined ? undefined : others.get(id))
  const type = lineOf(related.types.get(line.id)) ?? null
  const ofType = type === null ? [] : referencesAt(type, 5)
  const sets = present([...(related.sets.get(line.id) ?? []), ...ofType].map((id) => others.get(id)))
  const properties = propertiesOf(sets)
  const { common } = properties
  const place = lineOf(related.places.get(line.id))
  const length = (at: number) => {
    const value = numberAt(line, at)
    return value === null ? null : value * unitMm
  }
  return {
    globalId: textAt(line, 0),
    kind,
    height: length(8),
    width: length(9),
    name: textAt(line, 2),
    tag: textAt(line, 7),
    storey: place?.entity === 'IFCBUILDINGSTOREY' ? textAt(place, 2) : '',
    typeLine: type?.id ?? null,
    typeName: type === null ? textAt(line, 4) : textAt(type, 2),
    special: specialKind(line, type),
    opening: foundOpening(line, type, sets),
    fire: saidClass(propertyText(common, 'FireRating')),
    sound: saidClass(propertyText(common, 'AcousticRating')),
    uValue: propertyNumber(common, 'ThermalTransmittance'),
    isExternal: propertyLogical(common, 'IsExternal'),
    own: ownArticle(properties, unitMm),
  }
}

export const readPieces = (lines: IfcLines): ReadPieces => {
  const found: { readonly line: IfcLine; readonly kind: OpeningKind }[] = []
  for (const [entity, kind] of ENTITIES) lines.each(entity, (line) => void found.push({ line, kind }))
  if (found.length === 0) return { ok: false, problem: 'nothing' }
  if (found.length > PIECES_MAX) return { ok: false, problem: 'too-many-pieces' }
  const unitMm = lengthUnitMm(lines)
  if (unitMm === null) return { ok: false, problem: 'no-unit' }
  const related = relatedIn(lines, new Set(found.map(({ line }) => line.id)))
  const types = lines.lines([...new Set(related.types.values())])
  const sets = new Set([
    ...[...related.sets.values()].flat(),
    ...types.flatMap((type) => referencesAt(type, 5)),
  ])
  const others = byId([...types, ...lines.lines([...new Set([...sets, ...related.places.values()])])])
  const around = { related, others, propertiesOf: propertyReader(lines, [...others.values()]), unitMm }
  return { ok: true, model: { pieces: found.map(({ line, kind }) => pieceOf(line, kind, around)) } }
}
