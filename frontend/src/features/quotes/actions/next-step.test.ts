import { expect, test } from 'vitest'
import type { Step } from '#domain/quote/life/lifecycle'
import { QUOTE_STATUS } from '#domain/quote/quote'
import { makeOffer } from '#tests/factories/offers'
import { nextStepOf } from './next-step.ts'

const offer = makeOffer()
const nobody = () => false
const only = (step: Step) => (asked: Step) => asked === step

test('an offer that holds is ordered next; one without products gets its first', () => {
  expect(nextStepOf(offer, nobody, true)).toBe('order')
  expect(nextStepOf({ ...offer, productRows: [] }, nobody, true)).toBe('add')
})

test('nothing is added to a quote that is locked', () => {
  expect(nextStepOf({ ...offer, productRows: [] }, nobody, false)).not.toBe('add')
})

test('what has expired is extended first, by whoever may', () => {
  const expired = { ...offer, expired: true }
  expect(nextStepOf(expired, only('extend'), false)).toBe('extend')
  expect(nextStepOf(expired, nobody, false)).not.toBe('extend')
})

test('what is ordered is printed, unless somebody waits for an answer', () => {
  const intVal = QUOTE_STATUS.cancelRequested
  const ordered = { ...offer, status: { ...offer.status, intVal, readOnly: true, canBeOrdered: false } }
  expect(nextStepOf(ordered, nobody, false)).toBe('print')
  expect(nextStepOf(ordered, only('approve-cancellation'), false)).toBe('answer')
})
