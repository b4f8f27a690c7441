import { MantineProvider } from '@mantine/core'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Offer } from '#domain/contracts/offer'
import { makeOffer } from '#tests/factories/offers'
import { makeQuoteEditor } from '#tests/factories/quote-editor'
import { QuickChoices, QuickChoicesPanel } from './quick-choices-panel.tsx'

const extras: Offer['extras'] = [
  { id: 'X01', name: 'Aluminiumskledning på alle vinduer', price: 1000, selected: true },
  { id: 'X02', name: 'Svanemerket glass', price: null, selected: false },
]

const shown = (Shown: typeof QuickChoices, overrides: Partial<Offer>) => {
  const offer = makeOffer({ extras, ...overrides })
  return renderToStaticMarkup(
    <MantineProvider>
      <Shown offer={offer} quoteEditor={makeQuoteEditor(offer)} />
    </MantineProvider>,
  ).replaceAll(/\s/g, ' ')
}

test('Q-285: a choice costs about its price less the average discount on windows', () => {
  expect(shown(QuickChoices, { avgDiscountWindows: 12.5 })).toContain('>ca kr 875,00<')
  expect(shown(QuickChoices, { avgDiscountWindows: 0 })).toContain('>ca kr 1 000,00<')
})

test('an article costs what it adds, whatever the windows’ discount is', () => {
  const pack = { id: 'X09', name: 'Fugepakke', price: 735, selected: false } as const
  const choices = shown(QuickChoices, { extras: [pack], avgDiscountWindows: 32.6 })
  expect(choices).toContain('>kr 735,00<')
})

test('Q-106: a choice without a price has none; what all rows have is ticked', () => {
  const choices = shown(QuickChoices, {})
  expect(choices.split('ca kr')).toHaveLength(2)
  expect(choices.split('checked=""')).toHaveLength(2)
})

test('Q-106: folded, the panel says how many are chosen', () => {
  expect(shown(QuickChoicesPanel, {})).toContain('1 valgt')
})
