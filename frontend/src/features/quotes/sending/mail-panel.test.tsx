import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { offerMailFor } from '#domain/views/offer-mail-for'
import { makeOffer } from '#tests/factories/offers'
import { viewers } from '#tests/factories/quotes'
import { MailPanel } from './mail-panel.tsx'

const since = '2026-11-20T11:00:00.000Z'
const asked = { modes: ['CUSTOMER'], measurements: true, text: null, copy: false, link: false } as const

const panelFor = (state: Parameters<typeof offerMailFor>[0]['state'], reason: string | null = null) => {
  const mail = offerMailFor({ to: 'ingrid@kunde.example', state, since, reason, asked }, since)
  return renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <MantineProvider>
        <MailPanel offer={makeOffer({ mail })} mail={mail} viewer={viewers.store} />
      </MantineProvider>
    </QueryClientProvider>,
  )
}

test('a mail that was not sent says why, and can be tried again', () => {
  const panel = panelFor('failed', 'E-posten ble avvist av posttjenesten.')
  expect(panel).toContain('Ikke sendt')
  expect(panel).toContain('E-posten ble avvist av posttjenesten.')
  expect(panel).toContain('Prøv igjen')
})

test('a mail that came back says why, and can be sent again; one that was not wanted says so, and is not', () => {
  const back = panelFor('bounced', 'Mottakerens postkasse er full.')
  for (const words of ['Kom ikke frem', 'Mottakerens postkasse er full.', 'Prøv igjen'])
    expect(back).toContain(words)
  const unwanted = panelFor('complained', 'Mottakeren har meldt e-posten som søppelpost.')
  expect(unwanted).toContain('Meldt som uønsket')
  expect(unwanted).not.toContain('Prøv igjen')
})

test('of one that nobody knows about the seller is told to ask first', () => {
  expect(panelFor('unknown')).toContain('Spør kunden før du sender på nytt')
  expect(panelFor('unknown')).toContain('Prøv igjen')
})

test('one that is under way or has been sent is not sent again', () => {
  for (const state of ['queued', 'sending', 'sent'] as const)
    expect(panelFor(state)).not.toContain('Prøv igjen')
})
