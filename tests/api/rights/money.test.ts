// Every money field of a quote by everybody who reaches it, on quotes of a store and of an agent, sold by discounts and by margins: a
// field that the table of what each may see does not show is sent as null. And whatever the field is called: a figure that somebody
// is not to know is in nothing that he reads.
import { beforeAll, describe, expect, test } from 'vitest'
import { type MoneyField, moneyFields, type QuoteKind, sees } from '#domain/access/money'
import { withEngines } from '../engines.ts'
import { ask, type Beside, besides } from './actions.ts'
import { type Asker, askers, askerViewers } from './askers.ts'
import { tryBeside } from './matrix.ts'
import { putBack, type Quote, stored } from './quotes.ts'
import { isIn, secretsOf } from './secrets.ts'
import { isOfAgent, kinds, sellersOwners } from './specification.ts'
import { tabledBeside } from './tables.ts'
import { withWorld } from './world.ts'

withEngines()
const world = withWorld()

const cases = sellersOwners.flatMap((owner) =>
  (['discounts', 'margins'] as const).map((terms) => ({ owner, terms })),
)
type Case = (typeof cases)[number]
const quotes = new Map<Case, Quote>()
const quoteOf = (of: Case): Quote => {
  const quote = quotes.get(of)
  if (quote === undefined) throw new Error('the quote is not there')
  return quote
}

/** The customer has got it, and something has been changed since. */
beforeAll(async () => {
  const { superUser } = world.clients
  for (const of of cases) {
    const quote = await world.place(of.owner)
    quotes.set(of, quote)
    await putBack(quote, of.terms, 10)
    const address = `/api/v1/offers/${quote.orderNumber}`
    expect((await superUser.post(`${address}/send?prices=CUSTOMER`, {})).status).toBe(200)
    expect((await superUser.put(`${address}/0/3/numberof/2`, {})).status).toBe(200)
  }
})

const kindOf = ({ owner, terms }: Case): QuoteKind => ({
  hasAgent: isOfAgent(owner),
  projectCalculation: terms === 'margins',
})

/** Every value that stands under a name, wherever it stands. */
const valuesOf = (name: string, within: unknown): readonly unknown[] =>
  typeof within !== 'object' || within === null
    ? []
    : Object.entries(within).flatMap(([key, value]) => [
        ...(key === name ? [value] : []),
        ...valuesOf(name, value),
      ])

/** That nothing is seen where there is nothing to see: an average over rows that have no such rate, a price of nobody. */
const mayBeNothing = ({ hasAgent, projectCalculation }: QuoteKind, field: MoneyField): boolean =>
  (!hasAgent && /agent/i.test(field)) || (projectCalculation ? /discount/i : /margin/i).test(field)

const door = { path: { rowNumber: '3' } } as const
const reading: Readonly<Record<string, Beside>> = {
  getOffer: { needs: 'quote.view' },
  getProduct: { needs: 'quote.view', ...door },
  getOfferChanges: { needs: 'quote.view', shows: ({ json }) => json.rows.length === 1 },
  getScheduleTerms: { needs: 'quote.edit' },
  listBulkEditOptions: besides.listBulkEditOptions ?? { needs: 'quote.edit' },
  previewBulkEdit: besides.previewBulkEdit ?? { needs: 'quote.edit' },
}
const readAs = async (asker: Asker, of: Case, name: string) => {
  const quote = quoteOf(of)
  return ask(world.clients[asker], name, reading[name] ?? {}, quote, await stored(quote.orderNumber))
}

describe.each(cases)('a quote of $owner by $terms', (of) => {
  const kind = kindOf(of)

  test.each(askers)('Q-261: %s sees his own money and no other’s', async (asker) => {
    if (tabledBeside({ needs: 'quote.view' }, [asker, of.owner, 10]) !== null) return
    const seen = [(await readAs(asker, of, 'getOffer')).json, (await readAs(asker, of, 'getProduct')).json]
    const wrong = moneyFields.flatMap((field) => {
      const values = valuesOf(field, seen)
      if (!sees(askerViewers[asker], field, kind))
        return values.every((value) => value === null) ? [] : [`${field} leaks`]
      if (values.length === 0) return [`${field} is nowhere`]
      return values.some((value) => value !== null) || mayBeNothing(kind, field) ? [] : [`${field} is hidden`]
    })
    expect(wrong).toEqual([])
  })

  test.each(Object.entries(reading))(
    'Q-261: %s tells nobody a figure that he is not to know',
    async (name, what) => {
      const cells = askers.map((asker) => ({ asker, refusal: tabledBeside(what, [asker, of.owner, 10]) }))
      expect(await tryBeside(world.clients, [name, what], quoteOf(of), cells)).toEqual([])
    },
  )

  test('how a price comes about is told to whom the list price is', async () => {
    const quote = quoteOf(of)
    const what = { ...door, needs: 'quote.view' } as const
    const cells = askers.map((asker) => {
      const reached = tabledBeside(what, [asker, of.owner, 10])
      const knows = ['super', 'store', ...(of.terms === 'discounts' ? ['agent'] : [])].includes(kinds[asker])
      return { asker, refusal: reached ?? (knows ? null : ('access.denied' as const)) }
    })
    expect(await tryBeside(world.clients, ['getPriceBuildUp', what], quote, cells)).toEqual([])
  })

  test('Q-261: the figures that are kept from some are those that others are told', async () => {
    const { orderNumber } = quoteOf(of)
    const secrets = secretsOf(of.owner, await stored(orderNumber))
    const text = await Promise.all(
      (['getOffer', 'getProduct'] as const).map(async (name) => (await readAs('superUser', of, name)).text),
    )
    expect(secrets.filter((secret) => !isIn(text.join(), secret)).map(({ what }) => what)).toEqual([])
    expect(secrets.every(({ figures }) => figures.length > 0)).toBe(true)
  })
})
