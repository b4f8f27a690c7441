import { expect, test } from 'vitest'
import { sayChanged } from './changed-fields-text.ts'

test('the log of changes says where a text is read, in the words of its page', () => {
  expect(sayChanged('category', 'CLIENT')).toBe('Sidene')
  expect(sayChanged('category', 'INTEGRATION')).toBe('E-post og svar')
})
