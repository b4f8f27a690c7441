/**
 * The two configurations of this browser under their two keys (D-060, DD-34), for every page: pages read them when they
 * open or follow them as they change; a change in another tab reloads the page, so that a page never runs on two settings
 * at once. Nearly every browser has none, so what checks them is loaded only where there is something to check.
 */
import { useSyncExternalStore } from 'react'
import { type AppConfig, shippedAppConfig } from './shipped-app-config.ts'
import { type RenderConfig, shippedRenderConfig } from './shipped-render-config.ts'

const CONFIG_NAMES = ['appConfig', 'renderConfig'] as const
export type ConfigName = (typeof CONFIG_NAMES)[number]

/** What has been stored is believed once it is checked; until then everything is as shipped. */
export interface CheckedConfig {
  readonly appConfig: () => AppConfig
  readonly renderConfig: () => RenderConfig
  readonly hasOverrides: () => boolean
}

let checked: CheckedConfig = {
  appConfig: () => shippedAppConfig,
  renderConfig: () => shippedRenderConfig,
  hasOverrides: () => false,
}

const listeners = new Set<() => void>()

export const notifyConfigChanged = (): void => {
  for (const listener of listeners) listener()
}

export const believe = (config: CheckedConfig): void => {
  checked = config
  notifyConfigChanged()
}

export const storedText = (name: ConfigName): string | null => {
  try {
    return localStorage.getItem(name)
  } catch {
    // A browser may refuse its storage; then everything is as shipped.
    return null
  }
}

export const isAnythingStored = (): boolean => CONFIG_NAMES.some((name) => storedText(name) !== null)

export const followConfig = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export const readAppConfig = (): AppConfig => checked.appConfig()
export const useAppConfig = (): AppConfig => useSyncExternalStore(followConfig, readAppConfig)
const readRenderConfig = (): RenderConfig => checked.renderConfig()
export const useRenderConfig = (): RenderConfig => useSyncExternalStore(followConfig, readRenderConfig)
export const useHasOverrides = (): boolean => useSyncExternalStore(followConfig, () => checked.hasOverrides())

export const reloadOnConfigChange = (): void => {
  window.addEventListener('storage', ({ key }) => {
    if (CONFIG_NAMES.some((name) => name === key)) window.location.reload()
  })
}
