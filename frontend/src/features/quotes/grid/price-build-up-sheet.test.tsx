import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { textOf } from '#tests/factories/read-markup'
import { buildUpQuery } from '../sending/get-changes.ts'
import { PriceBuildUpSheet } from './price-build-up-sheet.tsx'

const built = {
  priceListId: '2026-1',
  lines: [{ code: 'base', label: 'Grunnpris', amount: 8762, because: '1190 × 1190' }],
  gross: 8762,
  steps: [{ label: 'Rabatt 10 %', amount: -876.2 }],
  unitPrice: 7885.8,
  numberOf: 3,
  linePrice: 23_657.4,
}

const sheetOf = (overrides: Partial<typeof built>) => {
  const client = new QueryClient()
  client.setQueryData(buildUpQuery(100_001, 1).queryKey, { ...built, ...overrides })
  return textOf(
    renderToStaticMarkup(
      <QueryClientProvider client={client}>
        <PriceBuildUpSheet orderNumber={100_001} rowNumber={1} />
      </QueryClientProvider>,
    ),
  )
}

test('a price comes about line by line, from the list to the piece to the row', () => {
  expect(sheetOf({})).toBe(
    'Grunnpris 1190 × 1190 kr 8 762,00 Listepris kr 8 762,00 Rabatt 10 % − kr 876,20 Pris per stk. kr 7 885,80 3 stk. kr 23 657,40 Beløp eks. mva.',
  )
})

test('of one piece without a discount there is the list price alone', () => {
  expect(sheetOf({ steps: [], numberOf: 1 })).toBe(
    'Grunnpris 1190 × 1190 kr 8 762,00 Listepris kr 8 762,00 Beløp eks. mva.',
  )
})
