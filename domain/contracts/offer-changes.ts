/** What has changed since the customer last got the quote, on the wire. */
import * as z from 'zod'
import type { ChangesSince } from '#domain/quote/customer/changes-since'
import { kroner, wireMoneyOrNull } from './money.ts'

const money = kroner.nullable()
const prices = { before: money, after: money }
const sums = z.object({ exclTax: money, inclTax: money })

export const offerChanges = z
  .object({
    sentAt: z.string().nullable().meta({ description: 'Null når kunden ikke har fått tilbudet.' }),
    rows: z.array(
      z.object({
        rowNumber: z.int(),
        description: z.string(),
        kind: z.enum(['added', 'removed', 'changed']),
        fields: z.array(z.object({ field: z.string(), before: z.string(), after: z.string() })),
        ...prices,
      }),
    ),
    header: z.array(z.string()),
    articles: z.array(z.object({ description: z.string(), ...prices })),
    before: sums,
    after: sums,
  })
  .meta({ id: 'OfferChanges' })
export type OfferChanges = z.infer<typeof offerChanges>

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
    before: wireMoneyOrNull(before),
    after: wireMoneyOrNull(after),
  })
  const sumsOf = ({ exclTax, inclTax }: ChangesSince['before']) => ({
    exclTax: wireMoneyOrNull(exclTax),
    inclTax: wireMoneyOrNull(inclTax),
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
