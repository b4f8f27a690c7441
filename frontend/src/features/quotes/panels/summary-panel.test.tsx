import { MantineProvider } from '@mantine/core'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { kindOf } from '#domain/access/access'
import type { Offer } from '#domain/contracts/offer'
import { QUOTE_STATUS, type QuoteStatus } from '#domain/quote/quote'
import { makeOffer } from '#tests/factories/offers'
import classes from './panel.module.css'
import { SummaryPanel } from './summary-panel.tsx'

const panelFor = (viewer: ReturnType<typeof kindOf>, overrides: Partial<Offer> = {}) =>
  renderToStaticMarkup(
    <MantineProvider>
      <SummaryPanel offer={makeOffer(overrides)} priceView={{ viewer, hasAgent: false }} isUnsaved={false} />
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
    /Sum eks\. mva\. kr 1 000,00/,
    /Mva\. kr 250,00/,
    /Sum inkl\. mva\. kr 1 250,00/,
    /U-verdi 0,79 W\/\(m²K\)/,
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

describe('what has been ordered does not expire, and is delivered by the factory', () => {
  const at = (intVal: QuoteStatus, deliveryDate: Offer['deliveryDate']) =>
    panelFor('store', {
      status: {
        intVal,
        name: '',
        readOnly: intVal !== QUOTE_STATUS.offer,
        canBeOrdered: false,
        canBeCancelled: false,
      },
      deliveryDate,
    })
  const week = { week: 12, day: 3 }

  test.each([QUOTE_STATUS.orderedByAgent, QUOTE_STATUS.ordered])(
    'Q-097 Q-100: at %i the week and day of delivery stand, and no end of validity',
    (status) => {
      expect(at(status, week)).toContain('<dd>Uke 12 (dag 3)</dd>')
      expect(at(status, week)).not.toMatch(/Gyldig til|utgått/)
    },
  )

  test('Q-097 Q-100: of a quote that is open there is an end of validity and no week of delivery', () => {
    expect(at(QUOTE_STATUS.offer, week)).not.toContain('Uke 12')
    expect(at(QUOTE_STATUS.offer, week)).toContain('Gyldig til')
  })

  test('Q-100: as long as nobody knows the day there is none', () => {
    expect(at(QUOTE_STATUS.orderedByAgent, null)).not.toContain('Uke')
  })
})

test.each(Object.entries(QUOTE_STATUS))(
  'Q-099: of a quote that is %s the order number stands where the order has been placed with the provider, and else not',
  (_, intVal) => {
    const status = { intVal, name: '', readOnly: true, canBeOrdered: false, canBeCancelled: false }
    const isPlaced = intVal >= QUOTE_STATUS.ordered
    expect(panelFor('store', { status, toOrderNumber: 480_001 }).includes('Ordrenummer</dt><dd>480001')).toBe(
      isPlaced,
    )
    expect(panelFor('store', { status, toOrderNumber: null })).not.toContain('Ordrenummer')
  },
)

describe('an ordered quote says how far it has come at the factory', () => {
  const ordered = (handOver: Partial<Offer['handOver']>, intVal: QuoteStatus = QUOTE_STATUS.ordered) =>
    panelFor('store', {
      status: { intVal, name: '', readOnly: true, canBeOrdered: false, canBeCancelled: false },
      handOver: {
        state: 'sent',
        since: '2026-11-20T11:06:00.000Z',
        deliveryWeek: null,
        promisedWeek: null,
        ...handOver,
      },
    })
  const confirmed = { state: 'confirmed', deliveryWeek: { year: 2027, week: 12 } } as const

  test('that it waits, that it has been sent, and that it has been taken', () => {
    expect(ordered({ state: 'waiting' })).toContain('Venter på å bli sendt')
    expect(ordered({})).toMatch(/Sendt til fabrikk<\/dt><dd>20\.11\.2026 kl\.\s*12:06/)
    expect(ordered({ state: 'accepted' })).toMatch(/Mottatt av fabrikken<\/dt><dd>20\.11\.2026 kl\.\s*12:06/)
    expect(panelFor('store')).not.toMatch(/fabrikk|bekreftet/)
  })

  test('in which week it is delivered, and from which week that was changed', () => {
    expect(ordered(confirmed)).toContain('Levering bekreftet</dt><dd>Uke 12, 2027')
    expect(ordered(confirmed)).not.toContain('Endret')
    expect(ordered({ ...confirmed, promisedWeek: 11 })).toContain('Endret fra uke 11')
  })

  test('and names no week once it is cancelled', () => {
    expect(ordered({ ...confirmed, promisedWeek: 11 }, QUOTE_STATUS.cancelled)).not.toMatch(
      /bekreftet|Endret/,
    )
  })
})
