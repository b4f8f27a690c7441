// The worker itself, in this process: it hears a file and answers, whatever the file does to what reads it.
import { beforeAll, expect, test, vi } from 'vitest'
import type { SheetAnswer } from './sheet-worker.ts'

class Scope extends EventTarget {
  readonly answers: SheetAnswer[] = []
  postMessage(answer: SheetAnswer): void {
    this.answers.push(answer)
  }
}

const scope = new Scope()
beforeAll(async () => {
  vi.stubGlobal('self', scope)
  await import('./sheet-worker.ts')
})

const answerTo = async (data: unknown): Promise<SheetAnswer | undefined> => {
  scope.answers.length = 0
  scope.dispatchEvent(new MessageEvent('message', { data }))
  await vi.waitUntil(() => scope.answers.length > 0)
  return scope.answers[0]
}

test('a file is answered by what stands in it', async () => {
  expect(await answerTo(new TextEncoder().encode('Navn;Sted\nÅse;Bø'))).toEqual({
    read: {
      ok: true,
      sheets: [
        {
          name: '',
          rows: [
            ['Navn', 'Sted'],
            ['Åse', 'Bø'],
          ],
        },
      ],
    },
  })
})

test('what nothing foresaw in a file is told as a broken one, and does not leave somebody waiting', async () => {
  /** Bytes that cannot be looked at. */
  const bytes = new Proxy(new Uint8Array(8), {
    get: () => {
      throw new RangeError('Invalid array length')
    },
  })
  expect(await answerTo(bytes)).toEqual({ read: { ok: false, problem: 'broken' } })
})
