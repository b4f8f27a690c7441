import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { makeOffer, makeOfferRow } from '#tests/factories/offers'
import { makeQuoteEditor } from '#tests/factories/quote-editor'
import { COUNT_ID, refusedTexts } from '../../../row/use-refused-texts.ts'
import { UnsavedNotice } from '../unsaved/unsaved-notice.tsx'
import { GridRow } from './product-row.tsx'

afterEach(() => refusedTexts.dropAll())

const offer = makeOffer({ productRows: [makeOfferRow({ rowNumber: 1 }), makeOfferRow({ rowNumber: 2 })] })
const quoteEditor = makeQuoteEditor(offer)
const rowOf = (rowNumber: number) => {
  const row = offer.productRows.find((one) => one.rowNumber === rowNumber)
  if (row === undefined) throw new Error('no row')
  return renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <MantineProvider>
        <MemoryRouter>
          <GridRow
            row={row}
            isSeenFirst
            priceView={{ viewer: 'store', hasAgent: false }}
            quoteEditor={quoteEditor}
            own=""
            isCopying={false}
            commands={commands}
            isChosen={false}
            select={null}
          />
        </MemoryRouter>
      </MantineProvider>
    </QueryClientProvider>,
  )
}
const nothing = () => undefined
const commands = { copy: nothing, remove: nothing, move: nothing, shift: nothing }
const inRow = (rowNumber: number) => ({ orderNumber: offer.orderNumber, rowNumber })

test('a row says what was typed into it and is not stored, as it was typed; other rows say nothing', () => {
  refusedTexts.save(inRow(2), { id: 'width', label: 'Bredde', text: '3400' })
  refusedTexts.save(inRow(2), { id: 'height', label: 'Høyde', text: '2,8 m' })
  expect(rowOf(2)).toContain('<strong>Ikke lagret:</strong> Bredde «3400», Høyde «2,8 m»')
  expect(rowOf(1)).not.toContain('Ikke lagret')
})

test('Q-212: a refused count stands in its cell, marked, with the reason, also after the page was left', () => {
  refusedTexts.save(inRow(1), { id: COUNT_ID, label: 'Antall', text: '1,5' })
  const row = rowOf(1)
  expect(row).toMatch(
    /<input[^>]*aria-invalid="true"[^>]*value="1,5"|<input[^>]*value="1,5"[^>]*aria-invalid="true"/,
  )
  expect(row).toContain('Ugyldig verdi for feltet Antall')
})

test('before an order it is told row by row, with the way to it', () => {
  const texts = [{ id: 'width', label: 'Bredde', text: '3400' }]
  const notice = renderToStaticMarkup(
    <MantineProvider>
      <MemoryRouter>
        <UnsavedNotice orderNumber={100_031} rows={[{ rowNumber: 2, texts }]} />
      </MemoryRouter>
    </MantineProvider>,
  )
  expect(notice).toContain('Bredde «3400»')
  expect(notice).toContain('href="/produkt/100031/2/rediger"')
})
