/** How many millimetres a length of one is in a file, by the units of its project: metres, inches and feet are as common as millimetres. */
import { type IfcLine, type IfcLines, numberAt, referenceAt, referencesAt, textAt } from './lines.ts'

const PREFIXES: Readonly<Record<string, number>> = {
  KILO: 1e3,
  HECTO: 1e2,
  DECA: 10,
  DECI: 0.1,
  CENTI: 0.01,
  MILLI: 1e-3,
  MICRO: 1e-6,
}
const MM_IN_M = 1000

/** A unit that is made of another may be made of one again; more than this is a circle. */
const STEPS_MAX = 4

const find = (lines: IfcLines, id: number | null): IfcLine | null =>
  id === null ? null : (lines.lines([id])[0] ?? null)

/** Some programs leave out the attribute that follows from others, so these are counted from the end. */
const siUnitMm = (unit: IfcLine): number | null => {
  const said = (fromEnd: number) => textAt(unit, unit.values.length - fromEnd).toUpperCase()
  if (said(1) !== 'METRE') return null
  const prefix = said(2)
  if (prefix === '') return MM_IN_M
  const factor = PREFIXES[prefix]
  return factor === undefined ? null : factor * MM_IN_M
}

const unitMm = (lines: IfcLines, id: number | null, steps: number): number | null => {
  const unit = find(lines, id)
  if (unit === null || steps > STEPS_MAX) return null
  if (unit.entity === 'IFCSIUNIT') return siUnitMm(unit)
  if (!unit.entity.startsWith('IFCCONVERSIONBASEDUNIT')) return null
  const factor = find(lines, referencesAt({ ...unit, values: [unit.values] }, 0).at(-1) ?? null)
  const one = factor && unitMm(lines, referenceAt(factor, 1), steps + 1)
  const times = factor && numberAt(factor, 0)
  return one === null || times === null || times <= 0 ? null : one * times
}

const isLength = (unit: IfcLine): boolean => unit.values.includes('LENGTHUNIT')

/** Null where the file does not say what its lengths are in: nobody guesses. */
export const lengthUnitMm = (lines: IfcLines): number | null => {
  const assignments: number[] = []
  lines.each('IFCPROJECT', (project) => void assignments.push(...referencesAt(project, 8)))
  const units = lines.lines(assignments).flatMap((assignment) => referencesAt(assignment, 0))
  const unit = lines.lines(units).find(isLength)
  return unit === undefined ? null : unitMm(lines, unit.id, 0)
}
