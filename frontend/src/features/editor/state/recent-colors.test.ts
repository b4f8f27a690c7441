import { expect, test } from 'vitest'
import { withRecent } from './recent-colors.ts'

test('a colour that is chosen comes first, once, and the seventh is forgotten', () => {
  expect(withRecent(['a', 'b', 'c'], 'b')).toEqual(['b', 'a', 'c'])
  expect(withRecent(['a', 'b', 'c', 'd', 'e', 'f'], 'g')).toEqual(['g', 'a', 'b', 'c', 'd', 'e'])
})
