/** What the rules of the products say of the rows: one thing to look at for each rule, with the rows that it speaks of. */
import type { FixName } from '#domain/messages/order-check'
import { rowsText } from '#domain/messages/order-check'
import type { Patch } from '#domain/product/product'
import { warningsOf } from '../../rows/row-facts.ts'
import { mending } from '../mending.ts'
import {
  type CheckContext,
  type CheckedRow,
  type Fix,
  type Hit,
  numbersOf,
  type OrderRule,
} from '../order-rule.ts'

const LOW_GLASS_RULES = ['R-K-01', 'R-K-02']
/** Laminated on the inside (trade handbook 4). */
const SAFETY_GLASS: Patch = { glassCode: '311' }
const FIX: FixName = 'safety-glass'

/** Where a sentence does not name its paragraph itself. */
const paragraphs: Readonly<Record<string, string>> = {
  'R-G-05': 'TEK17 § 14-3',
  'R-K-01': 'TEK17 § 12-17',
  'R-K-02': 'NS 3510',
  'R-K-06': 'TEK17 § 11-13',
  'R-K-07': 'TEK17 § 11-13',
  'R-O-01': 'TEK17 § 12-13',
  'R-O-02': 'TEK17 § 12-13',
}

interface Warned {
  readonly checked: CheckedRow
  readonly ruleId: string
  readonly sentence: string
}

const warningsIn = ({ rows }: CheckContext): readonly Warned[] =>
  rows.flatMap((checked) =>
    checked.revision.facts.warnings.map(({ ruleId, sentence }) => ({ checked, ruleId, sentence })),
  )

const safetyGlass = (ruleId: string, rows: readonly CheckedRow[], { colorBook }: CheckContext): Fix | null =>
  LOW_GLASS_RULES.includes(ruleId)
    ? mending(
        rows,
        {
          name: FIX,
          patches: () => [SAFETY_GLASS],
          leavesOthers: true,
          isMended: (after) => !warningsOf(after).some((warning) => warning.ruleId === ruleId),
        },
        colorBook,
      )
    : null

/** 'Produktet veier 195,7 kg. Vurder kranbil.' → what is the row's own, and what is said of all of them. */
const parted = (sentence: string): readonly [string, string] => {
  const [, own = sentence, common = ''] = /^(.*?\.) (\p{Lu}.*)$/u.exec(sentence) ?? []
  return [own, common]
}

/** 'rad 1: Produktet veier 195,7 kg. Rad 16: …' where each row has a figure of its own. */
const saidOf = (warned: readonly Warned[]): string => {
  const bySentence = [...Map.groupBy(warned, ({ sentence }) => sentence)]
  const rowsOf = (group: readonly Warned[]) => rowsText(numbersOf(group.map(({ checked }) => checked)))
  const [only] = bySentence
  if (only !== undefined && bySentence.length === 1) return `${only[0]} Gjelder ${rowsOf(only[1])}.`
  const own = bySentence.map(([sentence, group]) => `${rowsOf(group)}: ${parted(sentence)[0]}`)
  const said = own.map((text) => text.charAt(0).toLocaleUpperCase('nb') + text.slice(1)).join(' ')
  const common = [...new Set(bySentence.map(([sentence]) => parted(sentence)[1]))]
  return [said, ...common].filter(Boolean).join(' ')
}

export const productWarningRules: readonly OrderRule[] = [
  {
    id: 'BK-11',
    severity: 'WARN',
    code: 'check.product',
    find: (context) =>
      [...Map.groupBy(warningsIn(context), ({ ruleId }) => ruleId)].map(([ruleId, warned]): Hit => {
        const rows = warned.map(({ checked }) => checked)
        return {
          rows: numbersOf(rows),
          data: { said: saidOf(warned) },
          fix: safetyGlass(ruleId, rows, context),
          basis: paragraphs[ruleId] ?? `Produktregel ${ruleId}`,
        }
      }),
    source: 'trade handbook 11, the rules that warn',
  },
]
