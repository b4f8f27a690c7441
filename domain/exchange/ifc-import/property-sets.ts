/**
 * What sets of properties say of a window or door: those that IFC names for every one of them, and the set of our own export, which is known by the
 * descriptions of its properties, because its name is a text that may be reworded.
 */
import { type IfcLine, type IfcLines, numberAt, referenceAt, referencesAt, textAt } from './lines.ts'

/** Names of properties, and of our own their ids. */
export interface ReadProperties {
  readonly common: ReadonlyMap<string, IfcLine>
  readonly own: ReadonlyMap<string, IfcLine>
}

const COMMON: readonly string[] = ['Pset_WindowCommon', 'Pset_DoorCommon']
const FIRST_OF_OWN = 'row-number'
const VALUE = 2

/** Of all that are asked for in one question, and each once: many sets share their properties. */
const readAll = (lines: IfcLines, ids: readonly number[]): ReadonlyMap<number, IfcLine> =>
  new Map(lines.lines([...new Set(ids)]).map((line) => [line.id, line]))

const isSet = ({ entity }: IfcLine): boolean => entity === 'IFCPROPERTYSET'
const isCommon = (set: IfcLine): boolean => COMMON.includes(textAt(set, 2))
const membersOf = (set: IfcLine): readonly number[] => referencesAt(set, 4)

/** Reads all of the sets at once; answers what some of them say together, of which those that stand first count before later ones. */
export const propertyReader = (
  lines: IfcLines,
  all: readonly IfcLine[],
): ((sets: readonly IfcLine[]) => ReadProperties) => {
  const sets = all.filter(isSet)
  const firstOf = (set: IfcLine): readonly number[] => membersOf(set).slice(0, 1)
  const firsts = readAll(lines, sets.filter((set) => !isCommon(set)).flatMap(firstOf))
  const isOwn = (set: IfcLine): boolean =>
    firstOf(set).some((id) => {
      const first = firsts.get(id)
      return first !== undefined && textAt(first, 1) === FIRST_OF_OWN
    })
  const read = sets.filter((set) => isCommon(set) || isOwn(set))
  const properties = readAll(lines, read.flatMap(membersOf))
  const valuesOf = (set: IfcLine, nameAt: number) =>
    membersOf(set).flatMap((id) => {
      const property = properties.get(id)
      return property?.entity === 'IFCPROPERTYSINGLEVALUE'
        ? [[textAt(property, nameAt), property] as const]
        : []
    })
  const known = new Map(
    read.map((set) => [
      set.id,
      isCommon(set) ? { common: valuesOf(set, 0), own: [] } : { common: [], own: valuesOf(set, 1) },
    ]),
  )
  return (ofPiece) => {
    const found = ofPiece.flatMap(({ id }) => known.get(id) ?? []).toReversed()
    return {
      common: new Map(found.flatMap(({ common }) => common)),
      own: new Map(found.flatMap(({ own }) => own)),
    }
  }
}

export const propertyText = (properties: ReadonlyMap<string, IfcLine>, name: string): string => {
  const line = properties.get(name)
  return line === undefined ? '' : textAt(line, VALUE)
}

export const propertyNumber = (properties: ReadonlyMap<string, IfcLine>, name: string): number | null => {
  const line = properties.get(name)
  return line === undefined || referenceAt(line, VALUE) !== null ? null : numberAt(line, VALUE)
}

export const propertyLogical = (properties: ReadonlyMap<string, IfcLine>, name: string): boolean | null => {
  const value = properties.get(name)?.values[VALUE]
  return typeof value === 'boolean' ? value : null
}
