/** Stock is made already (trade handbook 9, models 5001 to 5006): it can be turned round where it has two hands. */
import type { ChoiceField } from '#domain/product/product'
import { sameChoice } from '#domain/product/same-choice'
import type { RuleContext } from '../context.ts'
import { type CheckRule, inSection } from '../rule.ts'
import { startChoicesOf } from '../start-choices.ts'

/** Handing is what may be chosen; a name and the way of mounting are no part of the product, cladding has its own rule. */
const FREE: readonly ChoiceField[] = ['function', 'reference', 'mountingId', 'aluminium']

const isAltered = ({ model, choices }: RuleContext): boolean => {
  if (model.isStockItem !== true) return false
  const start = startChoicesOf(model)
  return (Object.keys(start) as ChoiceField[]).some(
    (field) => !FREE.includes(field) && !sameChoice(choices[field], start[field]),
  )
}

export const stockChecks: readonly CheckRule[] = [
  {
    id: 'R-M-05',
    severity: 'LIMIT',
    when: (context) => isAltered(context) && { model: context.model.name },
    code: 'stock.fixed',
    source: inSection(9, 'models 5001 to 5006'),
  },
]
