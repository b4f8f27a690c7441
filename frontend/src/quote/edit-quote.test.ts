import { notifications } from '@mantine/notifications'
import { QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { makeOffer } from '#tests/factories/offers'
import { createQueryClient } from '../api/query-client.ts'
import { sendEdit } from './edit-quote.ts'
import { quoteQuery } from './get-quote.ts'
import { forgetSteps, stepsOf } from './undo/state/step-store.ts'

const before = makeOffer()
const after = { ...before, customerNote: 'Leveres etter påske' }
const { orderNumber } = before
const nothing = () => undefined

afterEach(() => {
  vi.unstubAllGlobals()
  notifications.clean()
  forgetSteps()
})

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

/** A count and something else are changed at the same time: the count is stored first and answered last. */
const answeredLast = async (isReadBy: 'before the answer' | 'after the answer') => {
  const client = createQueryClient({ fetchFailed: nothing, saveFailed: nothing })
  const options = quoteQuery(orderNumber)
  client.setQueryData(options.queryKey, before)
  const [counted, both] = [1, 2].map((later) => ({ ...before, version: before.version + later }))
  const written = Promise.withResolvers<Response>()
  const read = Promise.withResolvers<void>()
  vi.stubGlobal('fetch', async (_: string, { method }: RequestInit) => {
    if (method !== 'GET') return written.promise
    await read.promise
    return Response.json(both)
  })
  const leave = new QueryObserver(client, { ...options, staleTime: Number.POSITIVE_INFINITY }).subscribe(
    nothing,
  )
  const edit = sendEdit(client, orderNumber, { kind: 'count', rowNumber: 1, numberOf: 3, seen: 1 })
  await vi.waitFor(() => expect(client.isMutating()).toBe(1))
  const readAnew = client.invalidateQueries({ queryKey: options.queryKey, exact: true })
  if (isReadBy === 'before the answer') {
    read.resolve()
    await readAnew
  }
  written.resolve(Response.json({ model: counted }))
  await edit
  read.resolve()
  await vi.waitFor(() => expect(client.isFetching()).toBe(0), { timeout: 20_000 })
  leave()
  return { shown: client.getQueryData(options.queryKey), both }
}

test.each(['before the answer', 'after the answer'] as const)(
  'a change that is answered late does not hide what has been changed since, read %s',
  async (isReadBy) => {
    const { shown, both } = await answeredLast(isReadBy)
    expect(shown).toEqual(both)
  },
)

test('a count without an answer is looked for from the quote as it was, also when that has been read anew meanwhile', async () => {
  const client = createQueryClient({ fetchFailed: nothing, saveFailed: nothing })
  const { queryKey } = quoteQuery(orderNumber)
  client.setQueryData(queryKey, before)
  const stored = { ...before, version: before.version + 1 }
  let isLost = true
  vi.stubGlobal('fetch', async () => {
    if (!isLost) return Response.json({ model: stored })
    // It was stored, and read with it, but its own answer does not come.
    client.setQueryData(queryKey, stored)
    isLost = false
    throw new TypeError('Failed to fetch')
  })
  await sendEdit(client, orderNumber, { kind: 'count', rowNumber: 1, numberOf: 3, seen: 1 })
  expect(stepsOf(orderNumber).doubt).toMatchObject({ after: before.version })
})

test('a count that was typed on one that is refused tells the server what stood there before both', async () => {
  const client = createQueryClient({ fetchFailed: nothing, saveFailed: nothing })
  client.setQueryData(quoteQuery(orderNumber).queryKey, before)
  const asked: string[] = []
  const refused = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', async (path: string, { method }: RequestInit) => {
    if (method === 'GET') return Response.json(before)
    asked.push(path.slice(path.indexOf('numberof')))
    return asked.length === 1 ? refused.promise : Response.json({ model: before })
  })
  const count = (numberOf: number, seen: number) =>
    sendEdit(client, orderNumber, { kind: 'count', rowNumber: 1, numberOf, seen })
  const first = count(90, 2)
  const second = count(9, 90)
  const third = count(8, 9)
  refused.resolve(Response.json({ message: 'For mange', code: 'quote.sum-too-large' }, { status: 422 }))
  await expect(first).rejects.toMatchObject({ status: 422 })
  await Promise.all([second, third])
  expect(asked).toEqual(['numberof/90?seen=2', 'numberof/9?seen=2', 'numberof/8?seen=9'])
})
