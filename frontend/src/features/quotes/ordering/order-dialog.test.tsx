import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import type { Viewer } from '#domain/access/access'
import type { CustomerSide } from '#domain/contracts/customer-link'
import type { Offer } from '#domain/contracts/offer'
import { makeOffer } from '#tests/factories/offers'
import { makeCheck } from '#tests/factories/order-check'
import { makeQuoteEditor } from '#tests/factories/quote-editor'
import { viewers } from '#tests/factories/quotes'
import { textOf } from '#tests/factories/read-markup'
import { postalCodeQuery } from '../../../api/postal-code.ts'
import { refusedTexts } from '../../../row/use-refused-texts.ts'
import type { OrderCheck } from '../order-check/use-order-check.ts'
import { OrderDialog } from './order-dialog.tsx'

const nothing = () => undefined

interface Case {
  readonly viewer?: Viewer
  readonly check?: Partial<OrderCheck>
  readonly side?: CustomerSide
}

// In its own place and at once, instead of over the page after a moment.
const dialogOf = (overrides: Partial<Offer>, { viewer = viewers.store, check = {}, side }: Case = {}) => {
  const offer = makeOffer(overrides)
  const queryClient = new QueryClient()
  queryClient.setQueryData(postalCodeQuery('4306').queryKey, { code: '4306', name: 'SANDNES', zone: 1 })
  const dialog = (
    <OrderDialog
      offer={offer}
      viewer={viewer}
      quoteEditor={makeQuoteEditor(offer)}
      storeFirst={async () => undefined}
      check={makeCheck(check)}
      side={side ?? null}
      onClose={nothing}
    />
  )
  return renderToStaticMarkup(
    <MantineProvider env="test">
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={createMemoryRouter([{ path: '/', element: dialog }])} />
      </QueryClientProvider>
    </MantineProvider>,
  )
}

const isLocked = (dialog: string): boolean => {
  const submit = /<button[^>]*type="submit"[^>]*>/.exec(dialog)?.[0]
  if (submit === undefined) throw new Error('the dialog has no button that orders')
  return submit.includes('disabled=""')
}

const fastlane: Offer['fastlane'] = {
  ...makeOffer().fastlane,
  qualified: true,
  selected: true,
  slotId: 'FL-2026-W48',
  confirmText: 'Byggmester må ringe butikken for å bestille med Fastlane.',
}

test('Q-234: a quote with which nothing is wrong can be ordered', () => {
  expect(isLocked(dialogOf({}))).toBe(false)
})

test('Q-239: a builder cannot order with Fastlane, and is told whom to call; his store can', () => {
  const ofBuilder = dialogOf({ fastlane }, { viewer: viewers.agent })
  expect(isLocked(ofBuilder)).toBe(true)
  expect(ofBuilder).toContain('Byggmester må ringe butikken for å bestille med Fastlane.')
  expect(isLocked(dialogOf({ fastlane }))).toBe(false)
  expect(isLocked(dialogOf({}, { viewer: viewers.agent }))).toBe(false)
})

test('a wish for Fastlane that no slot is left for is said, and taken back before anybody orders', () => {
  const qualifiedText = 'Tilbudet kvalifiserer ikke for Fastlane: det er ikke plass de nærmeste ukene.'
  const full = dialogOf({
    fastlane: { ...fastlane, qualified: false, slotId: null, confirmText: '', qualifiedText },
  })
  expect(isLocked(full)).toBe(true)
  expect(full).toContain(qualifiedText)
})

test('Q-241: where the store has stopped ordering it is named with its own words, and nobody orders', () => {
  const { creator } = makeOffer()
  const store = { ...creator.store, orderStop: { active: true, text: 'Stengt for varetelling.' } }
  const dialog = dialogOf({ creator: { ...creator, store } })
  expect(dialog).toMatch(/role="alert"[^>]*>.*Tømmerringen Sandnes: Stengt for varetelling\./)
  expect(isLocked(dialog)).toBe(true)
})

test('as long as the check has not answered nobody orders, and it says that it is checked', () => {
  const dialog = dialogOf({}, { check: { findings: undefined } })
  expect(isLocked(dialog)).toBe(true)
  expect(dialog).toContain('Kontrollerer …')
})

