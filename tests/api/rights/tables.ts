/** What the program's own tables say of each cell: whose quotes a viewer reaches, the life of a quote, and who sets which rate. */
import { sees } from '#domain/access/money'
import { may } from '#domain/access/rights'
import { mayStep, statusAfter } from '#domain/quote/life/lifecycle'
import { isStandingOrder } from '#domain/quote/life/status'
import type { Manifest } from '#domain/quote/quote'
import { maySetDiscount, maySetMargin } from '#domain/quote/rows/row-figures'
import type { Beside, Change, Rate } from './actions.ts'
import { type Asker, askerViewers } from './askers.ts'
import { type Owner, owners } from './quotes.ts'
import { type Answer, isOfAgent, lockedBy, notTheirs, type Place, type RefusalCode } from './specification.ts'

const maySet = (rate: Rate, asker: Asker, owner: Owner): boolean => {
  const quote = { owner: owners[owner] } as Manifest
  const viewer = askerViewers[asker]
  return rate === 'discount'
    ? maySetDiscount(quote, viewer)
    : maySetMargin(quote, viewer, rate === 'store margin' ? 'store' : 'agent')
}

export const tabled = (
  name: string,
  { step, rate }: Pick<Change, 'step' | 'rate'>,
  [asker, owner, status]: Place,
): Answer => {
  const viewer = askerViewers[asker]
  if (!may(viewer, 'quote.view', owners[owner])) return 'quote.not-found'
  if (!may(viewer, 'quote.edit', owners[owner])) return 'access.denied'
  const next = statusAfter(status, step, viewer)
  if (next === null) return lockedBy(step)
  return rate === undefined || maySet(rate, asker, owner) ? next : notTheirs(name)
}

export const tabledBeside = (
  { needs, whileOffered, ofMoney, ofCost, onceOrdered, step }: Omit<Beside, 'shows'>,
  [asker, owner, status]: Place,
): RefusalCode | null => {
  const viewer = askerViewers[asker]
  if (!may(viewer, 'quote.view', owners[owner])) return 'quote.not-found'
  if (!may(viewer, needs, owners[owner])) return 'access.denied'
  const kind = { hasAgent: isOfAgent(owner), projectCalculation: false }
  if (ofMoney && !sees(viewer, 'grossUnitPrice', kind)) return 'access.denied'
  if (ofCost && !sees(viewer, 'netSumExclTax', kind)) return 'access.denied'
  if (onceOrdered && !isStandingOrder(status)) return 'exchange.not-ordered'
  if (step && !mayStep(status, step, viewer)) return lockedBy(step)
  return whileOffered && !mayStep(status, 'send', viewer) ? 'customer-link.not-offered' : null
}
