/**
 * The files of the unit tests share a process and the modules in it: what one has put in place of a global goes with it. What asks a
 * server that no test has put in place was left running by a file, and would be counted by the next one.
 */
import { afterAll, expect, vi } from 'vitest'

const asked: string[] = []

const noServer = async (path: unknown): Promise<never> => {
  asked.push(String(path))
  throw new TypeError(`nobody answers ${path} in a unit test`)
}
globalThis.fetch = noServer

afterAll(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  expect(asked.splice(0), 'asked where no test answers').toEqual([])
})
