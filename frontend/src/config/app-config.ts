/**
 * Settings that a person may override in their own browser. Two keys hold overrides only; what is not
 * overridden follows the shipped value. A change in another tab reloads the page, so that a page never runs on two
 * settings at once.
 */
const APP_CONFIG_KEY = 'appConfig'
const RENDER_CONFIG_KEY = 'renderConfig'

export interface AppConfig {
  /** Milliseconds from the last key press to the save of a field; leaving the field saves at once. */
  readonly debounceTime: number
  /** Shows how many writes are under way on the quote page. */
  readonly debugSync: boolean
}

const shipped: AppConfig = { debounceTime: 750, debugSync: false }

const overridesIn = (key: string): Record<string, unknown> => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '{}')
    return typeof stored === 'object' && stored !== null ? { ...stored } : {}
  } catch {
    return {}
  }
}

/** An override of the wrong type is left out: a broken setting must not break the page. */
export const readAppConfig = (): AppConfig => {
  const { debounceTime, debugSync } = overridesIn(APP_CONFIG_KEY)
  return {
    debounceTime: typeof debounceTime === 'number' && debounceTime >= 0 ? debounceTime : shipped.debounceTime,
    debugSync: typeof debugSync === 'boolean' ? debugSync : shipped.debugSync,
  }
}

export const hasOverrides = (): boolean =>
  [APP_CONFIG_KEY, RENDER_CONFIG_KEY].some((key) => Object.keys(overridesIn(key)).length > 0)

export const reloadOnConfigChange = (): void => {
  window.addEventListener('storage', ({ key }) => {
    if (key === APP_CONFIG_KEY || key === RENDER_CONFIG_KEY) window.location.reload()
  })
}
