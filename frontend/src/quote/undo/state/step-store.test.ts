// Whose steps a tab keeps, with and without a storage.
import { afterEach, expect, test, vi } from 'vitest'
import { beginSteps, changeSteps, forgetSteps, stepsOf, watchSteps } from './step-store.ts'

const MARIT = 1004
const TOR = 1009
const QUOTE = 100_017

/** What is stored is found among its own keys, as in a browser. */
class TabStorage {
  [key: string]: unknown
  getItem(key: string) {
    return this[key] ?? null
  }
  setItem(key: string, text: string) {
    this[key] = text
  }
  removeItem(key: string) {
    delete this[key]
  }
}
const remember = () =>
  changeSteps(QUOTE, (list) => ({
    ...list,
    past: [{ kind: 'stored', id: 1, versions: [4], words: 'antall' }],
  }))

afterEach(() => {
  forgetSteps()
  vi.unstubAllGlobals()
})

test.each([
  ['kept in the tab', () => new TabStorage()],
  ['kept nowhere, because nothing may be stored', () => undefined],
])('steps are whoever’s they are, and another person’s no more: %s', (_, storage) => {
  vi.stubGlobal('sessionStorage', storage())
  beginSteps(MARIT)
  remember()
  beginSteps(MARIT)
  expect(stepsOf(QUOTE).past).toHaveLength(1)
  beginSteps(TOR)
  expect(stepsOf(QUOTE).past).toEqual([])
})

test('whoever logs in after another has logged out, which empties the storage, sees none of his steps', () => {
  vi.stubGlobal('sessionStorage', new TabStorage())
  beginSteps(MARIT)
  remember()
  vi.stubGlobal('sessionStorage', new TabStorage())
  beginSteps(TOR)
  expect(stepsOf(QUOTE).past).toEqual([])
})

test('a page that shows the list is told when it is another person’s, and at logout there is none before anybody asks whose it is', () => {
  vi.stubGlobal('sessionStorage', new TabStorage())
  const told = vi.fn()
  const leave = watchSteps(told)
  beginSteps(MARIT)
  remember()
  told.mockClear()
  beginSteps(TOR)
  expect(told).toHaveBeenCalledOnce()
  remember()
  forgetSteps()
  expect(stepsOf(QUOTE).past).toEqual([])
  expect(told).toHaveBeenCalledTimes(3)
  leave()
})
