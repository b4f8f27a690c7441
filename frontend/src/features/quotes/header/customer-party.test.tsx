import { MantineProvider } from '@mantine/core'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Offer } from '#domain/contracts/offer'
import { makeOffer } from '#tests/factories/offers'
import { makeQuoteEditor } from '#tests/factories/quote-editor'
import { CustomerParty } from './customer-party.tsx'

const panelOf = (overrides: Partial<Offer>) =>
  renderToStaticMarkup(
    <MantineProvider>
      <CustomerParty
        offer={makeOffer(overrides)}
        priceView={{ viewer: 'store', hasAgent: false }}
        quoteEditor={makeQuoteEditor(makeOffer())}
      />
    </MantineProvider>,
  )

const { status } = makeOffer()
const DISABLED = /<button[^>]*disabled=""/

test('Q-090: the customer is added where there is none, changed where there is one, and left alone when the quote is locked', () => {
  expect(panelOf({ customer: { name: '', email: '', phone: '' } })).toContain('Legg til kundeinformasjon')
  expect(panelOf({})).toContain('Rediger kundeinformasjon')
  expect(panelOf({ status: { ...status, readOnly: true } })).not.toContain('kundeinformasjon')
})

test('Q-091: the button of an expired quote is there and cannot be pressed', () => {
  expect(panelOf({ expired: true })).toMatch(DISABLED)
  expect(panelOf({})).not.toMatch(DISABLED)
})
