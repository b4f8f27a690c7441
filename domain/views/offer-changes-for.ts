/** What has changed since the customer last got the quote, in kroner. */

import { apiMoneyOrNull } from '#domain/contracts/money'
import type { OfferChanges } from '#domain/contracts/offer-changes'
import type { ChangesSince } from '#domain/quote/customer/changes-since'

const noSums = { exclTax: null, inclTax: null }

export const NEVER_SENT: OfferChanges = {
  sentAt: null,
  rows: [],
  header: [],
  articles: [],
  before: noSums,
  after: noSums,
}

export const offerChangesFor = (sentAt: string, changes: ChangesSince): OfferChanges => {
  const both = ({ before, after }: Pick<ChangesSince['articles'][number], 'before' | 'after'>) => ({
    before: apiMoneyOrNull(before),
    after: apiMoneyOrNull(after),
  })
  const sumsOf = ({ exclTax, inclTax }: ChangesSince['before']) => ({
    exclTax: apiMoneyOrNull(exclTax),
    inclTax: apiMoneyOrNull(inclTax),
  })
  return {
    sentAt,
    rows: changes.rows.map((row) => ({ ...row, fields: [...row.fields], ...both(row) })),
    header: [...changes.header],
    articles: changes.articles.map((article) => ({ ...article, ...both(article) })),
    before: sumsOf(changes.before),
    after: sumsOf(changes.after),
  }
}
