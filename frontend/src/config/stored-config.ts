/**
 * The two configurations of this browser under their two keys (D-060, DD-34). Pages read them when they open or follow
 * them as they change; a change in another tab reloads the page, so that a page never runs on two settings at once.
 */
import { useSyncExternalStore } from 'react'
import { type AppConfig, appConfigSchema, type PerformanceMode } from './app-config.ts'
import { type Overrides, onlyOverrides, readOverrides, writeOverrides } from './overrides.ts'
import { type RenderConfig, renderConfigSchema } from './render-config.ts'

export const configSchemas = { appConfig: appConfigSchema, renderConfig: renderConfigSchema } as const
export type ConfigName = keyof typeof configSchemas
export type AllOverrides = Readonly<Record<ConfigName, Overrides>>

interface Read {
  readonly text: string | null
  readonly overrides: Overrides
  readonly config: unknown
}

const listeners = new Set<() => void>()
const known = new Map<ConfigName, Read>()

const storedText = (name: ConfigName): string | null => {
  try {
    return localStorage.getItem(name)
  } catch {
    // A browser may refuse its storage; then everything is as shipped.
    return null
  }
}

/** Reads again only what has changed, so that the same settings are the same object. */
const read = (name: ConfigName): Read => {
  const text = storedText(name)
  const before = known.get(name)
  if (before && before.text === text) return before
  const overrides = readOverrides(configSchemas[name], text)
  const fresh = { text, overrides, config: configSchemas[name].parse(overrides) }
  known.set(name, fresh)
  return fresh
}

const write = (name: ConfigName, overrides: Overrides): void => {
  const text = writeOverrides(onlyOverrides(configSchemas[name], overrides))
  if (text === null) localStorage.removeItem(name)
  else localStorage.setItem(name, text)
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export const readAppConfig = (): AppConfig => read('appConfig').config as AppConfig
const readRenderConfig = (): RenderConfig => read('renderConfig').config as RenderConfig

export const useAppConfig = (): AppConfig => useSyncExternalStore(subscribe, readAppConfig)
export const useRenderConfig = (): RenderConfig => useSyncExternalStore(subscribe, readRenderConfig)

const textsTogether = () => `${storedText('appConfig') ?? ''}\n${storedText('renderConfig') ?? ''}`

const readAllOverrides = (): AllOverrides => ({
  appConfig: read('appConfig').overrides,
  renderConfig: read('renderConfig').overrides,
})

/** What differs from the shipped settings. */
export const useOverrides = (): AllOverrides => {
  useSyncExternalStore(subscribe, textsTogether)
  return readAllOverrides()
}

export const hasOverrides = (overrides: AllOverrides): boolean =>
  Object.values(overrides).some((of) => Object.keys(of).length > 0)

export const storeOverrides = (overrides: AllOverrides): void => {
  write('appConfig', overrides.appConfig)
  write('renderConfig', overrides.renderConfig)
  for (const listener of listeners) listener()
}

/** One setting; a value equal to the shipped one removes the override. */
export const storeSetting = (name: ConfigName, key: string, value: unknown): void => {
  const before = readAllOverrides()
  storeOverrides({ ...before, [name]: { ...before[name], [key]: value } })
}

/** D-205: stored, logged, and the page begins anew in the other mode. */
export const changePerformanceMode = (mode: PerformanceMode): void => {
  const before = readAppConfig().forcePerformanceMode
  if (mode === before) return
  storeSetting('appConfig', 'forcePerformanceMode', mode)
  // biome-ignore lint/suspicious/noConsole: warnings are what reaches the server's log, where support looks for it
  console.warn(`performance mode changed from ${before} to ${mode}`)
  window.location.reload()
}

export const reloadOnConfigChange = (): void => {
  window.addEventListener('storage', ({ key }) => {
    if (key !== null && Object.hasOwn(configSchemas, key)) window.location.reload()
  })
}
