import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import type { ViewerKind } from '#domain/access/access'
import type { OfferSummary } from '#domain/contracts/offer'
import { textOf } from '#tests/factories/read-markup'
import { Results } from './results.tsx'

const summary: OfferSummary = {
  orderNumber: 100_001,
  toOrderNumber: null,
  date: '2026-11-20T09:00:00Z',
  lastUpdated: '2026-11-20T09:00:00Z',
  storeName: 'Tømmerringen Sandnes',
  agentName: 'Vinkel og Vater AS',
  createdBy: 'Tor Kvalheim',
  customerName: 'Ingrid Tveit',
  deliveryLabel: 'Solbakken 14',
  status: { intVal: 10, name: 'Tilbud', readOnly: false, canBeOrdered: true, canBeCancelled: false },
  expired: false,
  deliveryDate: null,
  sumInclTax: 80_282.9,
  answer: null,
}

const resultsOf = (overrides: Partial<OfferSummary> = {}, viewer: ViewerKind = 'store') =>
  renderToStaticMarkup(
    <MemoryRouter>
      <Results rows={[{ ...summary, ...overrides }]} viewer={viewer} isStale={false} />
    </MemoryRouter>,
  )

test('Q-136: a line says when, which, whose, by whom, for whom, with which mark, what it comes to and how it stands', () => {
  expect(textOf(resultsOf())).toMatch(
    /20\.11\.2026 100001 Vinkel og Vater AS Tor Kvalheim Ingrid Tveit Solbakken 14 kr 80 282,90 Tilbud$/,
  )
  expect(resultsOf()).toContain('href="/tilbud/100001"')
})

test('whoever may see no sums gets no column for them', () => {
  expect(textOf(resultsOf())).toContain('Sum')
  expect(textOf(resultsOf({ sumInclTax: null }))).not.toMatch(/Sum|kr/)
})

test('Q-137: a chain reads the store and its builder', () => {
  expect(textOf(resultsOf({}, 'chain'))).toContain('Tømmerringen Sandnes / Vinkel og Vater AS')
})

test('a quote that has expired says so, and so does one that its customer has accepted', () => {
  expect(textOf(resultsOf({ expired: true }))).toContain('Tilbud, utgått')
  const accepted = resultsOf({ answer: { kind: 'accepted', at: '2026-11-22T10:17:00Z' } })
  expect(textOf(accepted)).toMatch(/Godtatt.* 22\.11\.2026$/)
})
