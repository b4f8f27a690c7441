/** A finding of Bestillingskontroll for one viewer: what its button does is said beforehand, in the viewer's own money. */

import { wireMoneyOrNull } from '#domain/contracts/money'
import type { FixWire, OrderFindingWire } from '#domain/contracts/order-check'
import { fixLabels } from '#domain/messages/order-check'
import type { OrderFinding } from '#domain/quote/order-check/check-order'
import { effectOf, type FixInContext } from '#domain/quote/order-check/effect-of-fix'

const fixFor = ({ fix }: OrderFinding, asked: FixInContext): FixWire | null => {
  const effect = fix && effectOf(fix, asked)
  if (!fix || !effect) return null
  return {
    name: fix.name,
    label: fixLabels[fix.name],
    changes: [...effect.changes],
    done: effect.done,
    before: wireMoneyOrNull(effect.before),
    after: wireMoneyOrNull(effect.after),
  }
}

export const orderFindingFor = (finding: OrderFinding, asked: FixInContext): OrderFindingWire => {
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
