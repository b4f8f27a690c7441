import { expect, test } from 'vitest'
import { withTyped } from './with-typed.ts'

test('what comes in shows where nobody has typed, and what is typed stays', () => {
  const before = { name: 'Ingrid', phone: '41234567', label: '' }
  const typed = { ...before, phone: '9123' }
  expect(withTyped(typed, before, { name: 'Ingrid Moe', phone: '90000000', label: 'Hytta' })).toEqual({
    name: 'Ingrid Moe',
    phone: '9123',
    label: 'Hytta',
  })
})
