import { QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { lookupOf, postalCodeQuery } from './postal-code.ts'
import { createQueryClient } from './query-client.ts'

afterEach(() => vi.unstubAllGlobals())

const lookUp = async (code: string, answer: () => Response) => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    return answer()
  })
  const client = createQueryClient({ fetchFailed: () => asked.push('toast'), saveFailed: () => undefined })
  const observer = new QueryObserver(client, postalCodeQuery(code))
  const leave = observer.subscribe(() => undefined)
  const first = lookupOf(code, observer.getCurrentResult())
  await vi.waitFor(() => expect(observer.getCurrentResult().isFetching).toBe(false), { timeout: 20_000 })
  leave()
  return { first, place: lookupOf(code, observer.getCurrentResult()).place, asked }
}

test('Q-326: a code that the register does not know is an unknown place without a zone, and no toast', async () => {
  const unknown = () => Response.json({ message: 'Ukjent postnummer', code: 'x' }, { status: 404 })
  const { first, place, asked } = await lookUp('9999', unknown)
  expect(first).toEqual({ place: null, isLooking: true })
  expect(place).toEqual({ code: '9999', name: 'Ukjent postnummer', zone: null })
  expect(asked).toEqual(['/api/v1/postalcodes/9999'])
})

test('Q-362: a code has four digits; anything else is not asked for', async () => {
  const oslo = { code: '0150', name: 'OSLO', zone: 1 }
  expect(await lookUp('0150', () => Response.json(oslo))).toMatchObject({ place: oslo })
  for (const code of ['015', '01500', 'abcd'])
    expect((await lookUp(code, () => Response.json(oslo))).asked).toEqual([])
})
