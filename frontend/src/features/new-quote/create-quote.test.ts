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

test('Q-038: a new quote is created and gets its customer', async () => {
  const calls = server({
    'POST /api/v1/offers': made,
    'PUT /api/v1/offers/100031': { ...made, version: 2 },
  })
  expect(await createQuote(newQuoteDraft(), header)).toEqual({ ...made, version: 2 })
  expect(calls.map(({ line }) => line)).toEqual(['POST /api/v1/offers', 'PUT /api/v1/offers/100031'])
  expect(calls[1]?.body).toEqual({ ...header, version: 1 })
})

test('Q-338: a second attempt after a failure makes no second quote', async () => {
  const answers: Record<string, unknown> = {
    'POST /api/v1/offers': made,
    'PUT /api/v1/offers/100031': 503,
  }
  const calls = server(answers)
  const draft = newQuoteDraft()
  await expect(createQuote(draft, header)).rejects.toThrow(
    'Kunne ikke oppdatere kundeinformasjon for nytt tilbud; Serveren er opptatt',
  )
  answers['PUT /api/v1/offers/100031'] = { ...made, version: 2 }
  await createQuote(draft, header)
  expect(calls.filter(({ line }) => line === 'POST /api/v1/offers')).toHaveLength(1)
})
