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

const singleValues = (lines: IfcLines, set: IfcLine): readonly IfcLine[] =>
  lines.lines(referencesAt(set, 4)).filter(({ entity }) => entity === 'IFCPROPERTYSINGLEVALUE')

const isOwn = (lines: IfcLines, set: IfcLine): boolean => {
  const [first] = referencesAt(set, 4)
  const [property] = first === undefined ? [] : lines.lines([first])
  return property !== undefined && textAt(property, 1) === FIRST_OF_OWN
}

const readSet = (lines: IfcLines, set: IfcLine): ReadProperties | null => {
  if (set.entity !== 'IFCPROPERTYSET') return null
  if (COMMON.includes(textAt(set, 2)))
    return { common: new Map(singleValues(lines, set).map((line) => [textAt(line, 0), line])), own: new Map() }
  if (!isOwn(lines, set)) return null
  return { common: new Map(), own: new Map(singleValues(lines, set).map((line) => [textAt(line, 1), line])) }
}

/** Reads each set once, however many pieces share it. */
export const propertyReader = (lines: IfcLines) => {
  const read = new Map<number, ReadProperties | null>()
  const setOf = (set: IfcLine): ReadProperties | null => {
    const before = read.get(set.id)
    if (before !== undefined) return before
    const now = readSet(lines, set)
    read.set(set.id, now)
    return now
  }
  /** Sets that stand first say what later ones say too. */
  return (sets: readonly IfcLine[]): ReadProperties => {
    const found = sets.flatMap((set) => setOf(set) ?? []).toReversed()
    return {
      common: new Map(found.flatMap(({ common }) => [...common])),
      own: new Map(found.flatMap(({ own }) => [...own])),
    }
  }
}

const valueOf = (properties: ReadonlyMap<string, IfcLine>, name: string): IfcLine | null => properties.get(name) ?? null

export const propertyText = (properties: ReadonlyMap<string, IfcLine>, name: string): string => {
  const line = valueOf(properties, name)
  return line === null ? '' : textAt(line, VALUE)
}

export const propertyNumber = (properties: ReadonlyMap<string, IfcLine>, name: string): number | null => {
  const line = valueOf(properties, name)
  return line === null || referenceAt(line, VALUE) !== null ? null : numberAt(line, VALUE)
}

export const propertyLogical = (properties: ReadonlyMap<string, IfcLine>, name: string): boolean | null => {
  const value = valueOf(properties, name)?.values[VALUE]
  return typeof value === 'boolean' ? value : null
}
