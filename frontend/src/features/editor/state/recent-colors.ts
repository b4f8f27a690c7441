/** Colours that were chosen lately in this browser, newest first, list by list: a house has few of them, used again and again. */
import type { ColorListId } from '#domain/catalogue/types'

const MOST = 6

const keyOf = (list: ColorListId): string => `recentColors ${list}`

/** Codes; what cannot be read is none. */
export const readRecentColors = (list: ColorListId): readonly string[] => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(list)) ?? '[]')
    return Array.isArray(stored) ? stored.filter((code) => typeof code === 'string') : []
  } catch {
    return []
  }
}

export const withRecent = (before: readonly string[], code: string): readonly string[] =>
  [code, ...before.filter((other) => other !== code)].slice(0, MOST)

export const rememberColor = (list: ColorListId, code: string): void => {
  try {
    localStorage.setItem(keyOf(list), JSON.stringify(withRecent(readRecentColors(list), code)))
  } catch {
    // A browser may refuse its storage; then nothing is remembered.
  }
}
