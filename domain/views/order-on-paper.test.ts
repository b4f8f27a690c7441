import { expect, test } from 'vitest'
import { colorLists } from '#domain/catalogue/colors/color-lists'
import { documentInput } from '#domain/contracts/render'
import { type Manifest, QUOTE_STATUS } from '#domain/quote/quote'
import { makeOrderedQuote } from '#tests/factories/ordered-quote'
import { makeManifest, makeQuoteForShow, NOON, viewers } from '#tests/factories/quotes'
import { documentFor } from './document-for.ts'

const paperOf = (manifest: Manifest) =>
  documentInput.parse(
    documentFor(makeQuoteForShow(manifest), {
      kind: 'quote-pdf',
      viewer: viewers.store,
      modes: ['CUSTOMER'],
      measurements: true,
      colorLists,
      now: NOON,
    }),
  )
const { manifest: ordered } = makeOrderedQuote()

test('an ordered quote is printed as an order confirmation, with its number at the factory and the day', () => {
  expect(paperOf(ordered)).toMatchObject({
    title: 'Ordrebekreftelse',
    order: { state: 'ordered', number: 480_001, at: NOON },
  })
})

test('what a builder has ordered from his store is no confirmed order and has no number yet', () => {
  const atStore = { ...ordered, status: QUOTE_STATUS.orderedByAgent, toOrderNumber: null }
  expect(paperOf(atStore)).toMatchObject({
    title: 'Bestilling',
    order: { state: 'at-store', number: null, at: NOON },
  })
})

test('an order stands until its cancellation is approved, and paper says Kansellert from then on', () => {
  const asked = paperOf({ ...ordered, status: QUOTE_STATUS.cancelRequested })
  const off = paperOf({ ...ordered, status: QUOTE_STATUS.cancelled })
  expect([asked.title, asked.order?.state]).toEqual(['Ordrebekreftelse', 'cancel-requested'])
  expect([off.title, off.order?.state]).toEqual(['Kansellert ordre', 'cancelled'])
})

test('what is still offered is printed as an offer and is no order', () => {
  for (const status of [QUOTE_STATUS.offer, QUOTE_STATUS.sent]) {
    const paper = paperOf(makeManifest({ status }))
    expect(paper.title).toBe('Tilbud')
    expect(paper).not.toHaveProperty('order')
  }
})
