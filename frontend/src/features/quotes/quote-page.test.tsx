import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CustomerSide } from '#domain/contracts/customer-link'
import type { Offer } from '#domain/contracts/offer'
import type { OfferChanges } from '#domain/contracts/offer-changes'
import type { CurrentContext } from '#domain/contracts/session'
import { offerMailFor } from '#domain/views/offer-mail-for'
import { makeCurrentContext } from '#tests/factories/context'
import { makeOffer } from '#tests/factories/offers'
import { viewers } from '#tests/factories/quotes'
import { quoteQuery } from '../../quote/get-quote.ts'
import { currentContextQuery } from '../../session/current-context.ts'
import { customerSideQuery } from './customer-side/customer-side-calls.ts'
import { CustomerSidePanel } from './customer-side/customer-side-panel.tsx'
import { QuotePage } from './quote-page.tsx'
import { changesQuery } from './sending/get-changes.ts'
import { SinceSent } from './sending/use-since-sent.ts'

// A browser says how large its window is, which decides how many rows are drawn with the page.
beforeEach(() => {
  vi.stubGlobal('innerWidth', 1440)
  vi.stubGlobal('innerHeight', 900)
})
afterEach(() => vi.unstubAllGlobals())

const { creator } = makeOffer()
const agent = { ...creator.store, id: 201, name: 'Vinkel og Vater AS', store: creator.store.name }
const ofBuilder: Partial<Offer> = {
  agentId: agent.id,
  creator: { ...creator, user: { ...creator.user, firstname: 'Arne', lastname: 'Nesheim' }, agent },
}

interface Shown {
  readonly viewer?: Partial<CurrentContext>
  /** Not read yet without. */
  readonly side?: CustomerSide
  readonly changes?: OfferChanges
}

const pageOf = (overrides: Partial<Offer>, { viewer = {}, side, changes }: Shown = {}): string => {
  const offer = makeOffer(overrides)
  const client = new QueryClient()
  client.setQueryData(currentContextQuery.queryKey, makeCurrentContext(viewer))
  client.setQueryData(quoteQuery(offer.orderNumber).queryKey, offer)
  if (side) client.setQueryData(customerSideQuery(offer.orderNumber).queryKey, side)
  if (changes) client.setQueryData(changesQuery(offer).queryKey, changes)
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
  return page
}

/** The line above the quote that says whose it is; null where there is none. */
const bannerOf = (overrides: Partial<Offer>, viewer: Partial<CurrentContext> = {}): string | null => {
  const page = pageOf(overrides, { viewer })
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

const link: CustomerSide['links'][number] = {
  id: 'one',
  createdBy: 'Tor Kvalheim',
  prices: 'rows',
  createdAt: '2026-11-20T08:00:00.000Z',
  endsAt: '2026-12-20T08:00:00.000Z',
  state: 'open',
  openings: 0,
  lastOpenedAt: null,
}

test('what the customer has of a quote is not told before it is known, so that nothing moves and nothing is untrue meanwhile', () => {
  const awaited = pageOf({})
  expect(awaited).not.toContain('Kundens side')
  expect(awaited).not.toContain('Tilbudskommentar')

  const none = pageOf({}, { side: { links: [], acceptances: [], questions: [] } })
  expect(none).toContain('Gi kunden en egen side')
  expect(none).toContain('Tilbudskommentar')
  expect(pageOf({}, { side: { links: [link], acceptances: [], questions: [] } })).toContain(
    'Virker til og med',
  )
})

test('of a quote that was sent nothing stands beside it before it is known what has changed since, so that nothing moves then', async () => {
  const side: CustomerSide = { links: [], acceptances: [], questions: [] }
  const asked = { modes: ['CUSTOMER'], measurements: true, text: null, copy: false, link: false } as const
  const since = '2026-11-20T11:00:00.000Z'
  const mail = offerMailFor({ to: 'ingrid@kunde.example', state: 'sent', since, reason: null, asked }, since)
  const nothing = { inclTax: null, exclTax: null }
  const changes = { sentAt: since, rows: [], header: [], articles: [], before: nothing, after: nothing }
  expect(pageOf({ mail }, { side, changes })).not.toContain('Tilbudskommentar')
  await SinceSent.coming()

  const awaited = pageOf({ mail }, { side })
  expect(awaited).not.toContain('Endret siden sist sendt')
  expect(awaited).not.toContain('Tilbudskommentar')

  const whole = pageOf({ mail }, { side, changes })
  expect(whole).toContain('Endret siden sist sendt')
  expect(whole).toContain('Tilbudskommentar')
})

test('of a quote whose customer’s side cannot be read nobody says that there is none', () => {
  const panel = renderToStaticMarkup(
    <MantineProvider env="test">
      <QueryClientProvider client={new QueryClient()}>
        <CustomerSidePanel offer={makeOffer()} viewer={viewers.store} side={null} />
      </QueryClientProvider>
    </MantineProvider>,
  )
  expect(panel).toContain('Kundens side kunne ikke hentes nå.')
  expect(panel).not.toContain('Gi kunden en egen side')
})
