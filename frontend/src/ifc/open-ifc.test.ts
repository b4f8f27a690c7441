// What becomes of the worker that a model is read in: with it goes the memory that the library took.
import { beforeEach, expect, test, vi } from 'vitest'
import { openIfc } from './open-ifc.ts'

const MB = 1024 * 1024

class SilentWorker extends EventTarget {
  static all: SilentWorker[] = []
  isEnded = false
  constructor() {
    super()
    SilentWorker.all.push(this)
  }
  postMessage(): void {}
  terminate(): void {
    this.isEnded = true
  }
}

beforeEach(() => {
  SilentWorker.all = []
  vi.stubGlobal('Worker', SilentWorker)
})

const listening = (signal = new AbortController().signal, onProgress = (_done: number): void => {}) => ({
  signal,
  onProgress,
})

/** Nothing of it can be read. */
const fileOf = (size: number) => ({ size }) as Blob

test.each([200 * MB + 1, 1024 * MB])(
  'a file of %d bytes is refused before any of it is loaded',
  async (size) => {
    expect(await openIfc(fileOf(size), listening())).toEqual({ ok: false, problem: 'too-large' })
    expect(SilentWorker.all).toEqual([])
  },
)

test('a model that is read, one that breaks the library and one that nobody waits for leave no worker', async () => {
  const read = { ok: true, groups: [], leftOut: [] } as const
  const seen: number[] = []
  const first = openIfc(
    fileOf(200 * MB),
    listening(undefined, (done) => seen.push(done)),
  )
  for (const data of [
    { kind: 'progress', done: 0.5 },
    { kind: 'read', read },
  ])
    SilentWorker.all[0]?.dispatchEvent(new MessageEvent('message', { data }))
  expect([await first, seen]).toEqual([read, [0.5]])

  const second = openIfc(fileOf(1), listening())
  SilentWorker.all[1]?.dispatchEvent(new Event('error'))
  expect(await second).toEqual({ ok: false, problem: 'broken' })

  const stop = new AbortController()
  const third = openIfc(fileOf(1), listening(stop.signal))
  stop.abort()
  expect(await third).toBeNull()

  expect(SilentWorker.all.map(({ isEnded }) => isEnded)).toEqual([true, true, true])
})

test('a model of which nothing more is told for two minutes is given up, however long the reading has taken', async () => {
  vi.useFakeTimers()
  const opened = openIfc(fileOf(200 * MB), listening())
  for (const done of [0.1, 0.2]) {
    await vi.advanceTimersByTimeAsync(119_000)
    SilentWorker.all[0]?.dispatchEvent(new MessageEvent('message', { data: { kind: 'progress', done } }))
  }
  await vi.advanceTimersByTimeAsync(119_999)
  expect(SilentWorker.all[0]?.isEnded).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(await opened).toEqual({ ok: false, problem: 'silent' })
  expect(SilentWorker.all[0]?.isEnded).toBe(true)
})
