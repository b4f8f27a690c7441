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
  ['view-only', 'Denne siden viser produktene.'],
] as const)('one that is %s says so, and cannot be accepted', (state, said) => {
  expect(panelOf({ state })).toContain(said)
  expect(panelOf({ state })).not.toContain('Godta tilbudet')
})
