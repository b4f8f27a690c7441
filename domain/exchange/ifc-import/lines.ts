/**
 * What a file of ISO 10303-21 says, entity by entity, whichever program has read it: plain values in the order of their attributes, enumerations
 * without their dots. Only what is asked for is read; shapes and placements never are.
 */
interface IfcReference {
  readonly line: number
}

export type IfcValue = string | number | boolean | null | IfcReference | readonly IfcValue[]

export interface IfcLine {
  readonly id: number
  /** In capitals: IFCWINDOW. */
  readonly entity: string
  readonly values: readonly IfcValue[]
}

export interface IfcLines {
  /** Every entity of that very name, in the order of the file. */
  readonly each: (entity: string, visit: (line: IfcLine) => void) => void
  /** Those that are there, of the ids that are asked for. */
  readonly lines: (ids: readonly number[]) => readonly IfcLine[]
}

const isReference = (value: IfcValue | undefined): value is IfcReference =>
  typeof value === 'object' && value !== null && 'line' in value

/** Without what no person reads; empty where nothing is said. */
export const textAt = ({ values }: IfcLine, at: number): string => {
  const value = values[at]
  if (typeof value !== 'string' && typeof value !== 'number') return ''
  return String(value).replace(/\s+/g, ' ').trim()
}

export const numberAt = ({ values }: IfcLine, at: number): number | null => {
  const value = values[at]
  if (typeof value !== 'string' && typeof value !== 'number') return null
  const number = value === '' ? Number.NaN : Number(value)
  return Number.isFinite(number) ? number : null
}

/** Null where nothing is said, and where what is said is that it is not known. */
export const enumerationAt = (line: IfcLine, at: number): string | null => {
  const said = textAt(line, at).toUpperCase()
  return ['', 'NOTDEFINED', 'USERDEFINED', 'UNSET'].includes(said) ? null : said
}

export const referenceAt = ({ values }: IfcLine, at: number): number | null => {
  const value = values[at]
  return isReference(value) ? value.line : null
}

/** Of a list, or of a single one where a list may be one. */
export const referencesAt = ({ values }: IfcLine, at: number): readonly number[] => {
  const value = values[at]
  const all = Array.isArray(value) ? (value as readonly IfcValue[]) : [value]
  return all.flatMap((each) => (isReference(each) ? [each.line] : []))
}
