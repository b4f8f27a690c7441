/** What the rules of the products say of the rows: one thing to look at for each rule, with the rows that it speaks of. */
import { boundsOf } from '#domain/geometry/polygon'
import { panesOf } from '#domain/layout/panes'
import { decimal, withFigures } from '#domain/messages/figures'
import { filledAsWritten } from '#domain/messages/fill'
import { breastworkSentences, type FixName, rowsText } from '#domain/messages/order-check'
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
import { isPlaceAsked, isUnheated } from '../rooms.ts'
import { basisText, saidOfRows } from '../text.ts'
import { withoutWayOut } from './escape.ts'
import { colderRows } from './glass.ts'
import { isMeanOver, overLevel } from './heat.ts'

const LOW_GLASS_RULES = ['R-K-01', 'R-K-02']
/** Laminated on the inside (trade handbook 4). */
const SAFETY_GLASS: Patch = { glassCode: '311' }
const FIX: FixName = 'safety-glass'

/** TEK17 § 12-17 asks for it up to here, mm above the floor. */
const SAFE_FROM = 800
const SHEDS_AND_CABINS = 110

/** Where a sentence does not name its paragraph itself. */
const paragraphs: Readonly<Record<string, string>> = {
  'R-G-05': 'TEK17 § 14-3',
  'R-K-01': 'TEK17 § 12-17',
  'R-K-02': 'TEK17 § 12-17, NS 3510',
  'R-K-06': 'TEK17 § 11-13',
  'R-K-07': 'TEK17 § 11-13',
  'R-O-01': 'TEK17 § 12-13',
  'R-O-02': 'TEK17 § 12-13',
  'R-O-03': 'TEK17 § 12-13',
}

/** Millimetres above the lower edge of the frame, which may stand on the floor; null where all is solid. */
const glassFrom = ({ configuration: { layout } }: CheckedRow): number | null => {
  const glass = panesOf(layout).filter(({ kind }) => kind === 'GLASS')
  return glass.length === 0 ? null : Math.min(...glass.map(({ daylight }) => boundsOf(daylight).minY))
}

const isGlassLow = (checked: CheckedRow): boolean => {
  const from = glassFrom(checked)
  return from !== null && from < SAFE_FROM
}

/** A door to a shed or a cabin is none of those that the law wants wide. */
const isEntrance = (checked: CheckedRow): boolean =>
  checked.configuration.model.group !== SHEDS_AND_CABINS && !isUnheated(checked)

type Concern = (context: CheckContext) => (checked: CheckedRow) => boolean

const heat: Concern = (context) => {
  const over = new Set(overLevel(context))
  const colder = colderRows(context)
  const isSaidByMean = isMeanOver(context)
  return (checked) =>
    !isSaidByMean && over.has(checked) && !colder.has(checked) && !isPlaceAsked(checked, context)
}

const never: Concern = () => () => false

/**
 * Which rows a warning is repeated for here. Every row says its own in the list already; before an order only what leaves something
 * to do is asked, once.
 */
const concerns: Readonly<Record<string, Concern>> = {
  // Who carries it is asked of the delivery (BK-19 and BK-20).
  'R-D-09': never,
  // Whoever chooses a dark colour is told so there, and has chosen it.
  'R-A-07': never,
  'R-G-05': heat,
  'R-K-01': () => isGlassLow,
  'R-K-02': () => isGlassLow,
  'R-K-07': (context) => {
    const saidByEscape = new Set(withoutWayOut(context))
    return (checked) => !saidByEscape.has(checked)
  },
  'R-O-01': () => isEntrance,
  'R-O-02': () => isEntrance,
}

interface Warned {
  readonly checked: CheckedRow
  readonly ruleId: string
  readonly sentence: string
}

/** What a product's rule measured in the row: the figures of its sentence, without the words. */
const figuresOf = ({ checked, ruleId }: Warned): readonly (string | number)[] => {
  const finding = checked.configuration.findings.find((each) => each.ruleId === ruleId)
  return Object.values(finding?.data ?? {}).filter((value) => /^[\d−]/.test(String(value)))
}

const warningsIn = (context: CheckContext): readonly Warned[] => {
  const all = context.rows.flatMap((checked) =>
    checked.revision.facts.warnings.map(({ ruleId, sentence }) => ({ checked, ruleId, sentence })),
  )
  return [...Map.groupBy(all, ({ ruleId }) => ruleId)].flatMap(([ruleId, warned]) => {
    const isConcerned = concerns[ruleId]?.(context) ?? (() => true)
    return warned.filter(({ checked }) => isConcerned(checked)).map(toBreastwork)
  })
}

/** Where the glass above a breastwork begins, of the rule that asks for a higher one. */
const aboutBreastwork = (ruleId: string, checked: CheckedRow): number | null =>
  ruleId === 'R-K-01' && checked.configuration.layout.breastworks.length > 0 ? glassFrom(checked) : null

/** What secures a door with a breastwork is a higher one. */
const toBreastwork = (warned: Warned): Warned => {
  const from = aboutBreastwork(warned.ruleId, warned.checked)
  return from === null
    ? warned
    : { ...warned, sentence: filledAsWritten(breastworkSentences.low, { from: decimal(from, 0) }) }
}

const safetyGlass = (
  ruleId: string,
  rows: readonly CheckedRow[],
  { colorLists }: CheckContext,
): Fix | null =>
  LOW_GLASS_RULES.includes(ruleId)
    ? mending(
        rows,
        {
          name: FIX,
          patches: () => [SAFETY_GLASS],
          leavesOthers: true,
          isMended: (after) => !warningsOf(after).some((warning) => warning.ruleId === ruleId),
        },
        colorLists,
      )
    : null

/** 'Produktet veier 195,7 kg. Vurder kranbil.' → what is the row's own, and what is said of all of them. */
const parted = (sentence: string): readonly [string, string] => {
  const [, own = sentence, common = ''] = /^(.*?\.) (\p{Lu}.*)$/u.exec(sentence) ?? []
  return [own, common]
}

/** 'rad 1: Produktet veier 195,7 kg. Rad 16: …' where each row has a figure of its own. */
const saidOf = (warned: readonly Warned[]): string => {
  // A row keeps its sentence as it was written when the row was stored: with other spaces it says the same.
  const bySentence = [...Map.groupBy(warned, ({ sentence }) => withFigures(sentence))]
  const rowsOf = (group: readonly Warned[]) => rowsText(numbersOf(group.map(({ checked }) => checked)))
  const [only] = bySentence
  if (only !== undefined && bySentence.length === 1) return saidOfRows(only[0], rowsOf(only[1]))
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
          about: [ruleId, ...warned.flatMap(figuresOf), ...rows.map((row) => aboutBreastwork(ruleId, row))],
          data: { said: saidOf(warned) },
          fix: safetyGlass(ruleId, rows, context),
          basis: paragraphs[ruleId] ?? basisText.productRule(ruleId),
        }
      }),
    source: 'trade handbook 11, the rules that warn',
  },
]
