/**
 * What people read, as text files keep it, and the words that the provider has put in its place. A text file gives each group of its
 * texts a subject (`texts('quotes.grid.row', { … })`), and a text's key is the subject and the path to it: `quotes.grid.row.copy`. What
 * a function of the file says is a template (`say`), because its words are chosen and filled in anew each time.
 *
 * Own words are put into the very objects that everybody reads, so whoever says a text when it is shown says it as it is now, and
 * nobody carries a key. Where there are none, nothing is done but that the objects are remembered.
 */

/** Words in the place of a text. */
export interface OwnWords {
  readonly entryKey: string
  readonly text: string
  /** What a function says in its own words, by which it is told from the others of its file. */
  readonly replaces?: string | undefined
}

type Group = Record<string, unknown>

const groups: [subject: string, group: Group][] = []
/** What the files say, of every text that has ever been replaced. */
const defaults = new Map<string, string>()
let plain: ReadonlyMap<string, string> = new Map()
let templates: ReadonlyMap<string, readonly OwnWords[]> = new Map()
let inForce: readonly OwnWords[] = []
const listeners = new Set<() => void>()

const PLACEHOLDER = /\{\w+\}/g

/** The names of what is filled in, in the order of the words. */
export const placeholdersIn = (text: string): readonly string[] =>
  (text.match(PLACEHOLDER) ?? []).map((found) => found.slice(1, -1))

/** What a function's words are known by: what is filled in may be named otherwise one day. */
const shapeOf = (text: string): string => text.replace(PLACEHOLDER, '{}')

/** Own words of before a release may name what the file's words name no longer: nothing would be there to fill them with. */
const fits = (text: string, original: string): boolean => {
  const names = placeholdersIn(original)
  return placeholdersIn(text).every((name) => names.includes(name))
}

const put = (path: string, group: Group): void => {
  for (const [name, value] of Object.entries(group)) {
    const key = `${path}.${name}`
    if (typeof value === 'object' && value !== null) put(key, value as Group)
    const text = plain.get(key)
    if (text !== undefined && !defaults.has(key)) defaults.set(key, value as string)
    const original = defaults.get(key)
    if (original !== undefined) group[name] = text !== undefined && fits(text, original) ? text : original
  }
}

/** The texts of a subject; what it has of other things is left alone. */
// @__NO_SIDE_EFFECTS__
export function texts<Texts extends object>(subject: string, group: Texts): Texts {
  groups.push([subject, group as Group])
  if (plain.size > 0) put(subject, group as Group)
  return group
}

/** Own words are filled by the names that the file's words give to the values. */
const filled = ({ text, replaces = '' }: OwnWords, values: readonly unknown[]): string => {
  const names = placeholdersIn(replaces)
  return text.replace(PLACEHOLDER, (found) => {
    const at = names.indexOf(found.slice(1, -1))
    return at < 0 ? found : String(values[at])
  })
}

/** A template of a file whose subject this is. What the file says twice in the same words is one text. */
// @__NO_SIDE_EFFECTS__
export function sayIn(subject: string) {
  return (pieces: TemplateStringsArray, ...values: readonly unknown[]): string => {
    const own =
      templates.size > 0 &&
      templates.get(pieces.join('{}'))?.find(({ entryKey }) => entryKey.startsWith(`${subject}.`))
    return own ? filled(own, values) : String.raw({ raw: pieces }, ...values)
  }
}

/** Puts these words in force and all others back to what the files say. */
export const putInForce = (words: readonly OwnWords[]): void => {
  inForce = words
  plain = new Map(
    words.flatMap(({ entryKey, text, replaces }) => (replaces === undefined ? [[entryKey, text]] : [])),
  )
  templates = Map.groupBy(
    words.filter(({ replaces }) => replaces !== undefined),
    ({ replaces = '' }) => shapeOf(replaces),
  )
  for (const [subject, group] of groups) put(subject, group)
  for (const listener of listeners) listener()
}

/** Whether words that were written before a release still stand in the place of what the files say since. */
export const areInForce = (
  { text, replaces }: Pick<OwnWords, 'text'> & { readonly replaces: string | null },
  built: { readonly text: string; readonly isTemplate: boolean },
): boolean =>
  built.isTemplate
    ? replaces !== null && shapeOf(replaces) === shapeOf(built.text)
    : replaces === null && fits(text, built.text)

/** The very list that was put in force last. */
export const wordsInForce = (): readonly OwnWords[] => inForce

export const watchWords = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
