// The code of a row goes on from that of the row above.
import { expect, test } from 'vitest'
import { hasCode, nextCode } from './next-reference.ts'

test.each([
  ['V1 Stue sør', [], 'V2'],
  ['V9', ['V8 Gang', 'V9'], 'V10'],
  ['D1 Ytterdør', ['V13 Gavl'], 'D2'],
  ['v2 kjøkken', [], 'v3'],
  ['V09 Bad', [], 'V10'],
  ['V1 Stue', ['V2 Kjøkken', 'v3'], 'V4'],
] as const)('below «%s» comes the next number that no row has', (above, others, next) => {
  expect(nextCode(above, [above, ...others])).toBe(next)
})

test.each(['', 'Stue sør', 'Soverom 1', 'V3a Bad', 'Vindu1', '12 Bad', 'V999'])(
  'nothing follows on «%s», which has no number of its own or the last one',
  (above) => {
    expect(nextCode(above, [above])).toBeNull()
  },
)

test.each([
  ['V3 Kjøkken', true],
  ['D1', true],
  ['Soverom 1', false],
  ['2. etasje', false],
  ['V3a', false],
] as const)('«%s» has a code of its own: %s', (text, has) => {
  expect(hasCode(text)).toBe(has)
})
