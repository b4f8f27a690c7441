/**
 * Every rule of a product as a line for people: what sets it off, what it says and where it stands. Rows of the engine that
 * share an id and a severity are one line here, because they are one rule of the trade. In the order of the handbook.
 */
import { withFigures } from '#domain/messages/figures'
import { type RuleFindingCode, ruleSentences } from '#domain/messages/rules'
import { checkRules, editRules, firstGateRules, forceRules, gateRules } from './all.ts'
import type { CheckRule, ForceRule } from './rule.ts'
import { inSection } from './rule.ts'
import { ruleWords } from './rule-words.ts'

export interface RuleLine {
  readonly id: string
  readonly severity: CheckRule['severity'] | ForceRule['severity']
  /** Norwegian; what sets it off. */
  readonly trigger: string
  /** What it says, with the placeholders of the sentence; nothing where it works without words. */
  readonly sentences: readonly string[]
  readonly source: string
  /** Norwegian; why no model of the range can meet it. */
  readonly idle?: string | undefined
}

interface Row extends Pick<RuleLine, 'id' | 'severity' | 'source'> {
  readonly code?: RuleFindingCode
  readonly refuses?: { readonly code: RuleFindingCode }
}

/** An angle is judged when it is typed, before there is a product to evaluate (configurator/angle). */
const angleRules: readonly Row[] = [
  { id: 'R-S-02', severity: 'ERROR', code: 'shape.angle-gives-invalid-size', source: inSection(11, 'S-02') },
  { id: 'R-S-03', severity: 'ERROR', code: 'shape.angle-outside-range', source: inSection(11, 'S-03') },
]

/** Letters of the ids in the order in which the handbook comes to them. */
const LETTERS = 'DSFGKOVBAJPMCQ'

const placeOf = ({ id }: RuleLine): readonly [letter: number, id: string] => {
  const letter = LETTERS.indexOf(id.charAt(2))
  return [letter < 0 ? LETTERS.length : letter, id]
}

const inOrder = (one: RuleLine, other: RuleLine): number => {
  const [letter, id] = placeOf(one)
  const [otherLetter, otherId] = placeOf(other)
  return letter - otherLetter || id.localeCompare(otherId, 'en')
}

const lineOf = (id: string, severity: RuleLine['severity'], rows: readonly Row[]): RuleLine => {
  const codes = rows.flatMap(({ code, refuses }) => [code, refuses?.code])
  return {
    id,
    severity,
    get trigger() {
      return withFigures(ruleWords[id]?.trigger ?? '')
    },
    get sentences() {
      return [...new Set(codes.flatMap((code) => (code === undefined ? [] : [ruleSentences[code]])))]
    },
    source: [...new Set(rows.map(({ source }) => source))].join('; '),
    get idle() {
      const idle = ruleWords[id]?.idle
      return idle === undefined ? undefined : withFigures(idle)
    },
  }
}

const tableOf = (rows: readonly Row[]): readonly RuleLine[] =>
  [...Map.groupBy(rows, ({ id, severity }) => `${id} ${severity}`).values()]
    .flatMap((together) => {
      const [first] = together
      return first === undefined ? [] : [lineOf(first.id, first.severity, together)]
    })
    .toSorted(inOrder)

export const ruleTable: readonly RuleLine[] = tableOf([
  ...firstGateRules,
  ...gateRules,
  ...forceRules,
  ...checkRules,
  ...editRules,
  ...angleRules,
])
