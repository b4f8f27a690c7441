import { afterEach, expect, test, vi } from 'vitest'
import { saidOr } from '../../api/api-error.ts'
import { addProduct } from './add-product.ts'
import { newRowText } from './text.ts'

afterEach(() => vi.unstubAllGlobals())

test.each([
  [
    'the server’s sentence',
    () => Response.json({ message: 'Tilbudet er låst.' }, { status: 500 }),
    'Tilbudet er låst.',
  ],
  [
    'the server’s sentence, as older answers have it',
    () => Response.json({ error: { message: 'Modellen er utgått.' } }, { status: 422 }),
    'Modellen er utgått.',
  ],
  [
    'a failure without a sentence',
    () => new Response('<h1>Bad gateway</h1>', { status: 502 }),
    'Noe gikk galt',
  ],
  ['an empty sentence', () => Response.json({ message: '' }, { status: 500 }), 'Noe gikk galt'],
])('Q-339: a product that could not be added is told with %s', async (_, answer, sentence) => {
  vi.stubGlobal('fetch', async () => answer())
  const add = addProduct({ orderNumber: 100_001, modelId: '1002', idempotencyKey: 'nøkkel' })
  await expect(add.catch((error: unknown) => saidOr(error, newRowText.wentWrong))).resolves.toBe(sentence)
})
