import { expect, test } from 'vitest'
import { makeOffer } from '#tests/factories/offers'
import { viewers } from '#tests/factories/quotes'
import { mayCopy, sendModesOf } from './send-lock.ts'

test('Q-277: a store sends its agent’s customer the price that he pays, and gets no copy of it', () => {
  const offer = { ...makeOffer(), agentId: 201 }
  expect(sendModesOf(offer, viewers.store)).toContain('CUSTOMER')
  expect(mayCopy(offer, viewers.store, ['CUSTOMER'])).toBe(false)
  expect(mayCopy(offer, viewers.store, ['STORE'])).toBe(true)
  expect(mayCopy(offer, viewers.agent, ['CUSTOMER'])).toBe(true)
})
