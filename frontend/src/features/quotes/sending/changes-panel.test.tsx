import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { OfferChanges } from '#domain/contracts/offer-changes'
import { QUOTE_STATUS, type QuoteStatus } from '#domain/quote/quote'
import { makeOffer } from '#tests/factories/offers'
import { textOf } from '#tests/factories/read-markup'
import { ChangesPanel } from './changes-panel.tsx'
import { changesQuery } from './get-changes.ts'

const sum = { exclTax: 1000, inclTax: 1250 }
const nothing: OfferChanges = {
  sentAt: '2026-11-20T11:00:00.000Z',
  rows: [],
  header: [],
  articles: [],
  before: sum,
  after: sum,
}

const panelAt = (intVal: QuoteStatus): string => {
  const shown = makeOffer()
  const offer = { ...shown, status: { ...shown.status, intVal } }
  const client = new QueryClient()
  client.setQueryData(changesQuery(offer).queryKey, nothing)
  return textOf(
    renderToStaticMarkup(
      <MantineProvider env="test">
        <QueryClientProvider client={client}>
          <ChangesPanel offer={offer} mail={{ state: 'sent' }} />
        </QueryClientProvider>
      </MantineProvider>,
    ),
  )
}

test('what was sent and ordered as it was has not changed since', () => {
  for (const status of [QUOTE_STATUS.sent, QUOTE_STATUS.ordered])
    expect(panelAt(status)).toContain('Ingenting er endret siden.')
})

test('of a cancelled order nobody says that nothing has changed since it was sent', () => {
  const panel = panelAt(QUOTE_STATUS.cancelled)
  expect(panel).toContain('Ordren er kansellert siden.')
  expect(panel).not.toContain('Ingenting er endret')
})
