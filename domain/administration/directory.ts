/**
 * How people and organisations are found: by beginnings of the words of their name, id, place, e-mail address and phone number, in
 * any order. Lists are by name, as a Norwegian telephone directory has them. Pure.
 */

/** Lower case, words separated by single spaces; what is no letter, accent, digit or picture is dropped. */
const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFC')
    .toLocaleLowerCase('nb')
    .split(/[^\p{L}\p{M}\p{N}\p{Emoji_Presentation}]+/u)
    .filter((word) => word !== '')

/** What an e-mail address ends with (.no) is said of nearly everybody. */
const withoutTopDomain = (text: string): string => text.replace(/(@\S+)\.\p{L}+/gu, '$1')

/** The end of an address that is asked for by what follows the @ alone, as of everybody of a firm. */
const TOP_DOMAIN = /(?<=[\p{L}\p{N}])\.(?:no|com|net|org|eu|se|dk|example)(?=\s|$)/giu

/** A phone number is one word however it is grouped; the country's own code is left out. */
const joinDigits = (text: string): string =>
  text.replace(/(?:\+|\b00)47(?=[\s\d])/g, '').replace(/(?<=\d) (?=\d)/g, '')

export interface DirectoryEntry {
  readonly texts: readonly string[]
  /** As people write it; without the country's code. */
  readonly phoneNumber: string
}

const wordsOfEntry = ({ texts, phoneNumber }: DirectoryEntry): ReadonlySet<string> =>
  new Set([...texts.map(withoutTopDomain).flatMap(wordsOf), ...wordsOf(joinDigits(phoneNumber))])

export const wordsOfQuery = (query: string): readonly string[] =>
  wordsOf(withoutTopDomain(joinDigits(query)).replace(TOP_DOMAIN, ''))

export const isFoundBy = (entry: DirectoryEntry, words: readonly string[]): boolean => {
  const all = [...wordsOfEntry(entry)]
  return words.every((word) => all.some((each) => each.startsWith(word)))
}

/** In letters. What begins with fewer is looked for among all. */
const BEGINNINGS = [3, 5] as const

const beginningsOf = (word: string): readonly string[] => {
  const letters = [...word]
  return BEGINNINGS.filter((length) => length <= letters.length).map((length) =>
    letters.slice(0, length).join(''),
  )
}

/** The terms that an entry is listed by. */
export const directoryTermsOf = (entry: DirectoryEntry): readonly string[] => [
  ...new Set([...wordsOfEntry(entry)].flatMap(beginningsOf)),
]

/** A list each is looked into; more of them find no shorter one worth the reading. */
const MOST_TERMS = 4

/** Terms that every entry has which is searched for; none for a search that names no list. */
export const directoryTermsOfQuery = (words: readonly string[]): readonly string[] =>
  [
    ...new Set(
      words
        .toSorted((one, other) => other.length - one.length)
        .flatMap((word) => beginningsOf(word).slice(-1)),
    ),
  ].slice(0, MOST_TERMS)

/** After z in the order of their codes, as in that of the alphabet. */
const LAST_LETTERS: Readonly<Record<string, string>> = { æ: '{', ä: '{', ø: '|', ö: '|', å: '}' }

/** In letters: names that begin with so many alike stand in the order of their ids. */
const SORTED_BY = 40

/** Sorts by code as people sort names: æ, ø and å last, accents as their letter. */
export const sortKeyOf = (name: string): string =>
  wordsOf(name)
    .join(' ')
    .replace(/[æäøöå]/g, (letter) => LAST_LETTERS[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .slice(0, SORTED_BY)
