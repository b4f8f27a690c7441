import { expect, test } from 'vitest'
import { cssString } from './running-head.ts'

test('what people write cannot end the string of the running head', () => {
  expect(cssString('Tveit "& sønn" \\ AS')).toBe('"Tveit \\"& sønn\\" \\\\ AS"')
})

test('a line break becomes a space, which a CSS string allows', () => {
  expect(cssString('Tilbud 100123\r\nTveit')).toBe('"Tilbud 100123 Tveit"')
})

test('a long name is cut where the head ends', () => {
  expect(cssString('Nordhordland Trelast', 12)).toBe('"Nordhordlan…"')
})
