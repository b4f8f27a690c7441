/** Whether words can stand in the place of a text: everything that is filled in must be in them, and nothing else. Pure. */
import { placeholdersIn } from './texts.ts'

export type PlaceholderFault = {
  readonly code: 'text.placeholder-missing' | 'text.placeholder-unknown'
  readonly names: readonly string[]
}

const withBraces = (names: readonly string[]): readonly string[] => names.map((name) => `{${name}}`)

export const placeholderFault = (replaced: string, text: string): PlaceholderFault | null => {
  const [asked, given] = [placeholdersIn(replaced), placeholdersIn(text)]
  const missing = asked.filter((name) => !given.includes(name))
  if (missing.length > 0) return { code: 'text.placeholder-missing', names: withBraces(missing) }
  const stray = text.replaceAll(/\{\w+\}/g, '').match(/\{[^}]*\}?|\}/g) ?? []
  const unknown = [...withBraces(given.filter((name) => !asked.includes(name))), ...stray]
  return unknown.length > 0 ? { code: 'text.placeholder-unknown', names: unknown } : null
}
