/**
 * What TEK17 asks, as far as an order shows it: what the rules of the products say of each row, escape from bedrooms by their
 * references, the average U-value. The storey and the height of the sill are not known, so a person has the last word.
 */

import { isFixedFunction } from '#domain/catalogue/model-kind'
import { apply } from '#domain/configurator/apply'
import { decimal } from '#domain/messages/figures'
import { rowsText } from '#domain/messages/order-check'
import { U_MEASURE_LEVEL, U_MINIMUM_LEVEL } from '#domain/rules/rows/heat'
import { totalsOfQuote } from '../../money/visible-money.ts'
import {
  type CheckContext,
  type CheckedRow,
  editOf,
  type Fix,
  type Hit,
  numbersOf,
  type OrderRule,
} from '../order-rule.ts'

const LOW_GLASS_RULES = ['R-K-01', 'R-K-02']
/** Laminated on the inside (trade handbook 4). */
const SAFETY_GLASS = '311'
const BEDROOM = /sove|\bsov\b|hybel|gjesterom/i

interface Warned {
  readonly checked: CheckedRow
  readonly ruleId: string
  readonly sentence: string
}

const warningsIn = ({ rows }: CheckContext): readonly Warned[] =>
  rows.flatMap((checked) =>
    checked.revision.facts.warnings.map(({ ruleId, sentence }) => ({ checked, ruleId, sentence })),
  )

const safetyGlass = (rows: readonly CheckedRow[], { colorBook }: CheckContext): Fix | null => {
  const patch = { glassCode: SAFETY_GLASS }
  const canHave = ({ revision }: CheckedRow) => apply(revision.product, patch, colorBook).ok
  return rows.every(canHave)
    ? { name: 'safety-glass', commands: rows.map((row) => editOf(row, patch)) }
    : null
}

/** The same sentence on ten rows is one thing to look at. */
const productWarnings = (context: CheckContext): readonly Hit[] =>
  [...Map.groupBy(warningsIn(context), ({ sentence }) => sentence)].map(([sentence, warned]) => {
    const rows = warned.map(({ checked }) => checked)
    const isLowGlass = warned.every(({ ruleId }) => LOW_GLASS_RULES.includes(ruleId))
    const fix = isLowGlass ? safetyGlass(rows, context) : null
    const numbers = numbersOf(rows)
    return { rows: numbers, data: { sentence, rows: rowsText(numbers) }, ...(fix !== null && { fix }) }
  })

/** A room may have several windows; one to climb through is enough. */
const bedroomsWithoutEscape = ({ rows }: CheckContext): readonly CheckedRow[] => {
  const bedrooms = rows.filter(({ row }) => BEDROOM.test(row.reference) && !row.isConstructionPart)
  return [
    ...Map.groupBy(bedrooms, ({ row }) => row.reference.trim().toLocaleLowerCase('nb')).values(),
  ].flatMap((room) => (room.some(({ configuration }) => configuration.facts.emergencyExit) ? [] : room))
}

const openingText = ({ configuration: { values, freeOpening } }: CheckedRow): string => {
  if (isFixedFunction(values.function) || freeOpening === null) return 'det kan ikke åpnes'
  const { width, height } = freeOpening
  const [wide, high] = [width, height].map((length) => decimal(Math.max(0, length), 0))
  return `fri åpning er ${wide}\u00A0×\u00A0${high}\u00A0mm`
}

const averageOver = (uValue: number | null, from: number, to: number): readonly Hit[] =>
  uValue !== null && uValue > from && uValue <= to ? [{ rows: [], data: { u: decimal(uValue, 2) } }] : []

export const buildingRules: readonly OrderRule[] = [
  {
    id: 'BK-11',
    severity: 'WARN',
    code: 'check.product',
    find: productWarnings,
    source: 'trade handbook 11, the rules that warn',
  },
  {
    id: 'BK-12',
    severity: 'WARN',
    code: 'check.bedroom-escape',
    find: (context) =>
      bedroomsWithoutEscape(context).map((checked) => {
        const { rowNumber, reference } = checked.row
        return { rows: [rowNumber], data: { rowNumber, reference, opening: openingText(checked) } }
      }),
    source: 'TEK17 § 11-13, as quoted in trade handbook 2.4',
  },
  {
    id: 'BK-13',
    severity: 'WARN',
    code: 'check.u-above-minimum',
    find: ({ manifest }) =>
      averageOver(totalsOfQuote(manifest).orderUvalue, U_MINIMUM_LEVEL, Number.POSITIVE_INFINITY),
    source: 'TEK17 § 14-3, as quoted in trade handbook 11, G-05',
  },
  {
    id: 'BK-14',
    severity: 'WARN',
    code: 'check.u-above-measure',
    find: ({ manifest }) =>
      averageOver(totalsOfQuote(manifest).orderUvalue, U_MEASURE_LEVEL, U_MINIMUM_LEVEL),
    source: 'TEK17 § 14-2, as quoted in trade handbook 11, G-06',
  },
]
