/**
 * What this browser has stored of the two configurations, held against their limits. Loaded by the pages that change
 * settings, and at the start where something is stored; loading it makes the stored settings count.
 */
import { useSyncExternalStore } from 'react'
import { appConfigSchema } from './app-config.ts'
import { type Overrides, onlyOverrides, readOverrides, writeOverrides } from './overrides.ts'
import { renderConfigSchema } from './render-config.ts'
import type { AppConfig, PerformanceMode } from './shipped-app-config.ts'
import type { RenderConfig } from './shipped-render-config.ts'
import { believe, type ConfigName, followConfig, notifyConfigChanged, storedText } from './stored-config.ts'

export const configSchemas = { appConfig: appConfigSchema, renderConfig: renderConfigSchema } as const
export type AllOverrides = Readonly<Record<ConfigName, Overrides>>

interface Read {
  readonly text: string | null
  readonly overrides: Overrides
  readonly config: unknown
}

const cache = new Map<ConfigName, Read>()

/** Reads again only what has changed, so that the same settings are the same object. */
const read = (name: ConfigName): Read => {
  const text = storedText(name)
  const before = cache.get(name)
  if (before && before.text === text) return before
  const overrides = readOverrides(configSchemas[name], text)
  const fresh = { text, overrides, config: configSchemas[name].parse(overrides) }
  cache.set(name, fresh)
  return fresh
}

const write = (name: ConfigName, overrides: Overrides): void => {
  const text = writeOverrides(onlyOverrides(configSchemas[name], overrides))
  if (text === null) localStorage.removeItem(name)
  else localStorage.setItem(name, text)
}

const readCheckedAppConfig = (): AppConfig => read('appConfig').config as AppConfig
const readRenderConfig = (): RenderConfig => read('renderConfig').config as RenderConfig

const textsTogether = () => `${storedText('appConfig') ?? ''}\n${storedText('renderConfig') ?? ''}`

const readAllOverrides = (): AllOverrides => ({
  appConfig: read('appConfig').overrides,
  renderConfig: read('renderConfig').overrides,
})

/** What differs from the shipped settings. */
export const useOverrides = (): AllOverrides => {
  useSyncExternalStore(followConfig, textsTogether)
  return readAllOverrides()
}

export const hasOverrides = (overrides: AllOverrides): boolean =>
  Object.values(overrides).some((of) => Object.keys(of).length > 0)

export const storeOverrides = (overrides: AllOverrides): void => {
  write('appConfig', overrides.appConfig)
  write('renderConfig', overrides.renderConfig)
  notifyConfigChanged()
}

/** One setting; a value equal to the shipped one removes the override. */
export const storeSetting = (name: ConfigName, key: string, value: unknown): void => {
  const before = readAllOverrides()
  storeOverrides({ ...before, [name]: { ...before[name], [key]: value } })
}

/** D-205: stored, logged, and the page begins anew in the other mode. */
export const changePerformanceMode = (mode: PerformanceMode): void => {
  const before = readCheckedAppConfig().forcePerformanceMode
  if (mode === before) return
  storeSetting('appConfig', 'forcePerformanceMode', mode)
  // biome-ignore lint/suspicious/noConsole: warnings are what reaches the server's log, where support looks for it
  console.warn(`performance mode changed from ${before} to ${mode}`)
  window.location.reload()
}

believe({
  appConfig: readCheckedAppConfig,
  renderConfig: readRenderConfig,
  hasOverrides: () => hasOverrides(readAllOverrides()),
})
