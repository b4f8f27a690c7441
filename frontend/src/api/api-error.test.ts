import { expect, test } from 'vitest'
import { ApiError, messageOf, sentenceOfError } from './api-error.ts'

test('of a bug a person reads the number by which the log is searched for it; a refusal has none', () => {
  const bug = new ApiError(500, 'server.failed', 'Noe gikk galt på serveren.')
  bug.trace = 'R4JZ-X8H0'
  expect(messageOf(bug)).toBe('Noe gikk galt på serveren. (Feilnummer: R4JZ-X8H0)')
  // The error page says the number in a line of its own.
  expect(sentenceOfError(bug)).toBe('Noe gikk galt på serveren.')
  const refused = new ApiError(409, 'text.key-taken', 'Nøkkelen er i bruk.')
  refused.trace = 'R4JZ-X8H0'
  expect(messageOf(refused)).toBe('Nøkkelen er i bruk.')
})
