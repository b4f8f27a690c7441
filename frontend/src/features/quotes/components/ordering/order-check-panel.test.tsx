import { MantineProvider } from '@mantine/core'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import type { OrderFindingWire } from '#domain/contracts/order-check'
import { makeOffer } from '#tests/factories/offers'
import { makeCheck, makeFinding } from '#tests/factories/order-check'
import { textOf } from '#tests/factories/read-markup'
import type { OrderCheck } from '../../use-order-check.tsx'
import { CheckButton } from './check-button.tsx'
import { OrderCheckPanel } from './order-check-panel.tsx'

const panelOf = (finding: Partial<OrderFindingWire>, check: Partial<OrderCheck> = {}) =>
  textOf(
    renderToStaticMarkup(
      <MantineProvider>
        <MemoryRouter>
          <OrderCheckPanel
            orderNumber={100_001}
            check={makeCheck({ findings: [makeFinding(finding)], ...check })}
          />
        </MemoryRouter>
      </MantineProvider>,
    ),
  )

const fix: OrderFindingWire['fix'] = {
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

const buttonOf = (intVal: number) =>
  renderToStaticMarkup(
    <MantineProvider>
      <CheckButton
        offer={makeOffer({
          status: { intVal, name: '', readOnly: false, canBeOrdered: true, canBeCancelled: false },
        })}
        check={makeCheck({ findings: [makeFinding(), makeFinding({ id: 'finding_2', severity: 'ERROR' })] })}
      />
    </MantineProvider>,
  )

test('the button of the check says how much is left, and nothing once it is ordered', () => {
  expect(buttonOf(10)).toContain('aria-label="Bestillingskontroll 2 igjen"')
  expect(buttonOf(40)).toContain('aria-label="Bestillingskontroll"')
})
