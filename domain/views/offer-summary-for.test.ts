// What a list says the customer has answered.
import { expect, test } from 'vitest'
import { listedSums } from '#domain/quote/money/listed-sum'
import { makeManifest, NOON, viewers, workedRows } from '#tests/factories/quotes'
import { offerSummaryFor } from './offer-summary-for.ts'

const manifest = makeManifest({ rows: workedRows({ windows: 25, doors: 20 }) })
const listed = { sums: listedSums(manifest), hash: 'now' }
const names = { store: 'Butikken', agent: null }
const nothing = { acceptedHash: null, acceptedAt: null, askedAt: null, repliedUpTo: null }
const answerTo = (answered: Partial<typeof nothing> | Record<string, string> | null) =>
  offerSummaryFor(
    viewers.store,
    { ...manifest, listed },
    names,
    { factoryStatus: null, answered: answered && { ...nothing, ...answered } },
    NOON,
  ).answer

test('a yes to what is offered now is an answer; a yes to what it was before is none', () => {
  expect(answerTo({ acceptedHash: 'now', acceptedAt: '2026-11-20' })).toEqual({
    kind: 'accepted',
    at: '2026-11-20',
  })
  expect(answerTo({ acceptedHash: 'before', acceptedAt: '2026-11-20' })).toBeNull()
  expect(answerTo(null)).toBeNull()
})

test('the later of a question and a yes is what waits for the seller', () => {
  const yes = { acceptedHash: 'now', acceptedAt: '2026-11-20' }
  expect(answerTo({ ...yes, askedAt: '2026-11-19' })?.kind).toBe('accepted')
  expect(answerTo({ ...yes, askedAt: '2026-11-21' })).toEqual({ kind: 'question', at: '2026-11-21' })
  expect(answerTo({ askedAt: '2026-11-19' })?.kind).toBe('question')
})

test('a question that the seller has replied to waits no more, and the yes before it stands', () => {
  const asked = { askedAt: '2026-11-21', repliedUpTo: '2026-11-21' }
  expect(answerTo(asked)).toBeNull()
  expect(answerTo({ ...asked, acceptedHash: 'now', acceptedAt: '2026-11-20' })?.kind).toBe('accepted')
  expect(answerTo({ ...asked, askedAt: '2026-11-22' })?.kind).toBe('question')
})
