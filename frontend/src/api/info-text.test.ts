import { afterEach, expect, test, vi } from 'vitest'
import { putInForce } from '#domain/texts/texts'
import { worded } from './info-text.ts'

afterEach(() => {
  putInForce([])
  vi.restoreAllMocks()
})

const ROW_NOT_FOUND = 'error.rowNotFound'

test('Q-327 Q-340: the provider’s words go before the built ones, and are filled in', () => {
  const data = { row: 3, order: 100_031 }
  expect(worded(ROW_NOT_FOUND, data)).toBe('Rad 3 finnes ikke i tilbud 100031')
  putInForce([{ entryKey: ROW_NOT_FOUND, text: 'Tilbud {order} har ingen rad {row}.' }])
  expect(worded(ROW_NOT_FOUND, data)).toBe('Tilbud 100031 har ingen rad 3.')
})

test('A-114: a key without a sentence shows itself and warns', () => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue(undefined)
  expect(worded('info.unknown')).toBe('info.unknown')
  expect(warned).toHaveBeenCalledWith('no text has the key info.unknown')
})
