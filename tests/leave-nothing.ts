/** The files of the unit tests share a process and the modules in it: what one has put in place of a global goes with it. */
import { afterAll, vi } from 'vitest'

afterAll(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})
