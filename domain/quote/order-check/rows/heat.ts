/**
 * Heat loss against the least level of TEK17, § 14-3: a mean over the windows and doors of a building that is heated (§ 14-1).
 * The level of the energy measures, § 14-2, stands under the sum of every quote and asks for nothing.
 */
import { decimal, figure } from '#domain/messages/figures'
import { rowsText } from '#domain/messages/order-check'
import { isOverLevel, U_MINIMUM_LEVEL } from '#domain/physics/tek17'
import { totalsOfQuote } from '../../money/visible-money.ts'
import { type CheckContext, type CheckedRow, type Hit, numbersOf, type OrderRule } from '../order-rule.ts'
import { isUnheated } from '../rooms.ts'

/** Models that are sold with these only are for cabins and for buildings that nobody heats. */
const TWO_LAYERS = '201'
/** So large a part of the rows within the level is a house, in which such a model is a slip. */
const HOUSE_SHARE = 0.75

const isSoldForCabins = ({ configuration: { model } }: CheckedRow): boolean =>
  model.glassCodes?.every((code) => code === TWO_LAYERS) === true

const isOver = (uValue: number | null): boolean => uValue !== null && isOverLevel(uValue, U_MINIMUM_LEVEL)

/** Rows over the level of which nobody has said that they need not keep it: by the room, by the model, by leaving the row out. */
export const overLevel = ({ rows }: CheckContext): readonly CheckedRow[] => {
  const counted = rows.filter(({ row }) => row.inOrderUvalue && row.uValue !== null)
  const over = counted.filter((each) => isOver(each.row.uValue) && !isUnheated(each))
  const isHouse = counted.length - over.length >= HOUSE_SHARE * counted.length
  return isHouse ? over : over.filter((each) => !isSoldForCabins(each))
}

export const isMeanOver = ({ manifest }: Pick<CheckContext, 'manifest'>): boolean =>
  isOver(totalsOfQuote(manifest).orderUvalue)

export const heatRules: readonly OrderRule[] = [
  {
    id: 'BK-13',
    severity: 'WARN',
    code: 'check.u-above-minimum',
    find: (context): readonly Hit[] => {
      const rows = numbersOf(overLevel(context))
      const { orderUvalue } = totalsOfQuote(context.manifest)
      return rows.length === 0 || orderUvalue === null || !isMeanOver(context)
        ? []
        : [
            {
              rows,
              about: [decimal(orderUvalue, 2)],
              data: { u: decimal(orderUvalue, 2), max: figure(U_MINIMUM_LEVEL), rows: rowsText(rows) },
            },
          ]
    },
    paragraph: 'TEK17 § 14-3',
    source: 'TEK17 § 14-1, § 14-3 and § 14-5, and trade handbook 11, G-05',
  },
]
