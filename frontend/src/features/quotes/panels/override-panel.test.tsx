import { MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { makeOffer, makeOfferRow } from '#tests/factories/offers'
import { makeQuoteEditor } from '#tests/factories/quote-editor'
import { textOf } from '#tests/factories/read-markup'
import { ALL_ROWS, refusedTexts } from '../../../row/use-refused-texts.ts'
import { UnsavedNotice } from '../unsaved/unsaved-notice.tsx'
import { useUnsavedOf } from '../unsaved/use-unsaved-of.ts'
import { OverridePanel } from './override-panel.tsx'

afterEach(() => refusedTexts.dropAll())

const markupOf = (node: ReactNode) =>
  renderToStaticMarkup(
    <MantineProvider>
      <MemoryRouter>{node}</MemoryRouter>
    </MantineProvider>,
  )

const offer = makeOffer({ projectCalculation: false, productRows: [makeOfferRow({ rowNumber: 1 })] })
const place = { orderNumber: offer.orderNumber, rowNumber: ALL_ROWS }
const typed = { id: 'discountratewindows', label: 'Rabatt vinduer', text: '150' }

const panel = () =>
  markupOf(
    <OverridePanel
      offer={offer}
      priceView={{ viewer: 'store', hasAgent: false }}
      quoteEditor={makeQuoteEditor(offer)}
    />,
  )
const Unsaved = () => <UnsavedNotice orderNumber={offer.orderNumber} rows={useUnsavedOf(offer)} />

test('Q-109: a rate for all rows that was refused stands in its field, in a panel that is open, when the page comes back', () => {
  expect(panel()).not.toContain('<input')
  refusedTexts.save(place, typed)
  expect(panel()).toMatch(/<input[^>]*value="150"/)
  expect(panel()).toContain('aria-invalid="true"')
})

test('nobody orders past a refused rate for all rows: it is told with the rows', () => {
  refusedTexts.save(place, typed)
  expect(textOf(markupOf(<Unsaved />))).toContain('Alle rader: Rabatt vinduer «150»')
})
