import { expect, test } from 'vitest'
import type { ProductRow } from '#domain/contracts/product'
import { initialRow, nextRow } from './row-state.ts'
import { SYNC_TEXT, syncStatusOf } from './sync-text.ts'

const idle = initialRow({ revision: 'rev_1', choices: {} } as ProductRow)
const said = (state: typeof idle, busy = false) => SYNC_TEXT[syncStatusOf(state, { isBusy: busy })]

test('Q-194: a row that nobody touches is synced', () => {
  expect(said(idle)).toBe('synced')
})

test('Q-194: while a field is being typed in, and until its edit is sent, it says when that will be', () => {
  expect(said(nextRow(idle, { type: 'typing', typing: true }))).toBe(
    'Endringer lagres når du forlater feltet...',
  )
  expect(said(nextRow(idle, { type: 'edited', patch: { width: 1290 } }))).toBe(
    'Endringer lagres når du forlater feltet...',
  )
})

test('Q-193: while an update runs it is syncing, be it of the product or of a rate', () => {
  const sent = nextRow(nextRow(idle, { type: 'edited', patch: { width: 1290 } }), { type: 'sent' })
  expect(said(sent)).toBe('syncing')
  expect(said(idle, true)).toBe('syncing')
})

test('what was typed and refused is never called synced, and says so once nothing else is under way', () => {
  expect(SYNC_TEXT[syncStatusOf(idle, { isBusy: false, hasRefused: true })]).toBe('Ikke lagret, rett feltet')
  const typing = nextRow(idle, { type: 'typing', typing: true })
  expect(syncStatusOf(typing, { isBusy: false, hasRefused: true })).toBe('editing')
  expect(syncStatusOf(idle, { isBusy: true, hasRefused: true })).toBe('syncing')
})

test('a save that failed is never called synced', () => {
  const sent = nextRow(nextRow(idle, { type: 'edited', patch: { width: 1290 } }), { type: 'sent' })
  expect(said(nextRow(sent, { type: 'failed', message: 'x' }))).toBe('Ikke lagret, prøver igjen …')
})
