import { expect, test } from 'vitest'
import { QUOTE_STATUS } from '../quote.ts'
import { orderedDelivery } from './delivery-words.ts'

const { ordered, cancelRequested, cancelled } = QUOTE_STATUS
const promised = { deliveryDate: { week: 47, day: 3 } }
const confirmed = (week: number) => ({ deliveryWeek: { year: 2026, week } })

test('a week that was promised is not yet confirmed, and says so', () => {
  const words = { text: 'Levering fra fabrikk: uke 47, ikke bekreftet ennå', isConfirmed: false }
  expect(orderedDelivery({ status: ordered, ...promised }, null)).toEqual(words)
  expect(orderedDelivery({ status: ordered, ...promised }, { deliveryWeek: null })).toEqual(words)
})

test('the week that the factory has confirmed stands beside the promised one only where they differ', () => {
  expect(orderedDelivery({ status: ordered, ...promised }, confirmed(47))).toEqual({
    text: 'Bekreftet levering fra fabrikk: uke 47',
    isConfirmed: true,
  })
  expect(orderedDelivery({ status: cancelRequested, ...promised }, confirmed(48)).text).toBe(
    'Bekreftet levering fra fabrikk: uke 48 (endret fra uke 47)',
  )
})

test('an order that has been called off is not delivered, and one with nothing to make has no week', () => {
  const nothing = { text: '', isConfirmed: false }
  expect(orderedDelivery({ status: cancelled, ...promised }, confirmed(47))).toEqual(nothing)
  expect(orderedDelivery({ status: ordered, deliveryDate: null }, null)).toEqual(nothing)
})
