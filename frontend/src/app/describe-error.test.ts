import { expect, test } from 'vitest'
import { ApiError, apiErrorOf } from '../api/api-error.ts'
import { describeError } from './describe-error.ts'

/** As the router hands on an answer that a loader has thrown. */
const routeError = (status: number, statusText: string, data: unknown) => ({
  status,
  statusText,
  data,
  internal: false,
})

test.each([
  [
    apiErrorOf(500, { message: 'Noe gikk galt på serveren.', code: 'server.failed' }),
    'Feil 500',
    'Noe gikk galt på serveren.',
  ],
  [apiErrorOf(502, undefined), 'Feil 502', 'Serveren svarte med feil 502.'],
  [
    new ApiError(0, 'client.no-answer', 'Fikk ikke kontakt med serveren.'),
    '',
    'Fikk ikke kontakt med serveren.',
  ],
  [routeError(404, 'Not Found', 'Siden er flyttet'), 'Feil 404 Not Found', 'Siden er flyttet'],
  [routeError(500, '', ''), 'Feil 500', 'Ukjent feil'],
  [new Error('Tegningen mangler'), '', 'Tegningen mangler'],
  [new Error(''), '', 'Ukjent feil'],
  [undefined, '', 'Ukjent feil'],
])('Q-330 Q-331: %o is told as «%s», «%s»', (error, status, message) => {
  expect(describeError(error)).toEqual({ status, message })
})

test.each([
  'Failed to fetch dynamically imported module: http://localhost/assets/x.js',
  'error loading dynamically imported module: http://localhost/assets/x.js',
  'Importing a module script failed.',
])('code that is no longer on the server is told of in Norwegian: %s', (message) => {
  const described = describeError(new TypeError(message))
  expect(described.status).toBe('')
  expect(described.message).toMatch(/^Siden kunne ikke hentes\. Verktøyet kan være oppdatert/)
})

test.each([
  new TypeError("Cannot read properties of undefined (reading 'rows')"),
  new ReferenceError('x is not defined'),
  new RangeError('Maximum call stack size exceeded'),
  new SyntaxError('Unexpected token <'),
  new DOMException('The operation was aborted.', 'AbortError'),
])('what the browser says of a fault of the program is for the log, not for the person: %o', (error) => {
  expect(describeError(error)).toEqual({ status: '', message: 'Ukjent feil' })
})
