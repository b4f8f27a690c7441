import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { DocumentInput } from '#domain/contracts/render'
import { textOf } from '#tests/factories/read-markup'
import { makeDocumentInput } from '#tests/factories/render'
import { QuoteDocument } from './quote-document.tsx'

const read = (overrides: Partial<DocumentInput>): string =>
  textOf(renderToStaticMarkup(<QuoteDocument input={makeDocumentInput(overrides)} />))
const at = '2026-11-22T11:00:00.000Z'
const ofOffer = /Gyldig til|Godkjenning|Underskrift|godtar/

test('an offer has a date to be accepted by, and is signed', () => {
  expect(read({})).toMatch(/Tilbud 100001[\s\S]*Gyldig til 20\.12\.2026[\s\S]*Underskrift/)
})

test('an order confirmation names order, day and quote, and asks for no signature', () => {
  const paper = read({ title: 'Ordrebekreftelse', order: { state: 'ordered', number: 480_001, at } })
  expect(paper).toContain('Ordrebekreftelse 480001')
  expect(paper).toContain('Bestilt 22.11.2026')
  expect(paper).toContain('Tilbud 100001 fra 20.11.2026')
  expect(paper).not.toMatch(ofOffer)
})

test('an order whose cancellation is asked for says so, and a cancelled one asks for nothing', () => {
  const asked = {
    title: 'Ordrebekreftelse',
    order: { state: 'cancel-requested', number: 480_001, at },
  } as const
  expect(read(asked)).toContain('Status Kansellering forespurt')
  const off = read({ title: 'Kansellert ordre', order: { state: 'cancelled', number: 480_001, at } })
  expect(off).toContain('Kansellert ordre 480001')
  expect(off).not.toMatch(ofOffer)
})

test('what a builder has ordered from his store is named by its quote, because it has no other number', () => {
  const paper = read({ title: 'Bestilling', order: { state: 'at-store', number: null, at } })
  expect(paper).toContain('Bestilling 100001')
  expect(paper).not.toMatch(ofOffer)
})
