import { expect, test, vi } from 'vitest'
import { forgetDrafts } from './forget-drafts.ts'

test('whoever logs out leaves nothing that was written in the browser, also where one storage is refused', () => {
  const local = { clear: vi.fn() }
  vi.stubGlobal('window', {
    get sessionStorage(): Storage {
      throw new Error('refused')
    },
    localStorage: local,
  })
  forgetDrafts()
  expect(local.clear).toHaveBeenCalledOnce()
  vi.unstubAllGlobals()
})
