/** A finding of Bestillingskontroll for one viewer: what its button does is said beforehand, in the viewer's own money. */

import { apiMoneyOrNull } from '#domain/contracts/money'
import type { ApiFix, ApiOrderFinding } from '#domain/contracts/order-check'
import { fixLabels } from '#domain/messages/order-check'
import type { OrderFinding } from '#domain/quote/order-check/check-order'
import { effectOf, type FixQuestion } from '#domain/quote/order-check/effect-of-fix'

const fixFor = ({ fix }: OrderFinding, asked: FixQuestion): ApiFix | null => {
  const effect = fix && effectOf(fix, asked)
  if (!fix || !effect) return null
  return {
    name: fix.name,
    label: fixLabels[fix.name],
    changes: [...effect.changes],
    done: effect.done,
    before: apiMoneyOrNull(effect.before),
    after: apiMoneyOrNull(effect.after),
  }
}

export const orderFindingFor = (finding: OrderFinding, asked: FixQuestion): ApiOrderFinding => {
  const { id, severity, sentence, basis, rows, isPictured, isQuestion, acknowledged } = finding
  return {
    id,
    severity,
    sentence,
    basis,
    rows: [...rows],
    isPictured,
    isQuestion,
    fix: fixFor(finding, asked),
    acknowledged: acknowledged && { by: acknowledged.by.name, at: acknowledged.at },
  }
}
