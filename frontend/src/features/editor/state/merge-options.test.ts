import { expect, test } from 'vitest'
import type { Candidate } from '#domain/configurator/candidate'
import { mergeOptions } from './merge-options.ts'

const lock: Candidate = { value: 101, label: 'Barnesikring', selected: false, patch: { misc: [101] } }

test('what choosing means is the latest, what it costs may be a moment old', () => {
  const judged = [{ ...lock, available: true, priceDelta: 29_000 }]
  const now = [{ ...lock, selected: true, patch: { misc: [102] } }]
  expect(mergeOptions(now, judged)).toEqual([
    { ...lock, selected: true, patch: { misc: [102] }, available: true, priceDelta: 29_000 },
  ])
})

test('what has not been judged yet can be had until a rule says no', () => {
  expect(mergeOptions([lock], [])).toEqual([{ ...lock, available: true }])
})
