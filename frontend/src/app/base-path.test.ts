import { expect, test } from 'vitest'
import { basePathOf } from './base-path.ts'

test.each([
  ['/react/tilbud', '/react'],
  ['/react', '/react'],
  ['/tilbud', ''],
  ['/reactassets/x', ''],
  ['/tilbud/react', ''],
])('Q-001: the base of %s is «%s»', (pathname, base) => {
  expect(basePathOf(pathname)).toBe(base)
})
