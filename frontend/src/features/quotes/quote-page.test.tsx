import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import type { Offer } from '#domain/contracts/offer'
import type { CurrentContext } from '#domain/contracts/session'
import { makeCurrentContext } from '#tests/factories/context'
import { makeOffer } from '#tests/factories/offers'
import { quoteQuery } from '../../quote/get-quote.ts'
import { currentContextQuery } from '../../session/current-context.ts'
import { QuotePage } from './quote-page.tsx'

const { creator } = makeOffer()
const agent = { ...creator.store, id: 201, name: 'Vinkel og Vater AS', store: creator.store.name }
const ofBuilder: Partial<Offer> = {
  agentId: agent.id,
  creator: { ...creator, user: { ...creator.user, firstname: 'Arne', lastname: 'Nesheim' }, agent },
}

/** The line above the quote that says whose it is; null where there is none. */
const bannerOf = (overrides: Partial<Offer>, viewer: Partial<CurrentContext> = {}): string | null => {
  const offer = makeOffer(overrides)
  const client = new QueryClient()
  client.setQueryData(currentContextQuery.queryKey, makeCurrentContext(viewer))
  client.setQueryData(quoteQuery(offer.orderNumber).queryKey, offer)
  const router = createMemoryRouter([{ path: '/tilbud/:orderId', element: <QuotePage /> }], {
    initialEntries: [`/tilbud/${offer.orderNumber}`],
  })
  const page = renderToStaticMarkup(
    <MantineProvider env="test">
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </MantineProvider>,
  )
  expect(page).toContain(`Tilbud ${offer.orderNumber}</h1>`)
  return /<p[^>]*>(Opprettet av (?:(?!<\/p>).)*)<\/p>/.exec(page)?.[1] ?? null
}

test('Q-088: of a builder’s quote a store, its chain and the provider read who made it on whose behalf, with the way to him', () => {
  const { lineage } = makeCurrentContext()
  const ofChain = { lineage: { ...lineage, storeId: null } }
  for (const viewer of [{}, ofChain, { role: 'SUPERUSER' }] as const) {
    const banner = bannerOf(ofBuilder, viewer)
    expect(banner).toMatch(/^Opprettet av Arne Nesheim på vegne av <a[^>]*>Vinkel og Vater AS<\/a>$/)
    expect(banner).toContain('href="/admin/agents/201"')
  }
})

test('Q-088: the builder himself reads no such thing, and of a store’s own quote nobody does', () => {
  expect(bannerOf(ofBuilder, { lineage: { ...makeCurrentContext().lineage, agentId: agent.id } })).toBeNull()
  expect(bannerOf({})).toBeNull()
})
