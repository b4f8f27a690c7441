import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest'
import { captureCanvas, captureSvg } from './capture.ts'

let logged: MockInstance
beforeEach(() => {
  logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const onPage = { isConnected: true }

test('D-222: a drawing that has gone is told to the console, once, and gives no picture', async () => {
  expect(await captureSvg(null, 100, 100)).toBeNull()
  expect(logged.mock.calls).toEqual([['canvas not found']])
})

test('D-222: a canvas that has gone from the page is told to the console, once', () => {
  expect(captureCanvas({ isConnected: false } as HTMLCanvasElement)).toBeNull()
  expect(logged.mock.calls).toEqual([['renderer canvas not found']])
})

test('D-222: a browser that gives no canvas to write on is told to the console, once', async () => {
  vi.stubGlobal('document', { createElement: () => ({ getContext: () => null }) })
  expect(await captureSvg(onPage as SVGSVGElement, 100, 100)).toBeNull()
  expect(logged.mock.calls).toEqual([['canvas context could not be created']])
})

test('D-026: a drawing of WebGL is taken from its own canvas', () => {
  const canvas = { ...onPage, toDataURL: (type: string) => `data:${type};base64,AAAA` }
  expect(captureCanvas(canvas as HTMLCanvasElement)).toBe('data:image/png;base64,AAAA')
  expect(logged).not.toHaveBeenCalled()
})
