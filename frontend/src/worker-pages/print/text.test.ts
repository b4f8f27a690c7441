import { expect, test } from 'vitest'
import type { DocumentInput } from '#domain/contracts/render'
import { text } from './text.ts'

type Order = NonNullable<DocumentInput['order']>

const terms = (deliveryConfirmed: boolean, state?: Order['state']): string =>
  text
    .termsFor({
      validTo: '20.12.2026',
      measurements: true,
      deliveryText: 'Levering fra fabrikk: uke 5',
      deliveryConfirmed,
      order: state && { state, number: 480_001, at: '2026-11-20T11:00:00.000Z' },
    })
    .join('\n')

test('a week that the factory has confirmed is not called an estimate in the terms', () => {
  expect(terms(false)).toContain('Leveringsuken er et anslag')
  expect(terms(true)).not.toContain('anslag')
  expect(terms(false, 'ordered')).toContain('Leveringsuken er ikke bekreftet av fabrikken ennå.')
  expect(terms(true, 'ordered')).not.toContain('ikke bekreftet')
})

test('the terms of an order speak of no date to accept by and of nothing to accept', () => {
  for (const state of ['at-store', 'ordered', 'cancel-requested', 'cancelled'] as const)
    expect(terms(false, state)).not.toMatch(/gjelder til og med|godtar|anslag/)
  expect(terms(false, 'at-store')).toContain('ikke bekreftet ennå')
  expect(terms(false, 'cancel-requested')).toContain('Ordren gjelder til det er svart på.')
  expect(terms(false, 'cancelled')).toContain('Ordren er kansellert.')
})
