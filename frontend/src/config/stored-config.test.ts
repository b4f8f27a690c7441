import { afterEach, expect, test, vi } from 'vitest'
import { reloadOnConfigChange } from './stored-config.ts'

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
