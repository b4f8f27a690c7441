import { MantineProvider } from '@mantine/core'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { kindOf } from '#domain/access/access'
import type { Offer } from '#domain/contracts/offer'
import { makeOffer } from '#tests/factories/offers'
import classes from './panel.module.css'
import { SummaryPanel } from './summary-panel.tsx'

const panelFor = (viewer: ReturnType<typeof kindOf>, overrides: Partial<Offer> = {}) =>
  renderToStaticMarkup(
    <MantineProvider>
      <SummaryPanel offer={makeOffer(overrides)} standing={{ viewer, hasAgent: false }} isUnsaved={false} />
    </MantineProvider>,
  )

test('Q-258: a worker who belongs to no store, builder or chain reads «Ugyldig brukernivå» instead of sums', () => {
  const nowhere = kindOf({ userId: 1, role: 'WORKER', chainId: null, storeId: null, agentId: null })
  expect(panelFor(nowhere)).toContain('Ugyldig brukernivå')
  expect(panelFor(nowhere)).not.toMatch(/kr\s*\d/)
  expect(panelFor('store')).not.toContain('Ugyldig brukernivå')
  expect(panelFor('store')).toMatch(/kr\s*\d/)
})

test('Q-096: sums, U-value, when it was last changed and until when it holds', () => {
  const text = panelFor('store')
    .replaceAll(/<style[\s\S]*?<\/style>|<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
  for (const said of [
    /Sum eks\. mva kr 1 000,00/,
    /Mva kr 250,00/,
    /Sum inkl\. mva kr 1 250,00/,
    /U-verdi 0,79 W\/m²K/,
    /Gyldig til 20\.12\.2026/,
    /Sist endret 20\.11\.2026/,
  ])
    expect(text).toMatch(said)
})

test('Q-098: a validity that has ended is red, and says so', () => {
  const ended = `class="${classes.expired}">20.12.2026 (utgått)`
  expect(panelFor('store', { expired: true })).toContain(ended)
  expect(panelFor('store')).not.toContain(`${classes.expired}`)
})

test('an ordered quote says since when the factory has it, or that it is still to be told', () => {
  const since = '2026-11-20T11:06:00.000Z'
  const ordered = (state: 'waiting' | 'sent') => panelFor('store', { handOver: { state, since } })
  expect(ordered('sent')).toMatch(/Sendt til fabrikk<\/dt><dd>20\.11\.2026 kl\.\s*12:06/)
  expect(ordered('waiting')).toContain('Venter på å bli sendt')
  expect(panelFor('store')).not.toContain('Sendt til fabrikk')
})
