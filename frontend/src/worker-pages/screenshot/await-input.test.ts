import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { awaitInput } from './await-input.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', {})
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('D-020: an input that is left on the window is found within 5 ms, once', () => {
  const received: unknown[] = []
  awaitInput((input) => received.push(input))
  window.__renderInput = 'a window'
  vi.advanceTimersByTime(5)
  expect(received).toEqual(['a window'])
  vi.advanceTimersByTime(1000)
  expect(received).toEqual(['a window'])
  expect(vi.getTimerCount()).toBe(0)
})

test('an input that was there before the page is taken at once', () => {
  window.__renderInput = 'a window'
  const received: unknown[] = []
  awaitInput((input) => received.push(input))
  expect(received).toEqual(['a window'])
  expect(vi.getTimerCount()).toBe(0)
})

test('a warm page takes the next input without being loaded again, and its flags begin anew', () => {
  const received: unknown[] = []
  awaitInput((input) => received.push(input))
  window.__setRenderInput?.('first')
  Object.assign(window, { __rendered: true, __failed: true, __errorMessage: 'x' })
  window.__setRenderInput?.('second')
  expect(received).toEqual(['first', 'second'])
  expect(window).toMatchObject({ __rendered: false, __failed: false, __errorMessage: '' })
})

test('a page that is left looks no longer', () => {
  const stop = awaitInput(() => {})
  stop()
  expect(vi.getTimerCount()).toBe(0)
  expect(window.__setRenderInput).toBeUndefined()
})
