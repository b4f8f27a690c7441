import { afterEach, expect, test, vi } from 'vitest'
import { shippedAppConfig } from './shipped-app-config.ts'
import { isAnythingStored, reloadOnConfigChange } from './stored-config.ts'

afterEach(() => vi.unstubAllGlobals())

const openPage = () => {
  const page = new EventTarget()
  const reload = vi.fn()
  vi.stubGlobal('window', Object.assign(page, { location: { reload } }))
  reloadOnConfigChange()
  /** As a browser tells of what another tab has stored. */
  const storedElsewhere = (key: string | null) =>
    page.dispatchEvent(Object.assign(new Event('storage'), { key }))
  return { reload, storedElsewhere }
}

test.each(['appConfig', 'renderConfig'])('Q-364: %s changed in another tab loads this one anew', (key) => {
  const { reload, storedElsewhere } = openPage()
  storedElsewhere(key)
  expect(reload).toHaveBeenCalledOnce()
})

test.each(['ignoredServerVersion', 'toString', null])('%j is no setting of the page', (key) => {
  const { reload, storedElsewhere } = openPage()
  storedElsewhere(key)
  expect(reload).not.toHaveBeenCalled()
})

test('what is stored counts once it is checked, and what is not valid of it never', async () => {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => (key === 'appConfig' ? '{"debounceTime":200,"showGrid":"ja"}' : null),
  })
  // As on a page that is only beginning: other test files of this process have had it checked.
  vi.resetModules()
  const config = await import('./stored-config.ts')
  expect(config.isAnythingStored()).toBe(true)
  expect(config.readAppConfig()).toEqual(shippedAppConfig)
  await import('./checked-config.ts')
  expect(config.readAppConfig()).toEqual({ ...shippedAppConfig, debounceTime: 200 })
})

test('a browser without settings of its own, or that refuses its storage, has nothing to check', () => {
  vi.stubGlobal('localStorage', { getItem: () => null })
  expect(isAnythingStored()).toBe(false)
  vi.stubGlobal('localStorage', undefined)
  expect(isAnythingStored()).toBe(false)
})
