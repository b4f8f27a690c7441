import { beforeEach, expect, test, vi } from 'vitest'
import { openSheet } from './open-sheet.ts'
import type { ReadSheet } from './read-sheet.ts'

class SilentWorker extends EventTarget {
  static all: SilentWorker[] = []
  /** Told of the next one. */
  static made: (worker: SilentWorker) => void = () => {}
  isEnded = false
  constructor() {
    super()
    SilentWorker.all.push(this)
    SilentWorker.made(this)
  }
  postMessage(): void {}
  terminate(): void {
    this.isEnded = true
  }
}

beforeEach(() => {
  SilentWorker.all = []
  vi.useRealTimers()
  vi.stubGlobal('Worker', SilentWorker)
})

test.each([10 * 1024 * 1024 + 1, 1024 ** 3])(
  'a file of %d bytes is refused before any of it is loaded',
  async (size) => {
    // It has no bytes to give.
    expect(await openSheet({ size } as Blob)).toEqual({ ok: false, problem: 'too-large' })
    expect(SilentWorker.all).toEqual([])
  },
)

/** The file is loaded before there is a worker. */
const openedBy = async () => {
  const made = new Promise<SilentWorker>((resolve) => {
    SilentWorker.made = resolve
  })
  const opened = openSheet(new Blob(['a;b']))
  return { opened, worker: await made }
}

test('a worker that says nothing is stopped after twenty seconds, and the file took too long', async () => {
  vi.useFakeTimers()
  const answers: ReadSheet[] = []
  const { opened, worker } = await openedBy()
  const answered = opened.then((read) => void answers.push(read))
  await vi.advanceTimersByTimeAsync(19_999)
  expect([answers, worker.isEnded]).toEqual([[], false])
  await vi.advanceTimersByTimeAsync(1)
  await answered
  expect([answers, worker.isEnded]).toEqual([[{ ok: false, problem: 'too-slow' }], true])
})

test('a worker that has read, and one that cannot be started, are stopped, and what a library says of itself is no answer', async () => {
  const read: ReadSheet = { ok: true, sheets: [] }
  const { opened: first, worker } = await openedBy()
  worker.dispatchEvent(new MessageEvent('message', { data: { sourceName: 'worker', action: 'ready' } }))
  worker.dispatchEvent(new MessageEvent('message', { data: { read } }))
  expect([await first, worker.isEnded]).toEqual([read, true])

  const { opened: second, worker: broken } = await openedBy()
  broken.dispatchEvent(new Event('error'))
  expect([await second, broken.isEnded]).toEqual([{ ok: false, problem: 'broken' }, true])
})
