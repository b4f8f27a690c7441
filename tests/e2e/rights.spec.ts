/** Who sees which quote, and what of its money: every kind of person on every kind of quote. */
import { expect } from '@playwright/test'
import { textIn } from './driver/money.ts'
import type { DemoPerson } from './driver/people.ts'
import { printModesOffered } from './driver/print.ts'
import { figureAt, openQuote, ratesAt, rowOf, whoseSums } from './driver/quote.ts'
import { makeQuote, readQuote } from './driver/ready-made.ts'
import { test } from './driver/workplace.ts'

const FIXED_WINDOW = 1001

interface Sight {
  readonly rates: readonly string[]
  readonly prints: readonly string[]
  /** Named only where two parties' sums are shown. */
  readonly sums?: readonly string[]
}

interface Kind {
  readonly quote: string
  readonly madeBy: DemoPerson
  readonly seenBy: readonly (readonly [DemoPerson, Sight])[]
}

const kinds: readonly Kind[] = [
  {
    quote: 'a store’s quote with margins',
    madeBy: 'storeClerk',
    seenBy: [
      ['storeClerk', { rates: ['Margin'], prints: ['Kundepris', 'Forhandlerpris', 'Uten priser'] }],
      ['superUser', { rates: ['Margin'], prints: ['Kundepris', 'Forhandlerpris', 'Uten priser'] }],
    ],
  },
  {
    quote: 'a store’s quote with discounts',
    madeBy: 'discountClerk',
    seenBy: [
      [
        'discountClerk',
        { rates: ['Rabatt'], prints: ['Kundepris', 'Forhandlerpris', 'Rabatter', 'Uten priser'] },
      ],
      [
        'superUser',
        { rates: ['Rabatt'], prints: ['Kundepris', 'Forhandlerpris', 'Rabatter', 'Uten priser'] },
      ],
    ],
  },
  {
    quote: 'a builder’s quote with margins',
    madeBy: 'agent',
    seenBy: [
      ['agent', { rates: ['Margin'], prints: ['Kundepris', 'Byggmesterpris', 'Uten priser'] }],
      ['storeClerk', { rates: ['Forhandlermargin'], prints: ['Forhandlerpris', 'Uten priser'] }],
      [
        'superUser',
        {
          rates: ['Byggmestermargin'],
          prints: ['Kundepris', 'Forhandlerpris', 'Byggmesterpris', 'Uten priser'],
          sums: ['Forhandler', 'Byggmester'],
        },
      ],
    ],
  },
  {
    quote: 'a builder’s quote with discounts',
    madeBy: 'discountAgent',
    seenBy: [
      [
        'discountAgent',
        { rates: ['Rabatt'], prints: ['Kundepris', 'Byggmesterpris', 'Rabatter', 'Uten priser'] },
      ],
      [
        'storeClerk',
        { rates: ['Byggmesterrabatt låst'], prints: ['Forhandlerpris', 'Rabatter', 'Uten priser'] },
      ],
      [
        'superUser',
        {
          rates: ['Byggmesterrabatt låst', 'Kunderabatt (byggmester)'],
          prints: ['Kundepris', 'Forhandlerpris', 'Byggmesterpris', 'Rabatter', 'Uten priser'],
          sums: ['Forhandler', 'Byggmester'],
        },
      ],
    ],
  },
]

for (const { quote, madeBy, seenBy } of kinds)
  test(`Q-127 Q-249 Q-261 Q-263 Q-264 Q-265 Q-266 Q-267 Q-268 Q-273 Q-274 Q-275 Q-276 ${quote}: rates, sums and prints by role`, async ({
    as,
  }) => {
    const orderNumber = await makeQuote(await as(madeBy), [{ model: FIXED_WINDOW }])
    for (const [person, { rates, prints, sums = [] }] of seenBy)
      await test.step(person, async () => {
        const page = await as(person)
        await openQuote(page, orderNumber)
        expect(await ratesAt(page, 1)).toEqual(rates)
        expect(await whoseSums(page)).toEqual(sums)
        expect(await printModesOffered(page)).toEqual(prints)
      })
    await test.step('a chain user sees no prices and changes nothing', async () => {
      const page = await as('chainUser')
      await openQuote(page, orderNumber)
      expect(await ratesAt(page, 1)).toEqual([])
      await expect(page.getByRole('region', { name: 'Sammendrag' })).toContainText('Ugyldig brukernivå')
      expect(await textIn(page.getByRole('main'))).not.toMatch(/kr\s*\d/)
      expect(await printModesOffered(page)).toEqual(['Uten priser'])
      await expect(figureAt(page, 1, 'Antall')).not.toBeEditable()
      await expect(rowOf(page, 1).getByRole('button', { name: 'Slett rad 1' })).toBeDisabled()
      await expect(page.getByRole('button', { name: /kundeinformasjon/ })).toBeHidden()
    })
  })

test('Q-281 a builder does not get at the store’s own quote: not the page, the editor nor the print', async ({
  as,
}) => {
  const orderNumber = await makeQuote(await as('storeClerk'), [{ model: FIXED_WINDOW }])
  for (const person of ['agent', 'discountClerk'] as const) {
    const page = await as(person)
    await page.goto(`/tilbud/${orderNumber}`)
    await expect(page.getByRole('alert')).toContainText(`Tilbud ${orderNumber} finnes ikke.`)
    await expect(page.getByRole('link', { name: 'Gå til tilbudene' })).toBeVisible()
    await page.goto(`/produkt/${orderNumber}/1/rediger`)
    await expect(page.getByText(`Rad 1 finnes ikke i tilbud ${orderNumber}`)).toBeVisible()
    await page.goto(`/tilbud/${orderNumber}/pdf?prices=HIDDEN`)
    await expect(page.getByText(`Tilbud ${orderNumber} finnes ikke.`)).toBeVisible()
    await expect(page.getByRole('link', { name: 'Til tilbudene' })).toBeVisible()
  }
})

test('Q-276 a print with prices that are not the viewer’s is refused in words', async ({ as }) => {
  const page = await as('agent')
  const orderNumber = await makeQuote(page, [{ model: FIXED_WINDOW }])
  await page.goto(`/tilbud/${orderNumber}/pdf?prices=STORE`)
  await expect(page.getByText('Du kan ikke skrive ut med denne prisvisningen.')).toBeVisible()
})

test('Q-088 whose quote it is stands at the top for everybody but the builder', async ({ as }) => {
  const builder = await as('agent')
  const orderNumber = await makeQuote(builder, [])
  await openQuote(builder, orderNumber)
  await expect(builder.getByText(/Opprettet av .* på vegne av/)).toBeHidden()
  const clerk = await as('storeClerk')
  await openQuote(clerk, orderNumber)
  const banner = clerk.getByText('Opprettet av Arne Nesheim på vegne av Vinkel og Vater AS')
  await expect(banner).toBeVisible()
  const { creator } = await readQuote(clerk, orderNumber)
  await expect(banner.getByRole('link', { name: 'Vinkel og Vater AS' })).toHaveAttribute(
    'href',
    `/admin/agents/${creator.agent?.id}`,
  )
})
