/** A row that hangs the other way than the others of its model and size. */
import { functionOf } from '#domain/catalogue/catalogue'
import { rowsAtStart } from '#domain/messages/order-check'
import { isStated } from '#domain/product/stated'
import { customOf } from '../custom.ts'
import { handedKind } from '../hands.ts'
import { mending } from '../mending.ts'
import { type CheckContext, type CheckedRow, type Hit, numbersOf, type OrderRule } from '../order-rule.ts'

/** A hand that somebody has stated is in doubt only beside so many others: a room at the end of a wall is not uncommon. */
const ALIKE_MIN = 4

const isDoubtful = (custom: readonly CheckedRow[], odd: readonly CheckedRow[]): boolean =>
  custom.length >= ALIKE_MIN || odd.every(({ revision }) => !isStated(revision.product, 'function'))

/** Rows of one model and size that could hang either way. */
const siblings = (checked: CheckedRow): string => {
  const { modelId, width, height } = checked.row
  return `${modelId} ${width} ${height} ${handedKind(checked)}`
}

const functionIn = ({ configuration }: CheckedRow): string => configuration.values.function

const lowered = (functionId: string): string => functionOf(functionId).name.toLocaleLowerCase('nb')

const unlike = (context: CheckContext): readonly Hit[] =>
  [
    ...Map.groupBy(
      context.rows.filter((row) => handedKind(row) !== null),
      siblings,
    ).values(),
  ].flatMap((group) => {
    const custom = customOf(group, functionIn)
    if (custom === null) return []
    const doubtful = [...custom.odd].filter(([, odd]) => isDoubtful(custom.rows, odd))
    return doubtful.map(([functionId, odd]): Hit => {
      const rows = numbersOf(odd)
      return {
        rows,
        data: {
          rows: rowsAtStart(rows),
          handing: lowered(functionId),
          count: custom.rows.length,
          model: odd[0]?.revision.facts.modelName ?? '',
          others: lowered(custom.value),
        },
        fix: mending(
          odd,
          {
            name: 'same-handing',
            patches: () => [{ function: custom.value }],
            isMended: ({ values }) => values.function === custom.value,
          },
          context.colorBook,
        ),
      }
    })
  })

/** Rows that hang unlike their siblings; nobody is asked a second time whether that is right. */
export const unlikeRows = (context: CheckContext): readonly number[] =>
  unlike(context).flatMap(({ rows }) => rows)

export const handingRules: readonly OrderRule[] = [
  {
    id: 'BK-8',
    severity: 'WARN',
    code: 'check.handing-unlike',
    find: unlike,
    isPictured: true,
    source: 'windows of a kind and a size are hung alike unless somebody wants them not to be',
  },
]
