import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { makeOffer, makeOfferRow } from '#tests/factories/offers'
import { textOf } from '#tests/factories/read-markup'
import { BulkEditBar } from './bulk-edit-bar.tsx'

/** Row 3 has no count yet. */
const offer = makeOffer({
  productRows: [1, 2, 3].map((rowNumber) => makeOfferRow({ rowNumber, numberOf: rowNumber === 3 ? 0 : 1 })),
})

const barOf = (...chosen: readonly number[]) =>
  renderToStaticMarkup(
    <MantineProvider>
      <QueryClientProvider client={new QueryClient()}>
        <BulkEditBar offer={offer} chosen={chosen} select={() => undefined} />
      </QueryClientProvider>
    </MantineProvider>,
  )
const isLocked = (bar: string, words: string): boolean =>
  new RegExp(`<button[^>]*aria-disabled="true"[^>]*>(?:(?!</button>).)*${words}`).test(bar)

test('rows that are ticked are counted; without any there is nothing to do with them', () => {
  expect(textOf(barOf(1, 2))).toContain('2 rader valgt')
  expect(textOf(barOf())).toBe('')
})

test('Q-131: rows are copied together unless one of them has no count; the others are not kept from it', () => {
  expect(isLocked(barOf(1, 2), 'Kopier')).toBe(false)
  expect(isLocked(barOf(1, 3), 'Kopier')).toBe(true)
  expect(isLocked(barOf(1, 3), 'Slett')).toBe(false)
})
