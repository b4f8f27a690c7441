import { expect, test } from 'vitest'
import { clientVersion } from '#domain/contracts/version'
import { provider } from './provider-text.ts'

test('Q-359: the version of this client', () => {
  expect(clientVersion).toBe('2025.10.2')
})

test('Q-025 Q-332: a person to turn to, and a form to fill in elsewhere', () => {
  expect(provider.support.name).toMatch(/^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+$/u)
  expect(provider.support.email).toContain('@')
  expect(new URL(provider.serviceFormUrl).protocol).toBe('https:')
})
