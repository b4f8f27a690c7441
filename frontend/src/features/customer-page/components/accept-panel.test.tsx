import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { CustomerPage } from '#domain/contracts/customer-page'
import { makeCustomerPage } from '#tests/factories/customer-page'
import { textOf } from '#tests/factories/read-markup'

import { AcceptPanel } from './accept-panel.tsx'

const panelOf = (overrides: Partial<CustomerPage>) => {
  const page = makeCustomerPage(overrides)
  return textOf(
    renderToStaticMarkup(
      <MantineProvider>
        <QueryClientProvider client={new QueryClient()}>
          <AcceptPanel link={{ orderNumber: String(page.orderNumber), secret: 'x'.repeat(43) }} page={page} />
        </QueryClientProvider>
      </MantineProvider>,
    ),
  )
}

test('the customer reads the sum, its tax and the total, each with its own figure', () => {
  expect(panelOf({})).toContain(
    'Sum uten mva. kr 64 226,32 Mva. 25 % kr 16 056,58 Totalt inkl. mva. kr 80 282,90',
  )
})

test('a page without prices has none', () => {
  expect(panelOf({ total: null })).not.toMatch(/kr \d/)
})

test('an open quote is accepted here, and it says until when', () => {
  expect(panelOf({})).toContain('Tilbudet gjelder til og med 20.12.2026.')
  expect(panelOf({})).toContain('Godta tilbudet')
})

test.each([
  ['expired', 'Tilbudet er gått ut på dato.'],
  ['ordered', 'Produktene er bestilt.'],
  ['withdrawn', 'Tilbudet er trukket tilbake.'],
] as const)('one that is %s says so, and cannot be accepted', (state, said) => {
  expect(panelOf({ state })).toContain(said)
  expect(panelOf({ state })).not.toContain('Godta tilbudet')
})

test('a customer who has accepted an earlier version is told so with its day and sum, until it is called off', () => {
  const acceptedBefore = { name: 'Ingrid Tveit', at: '2026-11-22T10:17:00Z', sumInclTax: 66_720.38 }
  const told = panelOf({ acceptedBefore })
  expect(told).toMatch(
    /Ingrid Tveit godtok en tidligere utgave av tilbudet 22\.11\.2026 kl\. \d\d:\d\d, på kr 66 720,38 inkl\. mva\. Tilbudet er endret siden\. Se gjennom det på nytt/,
  )
  const ordered = panelOf({ acceptedBefore: { ...acceptedBefore, sumInclTax: null }, state: 'ordered' })
  expect(ordered).toMatch(/kl\. \d\d:\d\d\. Tilbudet er endret siden\. Produktene er bestilt\./)
  expect(panelOf({ acceptedBefore, state: 'withdrawn' })).not.toContain('tidligere utgave')
})

test('a page without prices shows products alone; one with prices that cannot be accepted is not finished', () => {
  expect(panelOf({ state: 'view-only', total: null })).toContain('Denne siden viser produktene.')
  const unfinished = panelOf({ state: 'view-only' })
  expect(unfinished).toContain('Tilbudet er ikke ferdig, og kan ikke godtas ennå.')
  expect(unfinished).not.toContain('vil ha pris')
  for (const page of [unfinished, panelOf({ state: 'view-only', total: null })])
    expect(page).not.toContain('Godta tilbudet')
})
