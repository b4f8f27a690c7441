import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { CustomerSide } from '#domain/contracts/customer-link'
import { QUOTE_STATUS, type QuoteStatus } from '#domain/quote/quote'
import { makeOffer } from '#tests/factories/offers'
import { viewers } from '#tests/factories/quotes'
import { textOf } from '#tests/factories/read-markup'
import { CustomerSidePanel } from './customer-side-panel.tsx'

const { offer, sent, orderedByAgent, ordered, cancelRequested, cancelled } = QUOTE_STATUS
const acceptance = { name: 'Ingrid Solheim', at: '2026-11-22T10:17:00Z', version: 4, isCurrent: false }
const side: CustomerSide = { links: [], acceptances: [acceptance], questions: [] }

const panelAt = (intVal: QuoteStatus): string => {
  const shown = makeOffer()
  return textOf(
    renderToStaticMarkup(
      <MantineProvider env="test">
        <QueryClientProvider client={new QueryClient()}>
          <CustomerSidePanel
            offer={{ ...shown, status: { ...shown.status, intVal } }}
            viewer={viewers.store}
            side={side}
          />
        </QueryClientProvider>
      </MantineProvider>,
    ),
  )
}

test('a customer who has accepted an earlier version has to accept anew as long as the quote is offered', () => {
  for (const status of [offer, sent]) expect(panelAt(status)).toContain('Kunden må godta det på nytt.')
})

test('what has been ordered or cancelled nobody has to accept; that the change was never accepted is told', () => {
  for (const status of [orderedByAgent, ordered, cancelRequested, cancelled]) {
    const panel = panelAt(status)
    expect(panel).toContain('Tilbudet er endret siden, og kunden har ikke godtatt endringen.')
    expect(panel).not.toContain('må godta')
  }
})
