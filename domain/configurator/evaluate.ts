/**
 * The evaluator of all rules: from choices to the values in force, and from those to what the rules say. Forced values
 * follow from the choices alone, so the order of edits cannot change a product.
 */
import type { ColorLists, Model } from '#domain/catalogue/types'
import type { ChoiceField, Choices } from '#domain/product/product'
import { sameChoice } from '#domain/product/same-choice'
import { type Refusal, refusal } from '#domain/result'
import { checkRules, firstGateRules, forceRules, gateRules } from '#domain/rules/all'
import type { Forced, RuleFinding } from '#domain/rules/configuration'
import { contextOf, type RuleContext, withValues } from '#domain/rules/context'
import type { Measured } from '#domain/rules/measured'
import type { Applies, CheckRule, ForceRule } from '#domain/rules/rule'

/** A value in force and the rule that put it there. */
export interface Force extends Forced {
  readonly rule: ForceRule
}

export interface Settled {
  readonly context: RuleContext
  readonly forces: readonly Force[]
}

/** Rules that still change something after this many passes contradict each other. */
const PASSES_MAX = 5

const forcesOf = (rule: ForceRule, context: RuleContext): readonly Force[] => {
  const data = rule.when(context)
  if (data === false) return []
  const changes = rule.put(context)
  return (Object.keys(changes) as ChoiceField[])
    .filter((field) => !sameChoice(changes[field], context.values[field]))
    .map((field) => ({
      rule,
      ruleId: rule.id,
      field,
      from: context.values[field],
      to: changes[field],
      ...(rule.code !== undefined && { code: rule.code, data }),
    }))
}

/** Applies FORCE rules in order, again and again until nothing changes. */
const settle = (start: Settled, rules: readonly ForceRule[]): Settled => {
  let { context } = start
  let { forces } = start
  for (let pass = 0; pass <= PASSES_MAX; pass += 1) {
    const before = forces.length
    for (const rule of rules) {
      const found = forcesOf(rule, context)
      if (found.length === 0) continue
      forces = [...forces, ...found]
      context = withValues(context, {
        ...context.values,
        ...Object.fromEntries(found.map(({ field, to }) => [field, to])),
      })
    }
    if (forces.length === before) return { context, forces }
  }
  throw new Error(`rules contradict each other: ${forces.map(({ ruleId }) => ruleId).join(', ')}`)
}

const layoutFreeForces = forceRules.filter(({ readsLayout }) => readsLayout !== true)
const layoutForces = forceRules.filter(({ readsLayout }) => readsLayout === true)

const findingOf = (rule: CheckRule, data: Exclude<Applies, false>): RuleFinding => ({
  ruleId: rule.id,
  severity: rule.severity === 'LIMIT' ? 'ERROR' : rule.severity,
  code: rule.code,
  data,
  ...(rule.path !== undefined && { path: rule.path }),
  ...(rule.print === true && { print: true }),
  ...(rule.revealsSize === true && { revealsSize: true }),
})

const isRefusing = ({ severity }: CheckRule): boolean => severity === 'ERROR' || severity === 'LIMIT'

const findings = (rules: readonly CheckRule[], context: RuleContext): readonly RuleFinding[] =>
  rules.flatMap((rule) => {
    const data = rule.when(context)
    return data === false ? [] : [findingOf(rule, data)]
  })

const firstRefusal = (rules: readonly CheckRule[], context: RuleContext): Refusal | null => {
  for (const rule of rules) {
    const data = rule.when(context)
    if (data === false) continue
    return refusal(rule.code, { ruleId: rule.id, data, ...(rule.path !== undefined && { path: rule.path }) })
  }
  return null
}

const refusingChecks = checkRules.filter(isRefusing)

/** The values in force, or why these choices cannot be laid out at all. `earlier` is the same model measured before. */
export const settleChoices = (
  model: Model,
  choices: Choices,
  colorLists: ColorLists,
  earlier?: Measured,
): { readonly ok: true; readonly settled: Settled } | Refusal => {
  const start = { context: contextOf(model, choices, choices, colorLists, earlier), forces: [] }
  const foreign = firstRefusal(firstGateRules, start.context)
  if (foreign !== null) return foreign
  const dimensioned = settle(start, layoutFreeForces)
  const gate = firstRefusal(gateRules, dimensioned.context)
  if (gate !== null) return gate
  const reads = settle(dimensioned, layoutForces)
  // Without a force from the layout the others have already settled.
  return { ok: true, settled: reads.forces === dimensioned.forces ? reads : settle(reads, forceRules) }
}

/** The first rule that makes the product impossible; null when it can be made. */
export const refusalOf = ({ context }: Settled): Refusal | null => firstRefusal(refusingChecks, context)

/** Everything the rules have to say, in their order. */
export const findingsOf = ({ context }: Settled): readonly RuleFinding[] => findings(checkRules, context)
