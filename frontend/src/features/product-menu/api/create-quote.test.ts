import { afterEach, expect, test, vi } from 'vitest'
import { createQuote, newQuoteDraft } from './create-quote.ts'

interface Call {
  readonly line: string
  readonly body: unknown
  readonly key: string | null
}

/** Answers each call by its method and path; a number is the status of a refusal. */
const server = (answers: Record<string, unknown | number>) => {
  const calls: Call[] = []
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const line = `${init.method} ${path}`
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : null
    calls.push({ line, body, key: new Headers(init.headers).get('idempotency-key') })
    const answer = answers[line]
    return typeof answer === 'number'
      ? Response.json({ message: 'Serveren er opptatt', code: 'server.busy' }, { status: answer })
      : Response.json({ model: answer })
  })
  return calls
}

const header = { customer: { name: 'Ingrid Tveit', email: '', phone: '' }, deliveryLabel: 'Solbakken 14' }
const made = { orderNumber: 100_031, version: 1 }

afterEach(() => vi.unstubAllGlobals())

test('Q-038: a new quote is created, gets its customer, and then its first product', async () => {
  const calls = server({
    'POST /api/v1/offers': made,
    'PUT /api/v1/offers/100031': { ...made, version: 2 },
    'POST /api/v1/products': { rowNumber: 1 },
  })
  expect(await createQuote(newQuoteDraft(), header, '1002')).toEqual({ orderNumber: 100_031, rowNumber: 1 })
  expect(calls.map(({ line }) => line)).toEqual([
    'POST /api/v1/offers',
    'PUT /api/v1/offers/100031',
    'POST /api/v1/products',
  ])
  expect(calls[1]?.body).toEqual({ ...header, version: 1 })
  expect(calls[2]?.body).toEqual({
    orderNumber: 100_031,
    sourceOrderNumber: 0,
    sourceRowId: 1002,
    numberOf: 1,
  })
})

test('Q-338: a second attempt after a failure makes no second quote and no second row', async () => {
  const answers: Record<string, unknown> = {
    'POST /api/v1/offers': made,
    'PUT /api/v1/offers/100031': 503,
    'POST /api/v1/products': { rowNumber: 1 },
  }
  const calls = server(answers)
  const draft = newQuoteDraft()
  await expect(createQuote(draft, header, '1002')).rejects.toThrow(
    'Kunne ikke oppdatere kundeinformasjon for nytt tilbud; Serveren er opptatt',
  )
  answers['PUT /api/v1/offers/100031'] = { ...made, version: 2 }
  answers['POST /api/v1/products'] = 503
  await expect(createQuote(draft, header, '1002')).rejects.toThrow('Serveren er opptatt')
  answers['POST /api/v1/products'] = { rowNumber: 1 }
  await createQuote(draft, header, '1002')
  expect(calls.filter(({ line }) => line === 'POST /api/v1/offers')).toHaveLength(1)
  const productKeys = calls.filter(({ line }) => line === 'POST /api/v1/products').map(({ key }) => key)
  expect(new Set(productKeys).size).toBe(1)
})

test('a quote that is written line by line begins with its customer and no row', async () => {
  const calls = server({
    'POST /api/v1/offers': made,
    'PUT /api/v1/offers/100031': { ...made, version: 2 },
  })
  expect(await createQuote(newQuoteDraft(), header, null)).toEqual({ orderNumber: 100_031, rowNumber: null })
  expect(calls.map(({ line }) => line)).toEqual(['POST /api/v1/offers', 'PUT /api/v1/offers/100031'])
})
