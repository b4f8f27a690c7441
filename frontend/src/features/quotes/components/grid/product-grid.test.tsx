import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { makeOffer, makeOfferRow } from '#tests/factories/offers'
import { openDraftBook } from '../../state/draft-book.ts'
import { ProductGrid } from './product-grid.tsx'

const gridOf = (count: number) => {
  const productRows = Array.from({ length: count }, (_, index) => makeOfferRow({ rowNumber: index + 1 }))
  const offer = makeOffer({ productRows })
  const desk = {
    orderNumber: offer.orderNumber,
    drafts: openDraftBook({ send: () => undefined, delay: 0 }),
    change: () => undefined,
    store: async () => offer,
  }
  return renderToStaticMarkup(
    <MantineProvider>
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>
          <ProductGrid
            offer={offer}
            standing={{ viewer: 'store', hasAgent: false }}
            desk={desk}
            lockedReason={null}
          />
        </MemoryRouter>
      </QueryClientProvider>
    </MantineProvider>,
  )
}

test('Q-129: the grid has a foot from a hundred rows on', () => {
  expect(gridOf(99)).not.toContain('99 rader')
  expect(gridOf(100)).toContain('100 rader')
})
