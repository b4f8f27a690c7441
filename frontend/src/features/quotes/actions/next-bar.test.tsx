import { MantineProvider } from '@mantine/core'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { makeOffer } from '#tests/factories/offers'
import { makeCheck } from '#tests/factories/order-check'
import { makeQuoteEditor } from '#tests/factories/quote-editor'
import { viewers } from '#tests/factories/quotes'
import { textOf } from '#tests/factories/read-markup'
import type { PriceView } from '../../../quote/row-money.ts'
import { NextBar } from './next-bar.tsx'
import type { NextStep } from './next-step.ts'

const { totals } = makeOffer()
const offer = makeOffer({ totals: { ...totals, sumExclTaxAgent: 1200, sumInclTaxAgent: 1500 } })

const barOf = (priceView: PriceView, next: NextStep) =>
  renderToStaticMarkup(
    <MantineProvider>
      <MemoryRouter>
        <NextBar
          parts={{
            ...{ offer, priceView, next },
            viewer: viewers.store,
            quoteEditor: makeQuoteEditor(offer),
            check: makeCheck(),
            customer: { side: null, isAwaited: false },
            storeFirst: async () => undefined,
            may: () => true,
          }}
          print="Skriv ut"
          isUnsaved={false}
        />
      </MemoryRouter>
    </MantineProvider>,
  )

test('the sum in sight is the one that the customer pays: of a builder’s quote the builder’s', () => {
  expect(textOf(barOf({ viewer: 'store', hasAgent: false }, 'print'))).toContain('kr 1 250,00')
  expect(textOf(barOf({ viewer: 'super', hasAgent: true }, 'print'))).toContain('kr 1 500,00')
})

test('the next step is the one that the quote asks for', () => {
  const priceView = { viewer: 'store', hasAgent: false } as const
  expect(textOf(barOf(priceView, 'print'))).toContain('Skriv ut')
  expect(textOf(barOf(priceView, 'order'))).toContain('Bestill')
  expect(textOf(barOf(priceView, 'order'))).not.toContain('Skriv ut')
})