test('the crane that is wished for at the door of a builder is shown, and can be taken back; a stock needs none', () => {
  const { deliveryAddress } = makeOffer()
  const to = (deliveryCode: string) =>
    dialogOf({
      ...{ deliveryCode, deliveryByCrane: true },
      deliveryAddress: { ...deliveryAddress, code: deliveryCode, postalCode: '4306' },
    })
  expect(to('AGENT')).toMatch(/<input(?=[^>]*type="checkbox")(?=[^>]*checked)[^>]*>.*?Levering med kranbil/s)
  expect(to('L01')).not.toContain('Levering med kranbil')
})

test('Q-238: an order needs the name of a customer, and says so', () => {
  const dialog = dialogOf({ customer: { name: '', email: '', phone: '' } })
  expect(isLocked(dialog)).toBe(true)
  expect(dialog).toContain('Feltene merket med * må fylles ut riktig.')
})

test('to whom the order goes: the factory, or of a builder his store', () => {
  expect(dialogOf({})).toContain('Ordren sendes til fabrikken')
  expect(dialogOf({}, { viewer: viewers.agent })).toContain('Bestillingen går til Tømmerringen Sandnes.')
})

test('what is ordered costs what its buyer pays, with VAT', () => {
  expect(textOf(dialogOf({}))).toMatch(/kr 1 250,00 Estimert levering fra fabrikk: uke 3/)
})

test('a builder orders for what he pays his store, and his customer’s sum is called his customer’s', () => {
  const totals = {
    ...makeOffer().totals,
    netSumExclTaxAgent: 700,
    sumExclTaxAgent: 1000,
    sumInclTaxAgent: 1250,
  }
  const ofBuilder = textOf(dialogOf({ totals, agentId: 201 }, { viewer: viewers.agent }))
  expect(ofBuilder).toMatch(
    /Netto innkjøp: kr\s700,00 eks\. mva\.\s*Kunden betaler inkl\. mva\. kr\s1\s250,00/,
  )
  expect(ofBuilder).not.toContain('Sum inkl. mva.')
  expect(textOf(dialogOf({ totals, agentId: 201 }))).not.toContain('Netto innkjøp')
})

test('Q-219: the order number is the store’s to fill in, and no builder’s', () => {
  expect(textOf(dialogOf({}))).toContain('Bestillingsnummer')
  expect(textOf(dialogOf({}, { viewer: viewers.agent }))).not.toContain('Bestillingsnummer')
})

test('delivery to a stock shows its address; a private one asks for contact, street and postal code', () => {
  expect(textOf(dialogOf({}))).toContain('Sagveien 12 4313 SANDNES')
  expect(dialogOf({})).not.toContain('Postnummer')
  const privately = dialogOf({ deliveryCode: 'PRIVATE' })
  for (const field of ['Kontaktperson', 'Postadresse', 'Postnummer']) expect(privately).toContain(field)
  // Whether a crane gets there is known when the place is.
  expect(privately).not.toContain('Levering med kranbil')
})

test('rows with something typed and not stored are told before anything is ordered', () => {
  const place = { orderNumber: makeOffer().orderNumber, rowNumber: 1 }
  refusedTexts.save(place, { id: 'width', label: 'Bredde', text: '99999' })
  const dialog = dialogOf({})
  refusedTexts.dropAll(place)
  expect(isLocked(dialog)).toBe(true)
  expect(textOf(dialog)).toContain('99999')
  expect(isLocked(dialogOf({}))).toBe(false)
})

test('whoever orders another version than the customer accepted is told beside the button, as in «Kundens side»', () => {
  const accepted = (isCurrent: boolean): CustomerSide => ({
    links: [],
    acceptances: [{ name: 'Ingrid Solheim', at: '2026-11-22T10:17:00Z', version: 4, isCurrent }],
    questions: [],
  })
  const dialog = dialogOf({}, { side: accepted(false) })
  const told = textOf(/<div[^>]*id="order-accepted".*/.exec(dialog)?.[0] ?? '')
  expect(told).toMatch(
    /^Godtatt av Ingrid Solheim 22\.11\.2026 .* Tilbudet er endret siden\. Kunden må godta det på nytt\./,
  )
  expect(dialog).toMatch(
    /<button[^>]*type="submit"[^>]*aria-describedby="[^"]*order-accepted|aria-describedby="[^"]*order-accepted[^>]*type="submit"/,
  )
  expect(dialog).not.toContain('ingenting igjen å rette')
  expect(isLocked(dialog)).toBe(false)

  for (const side of [accepted(true), { ...accepted(true), acceptances: [] }]) {
    expect(dialogOf({}, { side })).not.toContain('må godta det på nytt')
    expect(dialogOf({}, { side })).toContain('ingenting igjen å rette')
  }
})
