import { expect, test } from 'vitest'
import { isReturnable } from './saved-address.ts'

test.each([
  ['/tilbud/100001', true],
  ['/tilbud?q=er:bestilt', true],
  ['/', true],
  ['/login', false],
  ['/logout', false],
  ['/user/choose_context', false],
  ['//elsewhere.example/x', false],
  ['https://elsewhere.example', false],
])('Q-350: %s is an address to come back to: %s', (address, returnable) => {
  expect(isReturnable(address)).toBe(returnable)
})
