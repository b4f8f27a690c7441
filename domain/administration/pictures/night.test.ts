import { expect, test } from 'vitest'
import { nightOf } from './night.ts'

test.each([
  ['winter', '2026-11-23T00:59:59Z', null],
  ['winter', '2026-11-23T01:00:00Z', '2026-11-23'],
  ['winter', '2026-11-23T04:59:59Z', '2026-11-23'],
  ['winter', '2026-11-23T05:00:00Z', null],
  ['summer', '2026-06-30T22:30:00Z', null],
  ['summer', '2026-07-01T00:00:00Z', '2026-07-01'],
  [
    'the night when clocks go forward, which has no hour from two to three',
    '2026-03-29T01:00:00Z',
    '2026-03-29',
  ],
  ['the night when clocks go back, twice two o’clock', '2026-10-25T00:30:00Z', '2026-10-25'],
  ['the night when clocks go back, twice two o’clock', '2026-10-25T01:30:00Z', '2026-10-25'],
])('in %s it is night in Norway from two to six: %s', (_, instant, night) => {
  expect(nightOf(instant)).toBe(night)
})
