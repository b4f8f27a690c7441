import { afterEach, expect, test, vi } from 'vitest'
import { logEntry } from '#domain/contracts/logging'
import { reportFaults } from '../api/server-log.ts'
import { reportDrawingFailure } from './report-failure.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('D-224: a product that could not be drawn is told to the server, with the reason', () => {
  const posted: { path: string; body: unknown }[] = []
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const location = { hostname: 'lysvag.example', pathname: '/tilbud/100001' }
  vi.stubGlobal('window', { location, addEventListener: () => undefined })
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    posted.push({ path, body: JSON.parse(body) })
    return new Response()
  })
  reportFaults()
  reportDrawingFailure(new Error('no model 999999'))
  expect(posted.map(({ path }) => path)).toEqual(['/api/v1/logging'])
  expect(logEntry.parse(posted[0]?.body)).toMatchObject({
    logLevel: 'error',
    page: '/tilbud/100001',
    message: expect.stringMatching(/^Feil under tegning .*no model 999999/s),
  })
})
