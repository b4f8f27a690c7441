import { expect, test } from 'vitest'
import { factoryAnswer } from './factory-answer.ts'

const accepted = {
  kind: 'accepted',
  orderNumber: 100_001,
  toOrderNumber: 480_001,
  at: '2026-11-20T12:00:00Z',
}
const confirmed = (year: number, week: number) => ({
  ...accepted,
  kind: 'confirmed',
  deliveryWeek: { year, week },
})
const isAccepted = (answer: unknown) => factoryAnswer.safeParse(answer).success

test('moments compare as text, whichever clock they are read from', () => {
  const moments = ['2026-11-20T12:00:00Z', '2026-11-20T13:00:00.000+01:00'].map(
    (at) => factoryAnswer.parse({ ...accepted, at }).at,
  )
  expect(moments).toEqual(['2026-11-20T12:00:00.000Z', '2026-11-20T12:00:00.000Z'])
  expect(isAccepted({ ...accepted, at: '2026-11-20T12:00:00' })).toBe(false)
})

test('a confirmed week is one that its year has: 53 in 2026, 52 in 2027', () => {
  expect([confirmed(2026, 53), confirmed(2027, 52)].map(isAccepted)).toEqual([true, true])
  expect([confirmed(2027, 53), confirmed(2027, 0), confirmed(2026, 54)].map(isAccepted)).toEqual([
    false,
    false,
    false,
  ])
})

test('what is neither is no answer, and what else an answer says is not read', () => {
  expect(
    [
      { ...accepted, kind: 'shipped' },
      { ...confirmed(2027, 3), deliveryWeek: 3 },
    ].map(isAccepted),
  ).toEqual([false, false])
  expect(factoryAnswer.parse({ ...accepted, line: 'Linje 4' })).not.toHaveProperty('line')
})
