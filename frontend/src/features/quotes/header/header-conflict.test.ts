import { expect, test } from 'vitest'
import { typedClashes } from './header-conflict.ts'

const base = { name: 'Ingrid Tveit', phone: '', email: '' }

test('only what both have changed, to different values, is a clash', () => {
  const mine = { name: 'Ingrid og Jonas Tveit', phone: '00040217', email: 'i@kunde.example' }
  const stored = { name: 'Ingrid T. Tveit', phone: '00040217', email: '' }
  expect(typedClashes(base, mine, stored)).toEqual([
    { field: 'name', mine: 'Ingrid og Jonas Tveit', stored: 'Ingrid T. Tveit' },
  ])
})

test('what somebody else changed and I did not touch is still shown before I overwrite it', () => {
  expect(typedClashes(base, { ...base, name: 'Jonas' }, { ...base, phone: '00040217' })).toEqual([
    { field: 'phone', mine: '', stored: '00040217' },
  ])
})
