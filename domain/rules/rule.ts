/**
 * A rule of the trade as a row. `when` says whether it applies and, if so, hands over the figures of its sentence; a
 * FORCE rule's `put` gives the values that take the place of what was chosen. One evaluator (configurator) reads them.
 *
 * FORCE puts in another value. ERROR and LIMIT make a set of choices impossible: the edit that leads there is refused,
 * and an option that leads there is unavailable. BLOCK refuses ordering, WARN and INFO are told.
 */
import type { RuleFindingCode } from '#domain/messages/rules'
import type { ChoiceField, Choices } from '#domain/product/product'
import type { SentenceData } from '#domain/result'
import type { RuleContext } from './context.ts'

/** The figures of a rule's sentence where it applies, else false. */
export type Applies = SentenceData | false

interface RuleRow {
  readonly id: `R-${string}`
  readonly when: (context: RuleContext) => Applies
  /** Where the rule stands, such as 'trade handbook 11, G-04'. */
  readonly source: string
}

export interface ForceRule extends RuleRow {
  readonly severity: 'FORCE'
  readonly put: (context: RuleContext) => Partial<Choices>
  /** What is told when it begins to apply; absent where the change needs no words. */
  readonly code?: RuleFindingCode
  /** An edit that asks for one of these fields in vain is refused with this sentence, instead of being undone at once. */
  readonly refuses?: { readonly fields: readonly ChoiceField[]; readonly code: RuleFindingCode }
  /** Reads the layout, so it waits until size and shape are known to be sound. */
  readonly readsLayout?: true
}

export interface CheckRule extends RuleRow {
  readonly severity: 'ERROR' | 'LIMIT' | 'BLOCK' | 'WARN' | 'INFO'
  readonly code: RuleFindingCode
  readonly path?: ChoiceField
  /** Reaches the customer's paper. */
  readonly print?: true
  /** Its sentence tells a length of the product, so it does not stand on paper without measurements. */
  readonly revealsSize?: true
  /** Told as a notice when it begins to apply, because the product gets something that nobody asked for. */
  readonly announced?: true
}

/** Judges one edit, not the set of choices: `before` are the effective values that the person saw. */
export interface EditRule {
  readonly id: `R-${string}`
  readonly severity: 'ERROR' | 'INFO'
  readonly code: RuleFindingCode
  /** Absent where the rule concerns no field in particular. */
  readonly path?: ChoiceField
  readonly source: string
  readonly when: (
    after: RuleContext,
    edit: { readonly fields: ReadonlySet<ChoiceField>; readonly before: Choices },
  ) => Applies
}

export const inSection = (section: number, row: string): string => `trade handbook ${section}, ${row}`

/** A rule that applies without figures. */
export const applies = (condition: boolean): Applies => (condition ? {} : false)
