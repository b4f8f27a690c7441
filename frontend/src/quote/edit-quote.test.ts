import { QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { makeOffer } from '#tests/factories/offers'
import { createQueryClient } from '../api/query-client.ts'
import { sendEdit } from './edit-quote.ts'
import { quoteQuery } from './get-quote.ts'

const before = makeOffer()
const after = { ...before, customerNote: 'Leveres etter påske' }
const { orderNumber } = before
const nothing = () => undefined

afterEach(() => vi.unstubAllGlobals())

test('A-271: after an edit that was refused the quote is read anew, and shown as it is stored', async () => {
  const client = createQueryClient({ fetchFailed: nothing, saveFailed: nothing })
  const options = quoteQuery(orderNumber)
  client.setQueryData(options.queryKey, before)
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string, { method }: RequestInit) => {
    asked.push(`${method} ${path}`)
    return method === 'GET'
      ? Response.json(after)
      : Response.json({ message: 'Ugyldig verdi', code: 'request.invalid' }, { status: 422 })
  })
  const leave = new QueryObserver(client, { ...options, staleTime: Number.POSITIVE_INFINITY }).subscribe(
    nothing,
  )
  const changes = { customerNote: 'For lang' }
  const edit = sendEdit(client, orderNumber, { kind: 'header', version: before.version, changes })
  await expect(edit).rejects.toMatchObject({ status: 422 })
  await vi.waitFor(() => expect(client.getQueryData(options.queryKey)).toEqual(after), { timeout: 20_000 })
  leave()
  expect(asked[0]).toMatch(/^(PUT|POST|PATCH) /)
  expect(asked.slice(1)).toEqual([expect.stringMatching(new RegExp(`^GET /api/v1/offers/${orderNumber}`))])
})

test('a quote that was read while it was being changed does not bring back what it was before', async () => {
  const client = createQueryClient({ fetchFailed: nothing, saveFailed: nothing })
  const { queryKey } = quoteQuery(orderNumber)
  client.setQueryData(queryKey, before)
  const read = Promise.withResolvers<Response>()
  const written = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', (_: string, { method }: RequestInit) =>
    method === 'GET' ? read.promise : written.promise,
  )

  const edit = sendEdit(client, orderNumber, {
    kind: 'header',
    version: before.version,
    changes: { customerNote: after.customerNote },
  })
  // The page is read anew meanwhile, as it is after somebody has logged in again; the server has answered before it wrote.
  const readAnew = client.fetchQuery({ ...quoteQuery(orderNumber), staleTime: 0 })
  written.resolve(Response.json({ model: after }))
  await edit
  read.resolve(Response.json(before))

  expect(await readAnew).toEqual(after)
  expect(client.getQueryData(queryKey)).toEqual(after)
})
