/**
 * Bedrooms by their references, and whether one can get out of them. The storey and the height of the sill are not known, so a
 * person has the last word.
 */
import { functionOf } from '#domain/catalogue/catalogue'
import { isFixedFunction, isWindow } from '#domain/catalogue/model-kind'
import { sizeText } from '#domain/messages/figures'
import { listText } from '#domain/messages/list-text'
import { escapeLimits } from '#domain/rules/escape'
import { type CheckContext, type CheckedRow, type Hit, numbersOf, type OrderRule } from '../order-rule.ts'
import { bedroomsOf } from '../rooms.ts'
import { escapeText } from '../text.ts'

/** One walks out of a door, and climbs out of a window that opens far enough. */
const isWayOut = ({ configuration: { model, values, facts } }: CheckedRow): boolean =>
  isWindow(model) ? facts.emergencyExit : !isFixedFunction(values.function)

/** A room may have several windows; one to climb through is enough. */
export const withoutWayOut = ({ rows }: CheckContext): readonly CheckedRow[] =>
  bedroomsOf(rows.filter(({ row }) => !row.isConstructionPart)).flatMap((room) =>
    room.some(isWayOut) ? [] : room,
  )

const withoutSide = (name: string): string => name.replace(/ (?:venstre|høyre)$/, '').toLocaleLowerCase('nb')

/** Why the window is no way out; true of every window that it is said of. */
const reasonOf = ({ configuration: { model, values, freeOpening } }: CheckedRow): string => {
  if (isFixedFunction(values.function))
    return escapeText.doesNotOpen(withoutSide(functionOf(values.function).name))
  if (model.frameType === 'X') return escapeText.fireWindow
  if (freeOpening === null) return escapeText.noWayOut(withoutSide(functionOf(values.function).name))
  const { width, height } = freeOpening
  return escapeText.opening(sizeText(Math.max(0, width), Math.max(0, height)))
}

/** What it can be opened to, and the room that it is in. */
const stateOf = ({ row, configuration: { values, freeOpening } }: CheckedRow) => [
  row.reference,
  values.function,
  freeOpening?.width ?? null,
  freeOpening?.height ?? null,
]

const named = ({ row: { rowNumber, reference } }: CheckedRow): string => escapeText.row(rowNumber, reference)

export const escapeRules: readonly OrderRule[] = [
  {
    id: 'BK-12',
    severity: 'WARN',
    code: 'check.bedroom-escape',
    find: (context) =>
      [...Map.groupBy(withoutWayOut(context), reasonOf)].map(
        ([reason, rows]): Hit => ({
          rows: numbersOf(rows),
          about: rows.flatMap(stateOf),
          data: { rows: listText(rows.map(named)), reason, ...escapeLimits },
        }),
      ),
    paragraph: 'TEK17 § 11-13',
    isPictured: true,
    source: 'TEK17 § 11-13, as quoted in trade handbook 2.4',
  },
]
