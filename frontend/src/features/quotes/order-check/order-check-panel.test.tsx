import { MantineProvider } from '@mantine/core'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import type { ApiOrderFinding } from '#domain/contracts/order-check'
import { QUOTE_STATUS, type QuoteStatus } from '#domain/quote/quote'
import { makeOffer } from '#tests/factories/offers'
import { makeCheck, makeFinding } from '#tests/factories/order-check'
import { textOf } from '#tests/factories/read-markup'
import { CheckButton } from './check-button.tsx'
import { OrderCheckPanel } from './order-check-panel.tsx'
import type { OrderCheck } from './use-order-check.ts'

const listOf = (finding: Partial<ApiOrderFinding>, check: Partial<OrderCheck> = {}) =>
  renderToStaticMarkup(
    <MantineProvider>
      <MemoryRouter>
        <OrderCheckPanel
          offer={makeOffer()}
          check={makeCheck({ findings: [makeFinding(finding)], ...check })}
        />
      </MemoryRouter>
    </MantineProvider>,
  )

const panelOf = (...parts: Parameters<typeof listOf>) => textOf(listOf(...parts))

const fix: ApiOrderFinding['fix'] = {
  name: 'safety-glass',
  label: 'Velg sikkerhetsglass',
  changes: ['Glass: 3-lags energiglass blir 3-lags sikkerhet.'],
  done: 'Rad 1 har sikkerhetsglass.',
  before: 8762,
  after: 9512,
}

test('a fix says what it changes, and what it costs before and after', () => {
  const panel = panelOf({ fix })
  expect(panel).toContain('Glass: 3-lags energiglass blir 3-lags sikkerhet.')
  expect(panel).toContain('kr 8 762,00 blir kr 9 512,00 eks. mva.')
  expect(panel).toContain('Velg sikkerhetsglass')
})

test('what only asks may be said to be right; what stops an order may not', () => {
  expect(panelOf({})).toContain('Det stemmer')
  expect(panelOf({ severity: 'ERROR' })).not.toContain('Det stemmer')
})

test('whoever may neither mend nor answer reads the finding and gets no button', () => {
  const panel = panelOf({ fix }, { mayFix: false, mayAcknowledge: false })
  expect(panel).toContain('Rad 1 har ikke sikkerhetsglass.')
  expect(panel).not.toMatch(/Velg sikkerhetsglass|Det stemmer/)
})

test('after the order the list is what was acknowledged, by whom', () => {
  const acknowledged = { by: 'Tor Kvalheim', at: '2026-11-20T09:00:00Z' }
  const panel = panelOf({ acknowledged }, { isOrdered: true, mayAcknowledge: false })
  expect(panel).toContain('Ett funn ble bekreftet før bestillingen.')
  expect(panel).toContain('Bekreftet av Tor Kvalheim 20.11.2026')
  expect(panel).not.toContain('Angre')
})

const buttonOf = (
  intVal: QuoteStatus,
  findings: readonly ApiOrderFinding[] = [makeFinding(), makeFinding({ id: 'finding_2', severity: 'ERROR' })],
) =>
  renderToStaticMarkup(
    <MantineProvider>
      <CheckButton
        offer={makeOffer({
          status: { intVal, name: '', readOnly: false, canBeOrdered: true, canBeCancelled: false },
        })}
        check={makeCheck({ findings })}
      />
    </MantineProvider>,
  )

test('the button of the check says how much is left, and nothing once it is ordered', () => {
  expect(buttonOf(QUOTE_STATUS.offer)).toContain('aria-label="Bestillingskontroll 2 igjen"')
  expect(buttonOf(QUOTE_STATUS.ordered)).toContain('aria-label="Bestillingskontroll"')
})

test('a question is no warning: it is counted as what it is, and its sign asks', () => {
  const question = makeFinding({ sentence: 'Slagretning: rad 1 venstre – stemmer det?', isQuestion: true })
  expect(panelOf(question)).toMatch(/1 spørsmål/)
  expect(panelOf(question)).not.toMatch(/varsel/)
  expect(panelOf({})).toMatch(/1 varsel/)
  const sign = /tabler-icon-(help-circle|alert-triangle)/
  expect(sign.exec(buttonOf(QUOTE_STATUS.offer, [question]))?.[1]).toBe('help-circle')
  expect(sign.exec(buttonOf(QUOTE_STATUS.offer, [question, makeFinding()]))?.[1]).toBe('alert-triangle')
  expect(sign.exec(listOf(question))?.[1]).toBe('help-circle')
  expect(sign.exec(listOf(makeFinding()))?.[1]).toBe('alert-triangle')
})

test('of a finding about many rows the first are named, and a press shows the others; one row alone is never left out', () => {
  const linksOf = (count: number) =>
    listOf({ rows: Array.from({ length: count }, (_, index) => index + 1) }).match(
      /<a [^>]*aria-label="Åpne rad \d+"/g,
    )?.length
  expect([6, 7, 8].map(linksOf)).toEqual([6, 7, 6])
  expect(panelOf({ rows: [1, 2, 3, 4, 5, 6, 7] })).not.toContain('og 1 til')
  expect(listOf({ rows: [1, 2, 3, 4, 5, 6, 7, 8] })).toMatch(/<button[^>]*aria-label="og 2 til: vis radene"/)
})
