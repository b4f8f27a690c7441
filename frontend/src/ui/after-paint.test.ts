import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { afterPaint } from './after-paint.ts'

let done = 0
const act = () => {
  done += 1
}

beforeEach(() => {
  done = 0
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Frames come when the test says so. */
const stubFrames = () => {
  const waiting = new Map<number, FrameRequestCallback>()
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => {
    waiting.set(waiting.size + 1, callback)
    return waiting.size
  })
  vi.stubGlobal('cancelAnimationFrame', (frame: number) => waiting.delete(frame))
  return () => {
    for (const [frame, callback] of waiting) {
      waiting.delete(frame)
      callback(0)
    }
  }
}

test('what waits for the paint is done once, after the callbacks of the frame', () => {
  const paint = stubFrames()
  afterPaint(act)
  paint()
  expect(done).toBe(0)
  vi.advanceTimersByTime(1)
  expect(done).toBe(1)
  vi.runAllTimers()
  expect(done).toBe(1)
})

test('a page that is hidden paints nothing, and it is done all the same, once', () => {
  const paint = stubFrames()
  afterPaint(act)
  vi.runAllTimers()
  expect(done).toBe(1)
  paint()
  vi.runAllTimers()
  expect(done).toBe(1)
})

test('what is taken back before the paint is not done', () => {
  const paint = stubFrames()
  afterPaint(act)()
  paint()
  vi.runAllTimers()
  expect(done).toBe(0)
})
