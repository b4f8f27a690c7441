import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { OfferRow } from '#domain/contracts/offer'
import { makeOffer, makeOfferRow } from '#tests/factories/offers'
import { makeQuoteEditor } from '#tests/factories/quote-editor'
import { ProductGrid } from './product-grid.tsx'

// A browser says how large its window is, which decides how many rows are drawn with the page.
beforeEach(() => {
  vi.stubGlobal('innerWidth', 1440)
  vi.stubGlobal('innerHeight', 900)
})
afterEach(() => vi.unstubAllGlobals())

const gridOf = (count: number) =>
  gridWith(Array.from({ length: count }, (_, index) => makeOfferRow({ rowNumber: index + 1 })))

const gridWith = (productRows: readonly OfferRow[]) => {
  const offer = makeOffer({ productRows: [...productRows] })
  return renderToStaticMarkup(
    <MantineProvider>
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>
          <ProductGrid
            offer={offer}
            priceView={{ viewer: 'store', hasAgent: false }}
            quoteEditor={makeQuoteEditor(offer)}
            lockedReason={null}
          />
        </MemoryRouter>
      </QueryClientProvider>
    </MantineProvider>,
  )
}

test('Q-118: a row with clad outside says «Aluminium», and the others «Tre»', () => {
  const white = { code: 'RAL 9010', description: 'Hvit', backendCode: '9010', rgbHex: '#f4f3ee' }
  const grid = gridWith([
    makeOfferRow({ rowNumber: 1 }),
    makeOfferRow({ rowNumber: 2 }),
    makeOfferRow({ rowNumber: 3, aluminiumClothing: { color: white } }),
  ])
  expect(grid.indexOf('Tre')).toBeGreaterThan(-1)
  expect(grid.indexOf('Tre')).toBeLessThan(grid.indexOf('role="listitem"'))
  expect(grid.indexOf('Aluminium')).toBeGreaterThan(grid.indexOf('Rad 3'))
})

test('Q-129: the grid has a foot from a hundred rows on', () => {
  expect(gridOf(99)).not.toContain('99 rader')
  expect(gridOf(100)).toContain('100 rader')
})

test('Q-115 Q-118 Q-120 Q-125: what all rows have in common is said once above the list, what differs at its row', () => {
  const [first, second, door] = [1, 2, 3].map((rowNumber) => makeOfferRow({ rowNumber }))
  if (!first || !second || !door) throw new Error('three rows were made')
  const grid = gridWith([first, second, { ...door, frame: { ...door.frame, depth: 115 }, numberOfVents: 2 }])
  const times = (words: string) => grid.split(words).length - 1
  for (const words of [
    'Alle rader:',
    'Innfelt',
    'karm 105\u00a0mm',
    'karm 115\u00a0mm',
    'Ventil Nei',
    'Ventil Ja',
  ])
    expect(times(words), words).toBe(1)
  expect(grid.indexOf('karm 105\u00a0mm')).toBeLessThan(grid.indexOf('role="listitem"'))
  expect(grid.indexOf('karm 115\u00a0mm')).toBeGreaterThan(grid.indexOf('Rad 3'))
})
