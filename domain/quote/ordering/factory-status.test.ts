import { describe, expect, test } from 'vitest'
import { QUOTE_STATUS } from '../quote.ts'
import { applyFactoryAnswer, deliveryDateOf, type FactoryStatus } from './factory-status.ts'

const at = (hour: number) => `2026-11-20T${String(hour).padStart(2, '0')}:00:00.000Z`
const order = { orderNumber: 100_001, toOrderNumber: 480_001 }
const manifest = { ...order, status: QUOTE_STATUS.ordered }

const waiting: FactoryStatus = { state: 'waiting', since: at(8), deliveryWeek: null }
const sent: FactoryStatus = { ...waiting, state: 'sent' }
const accepted: FactoryStatus = { ...waiting, state: 'accepted', since: at(9) }
const confirmedFor = (week: number, since = at(10)): FactoryStatus => ({
  state: 'confirmed',
  since,
  deliveryWeek: { year: 2027, week },
})

const accepts = (since = at(9)) => ({ ...order, kind: 'accepted', at: since }) as const
const confirms = (week: number, since = at(10)) =>
  ({ ...order, kind: 'confirmed', at: since, deliveryWeek: { year: 2027, week } }) as const
type Answer = ReturnType<typeof accepts> | ReturnType<typeof confirms>

const answeredBy = (before: FactoryStatus, ...answers: readonly Answer[]): FactoryStatus =>
  answers.reduce<FactoryStatus>((current, answer) => {
    const answered = applyFactoryAnswer(manifest, current, answer)
    return answered.outcome === 'moves' ? answered.to : current
  }, before)

describe('an answer moves an order forward', () => {
  test('from sent to accepted to confirmed', () => {
    expect(answeredBy(sent, accepts())).toEqual(accepted)
    expect(answeredBy(sent, accepts(), confirms(12))).toEqual(confirmedFor(12))
  })

  test('also one that was never noted as sent: whoever answers has got it', () => {
    expect(answeredBy(waiting, accepts())).toEqual(accepted)
    expect(answeredBy(waiting, confirms(12))).toEqual(confirmedFor(12))
  })

  test('and never back, in whatever order answers come', () => {
    expect(answeredBy(sent, confirms(12), accepts())).toEqual(confirmedFor(12))
    expect(answeredBy(sent, confirms(12), accepts(at(23)))).toEqual(confirmedFor(12))
  })

  test('once, however often it comes', () => {
    for (const [before, answer] of [
      [accepted, accepts()],
      [accepted, accepts(at(11))],
      [confirmedFor(12), confirms(12)],
    ] as const)
      expect(applyFactoryAnswer(manifest, before, answer)).toEqual({ outcome: 'stays' })
  })
})

test('of several confirmed weeks the last one holds, whichever comes first', () => {
  const [first, second, third] = [confirms(12, at(10)), confirms(13, at(11)), confirms(12, at(12))]
  for (const answers of [
    [first, second, third],
    [first, third, second],
    [third, first, second],
  ])
    expect(answeredBy(accepted, ...answers)).toEqual(confirmedFor(12, at(12)))
  expect(answeredBy(accepted, second, first)).toEqual(confirmedFor(13, at(11)))
})

describe('an answer is to an order that there is', () => {
  test.each([
    ['no such quote', null, sent],
    ['a quote that has not been ordered', { ...manifest, toOrderNumber: null }, null],
    ['another order than it says', { ...manifest, toOrderNumber: 480_002 }, sent],
    ['another quote than it says', { ...manifest, orderNumber: 100_002 }, sent],
    ['an order that was never to be sent', manifest, null],
  ])('and not to %s', (_, quote, factoryStatus) => {
    expect(applyFactoryAnswer(quote, factoryStatus, accepts())).toEqual({ outcome: 'unknown' })
  })
})

test('what is called off is answered no more, and what is only asked to be called off is', () => {
  const cancelled = { ...manifest, status: QUOTE_STATUS.cancelled }
  expect(applyFactoryAnswer(cancelled, accepted, confirms(12))).toEqual({ outcome: 'stays' })
  expect(applyFactoryAnswer(cancelled, null, accepts())).toEqual({ outcome: 'stays' })
  const asked = { ...manifest, status: QUOTE_STATUS.cancelRequested }
  expect(applyFactoryAnswer(asked, accepted, confirms(12))).toEqual({
    outcome: 'moves',
    to: confirmedFor(12),
  })
})

test('the confirmed week takes the place of the promised one, on the lorry’s day', () => {
  const promised = { status: QUOTE_STATUS.ordered, deliveryDate: { week: 11, day: 3 } }
  for (const factoryStatus of [null, undefined, waiting, sent, accepted])
    expect(deliveryDateOf(promised, factoryStatus)).toEqual({ week: 11, day: 3 })
  expect(deliveryDateOf(promised, confirmedFor(12))).toEqual({ week: 12, day: 3 })
  expect(deliveryDateOf({ ...promised, deliveryDate: null }, confirmedFor(12))).toBeNull()
})

test('an order that is called off goes nowhere', () => {
  const cancelled = { status: QUOTE_STATUS.cancelled, deliveryDate: { week: 11, day: 3 } }
  expect(deliveryDateOf(cancelled, confirmedFor(12))).toBeNull()
})
