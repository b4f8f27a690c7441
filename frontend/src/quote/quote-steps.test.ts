import { expect, test } from 'vitest'
import { makeOffer } from '#tests/factories/offers'
import { orderPath } from './quote-steps.ts'

const { fastlane } = makeOffer()
const offered = { ...fastlane, qualified: true, slotId: '2026-W49' }

test('Q-242: the place in Fastlane goes with the order where Fastlane is chosen, and nowhere else', () => {
  expect(orderPath({ version: 7, fastlane: { ...offered, selected: true } })).toBe(
    'order?version=7&fastlaneSlotId=2026-W49',
  )
  expect(orderPath({ version: 7, fastlane: { ...offered, selected: false } })).toBe('order?version=7')
})
