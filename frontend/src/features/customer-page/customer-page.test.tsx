import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { customerPagePath } from '#domain/contracts/customer-link'
import type { CustomerPage, CustomerPageRow } from '#domain/contracts/customer-page'
import { configured } from '#tests/factories/configured'
import { makeCustomerPage } from '#tests/factories/customer-page'
import { textOf } from '#tests/factories/read-markup'
import { customerPageQuery } from './api/customer-page.ts'

import { CustomerQuotePage } from './customer-page.tsx'

const secret = 'x'.repeat(43)

const rowOf = (rowNumber: number, overrides: Partial<CustomerPageRow> = {}): CustomerPageRow => ({
  rowNumber,
  numberOf: 2,
  reference: `V${rowNumber}`,
  description: 'Skjær Fastkarm',
  product: configured(1001).product,
  facts: [],
  warnings: [],
  price: { unit: 4380.5, line: 8761 },
  ...overrides,
})

const question: CustomerPage['questions'][number] = {
  ...{ rowNumber: 2, name: 'Ingrid', text: 'Kan det få ventil?', at: '2026-11-21T09:00:00Z' },
  isReplied: false,
}

const page = makeCustomerPage({
  questions: [question],
  rows: [rowOf(1), rowOf(2)],
  total: { sumExclTax: 14_017.6, tax: 3504.4, sumInclTax: 17_522 },
})
const { orderNumber } = page

const shown = (overrides: Partial<CustomerPage> = {}): string => {
  const client = new QueryClient()
  const link = { orderNumber: String(orderNumber), secret }
  client.setQueryData(customerPageQuery(link).queryKey, { ...page, ...overrides })
  const router = createMemoryRouter(
    [{ path: '/kunde/:orderNumber/:secret', element: <CustomerQuotePage /> }],
    { initialEntries: [customerPagePath(orderNumber, secret)] },
  )
  return renderToStaticMarkup(
    <MantineProvider>
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </MantineProvider>,
  )
}
/** Each product with what stands about it. */
const cardsIn = (markup: string): readonly string[] =>
  markup
    .split('<h3')
    .slice(1)
    .map((card) => textOf(`<h3${card}`))

test('a row has the price of one and of all of them, and the question that was asked about it and no other', () => {
  const [first = '', second = ''] = cardsIn(shown())
  expect(first).toContain('1. V1')
  expect(first).toContain('2 stk. kr 4 380,50 per stk. kr 8 761,00')
  expect(first).not.toContain('Kan det få ventil?')
  expect(second).toContain('Kan det få ventil?')
})

test('what is mounted together stands before the first of its rows, and names them without their post', () => {
  const post = configured(1001).product
  const placed = (rowNumber: number, isPost = false) => ({ rowNumber, product: post, x: 0, y: 0, isPost })
  const together = { rows: [placed(2), placed(3, true), placed(4)] }
  const cards = cardsIn(
    shown({ rows: [1, 2, 3, 4].map((number) => rowOf(number)), constructions: [together] }),
  )
  expect(cards.map((card) => /^.*?(?= Skjær| Se i 3D)/.exec(card)?.[0])).toEqual([
    '1. V1',
    'Rad 2 og 4 monteres sammen',
    '2. V2',
    '3. V3',
    '4. V4',
  ])
})

test('under a question stands whether the seller has it before him or has replied to it', () => {
  const saidOf = (isReplied: boolean) => cardsIn(shown({ questions: [{ ...question, isReplied }] }))[1]
  expect(saidOf(false)).toMatch(/Ingrid spurte 21\.11\.2026 kl\. 10:00\. .+ har fått spørsmålet\./)
  expect(saidOf(true)).toMatch(
    /Ingrid spurte 21\.11\.2026 kl\. 10:00\. .+ har merket spørsmålet som besvart\./,
  )
})

test('a link without prices per row shows none there', () => {
  const [first = ''] = cardsIn(shown({ rows: [rowOf(1, { price: null })] }))
  expect(first).toContain('2 stk.')
  expect(first).not.toMatch(/1\. V1.*kr .*(?=Spør om denne)/)
})

test('the sum with its way to a yes follows along as long as the quote is open, and not after', () => {
  const follows = `href="#godta"`
  expect(shown()).toContain(follows)
  expect(shown({ state: 'expired' })).not.toContain(follows)
  expect(shown({ total: null })).not.toContain(follows)
})

test('whom to ask: the seller, by phone and by mail', () => {
  expect(shown()).toContain('href="tel:00010101"')
  expect(shown()).toContain('href="mailto:tommerringen.sandnes@butikk.example?subject=Tilbud%20100001"')
})

test('each product can be seen in the customer’s own room', () => {
  expect(cardsIn(shown()).length).toBe(2)
  expect(shown().match(/Se i rommet/g)).toHaveLength(2)
})
