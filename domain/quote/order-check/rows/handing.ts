/**
 * A row that hangs the other way than the others of its model and size. It may be meant so, also where somebody has typed it so; as a
 * hand cannot be changed on site, it is asked about once, with its siblings beside it. Whoever has turned one of them, as one does
 * with a copy of its sibling, knows that they hang both ways.
 */
import { grouped } from '#domain/messages/order-check'
import { isStated } from '#domain/product/stated'
import { customOf } from '../custom.ts'
import { handedKind, handOf, handWord } from '../hands.ts'
import { mending } from '../mending.ts'
import { type CheckContext, type CheckedRow, type Hit, numbersOf, type OrderRule } from '../order-rule.ts'
import { roomOf, stackOf } from '../rooms.ts'

/** Rows of one model and size that could hang either way; in a block those above each other, since flats beside each other are mirrored. */
const siblings = (checked: CheckedRow): string => {
  const { modelId, width, height } = checked.row
  return `${modelId} ${width} ${height} ${handedKind(checked)} ${stackOf(checked)}`
}

const functionIn = ({ configuration }: CheckedRow): string => configuration.values.function

/** Another window of the room that hangs the same way says that the room wants it so. */
const hangsAsItsRoom = (checked: CheckedRow, { rows }: CheckContext): boolean => {
  const hand = handOf(checked)
  const room = checked.row.reference.trim() === '' ? null : roomOf(checked)
  return rows.some(
    (other) =>
      other !== checked &&
      room !== null &&
      roomOf(other) === room &&
      isHandStated(other) &&
      handedKind(other) !== null &&
      siblings(other) !== siblings(checked) &&
      handOf(other) === hand,
  )
}

const isHandStated = ({ revision }: CheckedRow): boolean => isStated(revision.product, 'function')

const together = (rows: readonly CheckedRow[]) => ({
  said: rows[0] === undefined ? '' : handWord(rows[0]),
  rows: numbersOf(rows),
})

const unlike = (context: CheckContext): readonly Hit[] =>
  [
    ...Map.groupBy(
      context.rows.filter((row) => handedKind(row) !== null),
      siblings,
    ).values(),
  ].flatMap((group) => {
    const custom = customOf(group, functionIn)
    if (custom === null || group.some(({ revision }) => revision.isHandDecided)) return []
    const doubtful = [...custom.odd.values()].map((odd) => odd.filter((row) => !hangsAsItsRoom(row, context)))
    return doubtful
      .filter((odd) => odd.length > 0)
      .map(
        (odd): Hit => ({
          // The odd ones first, as they are said: of many rows only the first are pictured.
          rows: [...numbersOf(odd), ...numbersOf(custom.rows)],
          about: [odd[0]?.row.modelId ?? null, ...odd.map(functionIn), custom.value],
          data: {
            said: grouped([together(odd), together(custom.rows)]),
            model: odd[0]?.revision.facts.modelName ?? '',
          },
          fix: mending(
            odd,
            {
              name: 'same-handing',
              patches: () => [{ function: custom.value }],
              isMended: ({ values }) => values.function === custom.value,
            },
            context.colorLists,
          ),
        }),
      )
  })

/** Rows whose hand is asked about beside their siblings; nobody is asked a second time whether it is right. */
export const unlikeRows = (context: CheckContext): readonly number[] =>
  unlike(context).flatMap(({ rows }) => rows)

export const handingRules: readonly OrderRule[] = [
  {
    id: 'BK-8',
    severity: 'WARN',
    code: 'check.handing-unlike',
    find: unlike,
    isPictured: true,
    isQuestion: true,
    source: 'windows of a kind and a size are hung alike unless somebody wants them not to be',
  },
]
