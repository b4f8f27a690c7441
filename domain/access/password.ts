/**
 * What a good password is (NIST SP 800-63B, OWASP ASVS 5 6.2): long, not among those that everybody tries first, and not made of what
 * is known about the person. Which letters and signs it is made of is nobody's business. Pure; the list is handed in.
 */
export const PASSWORD_MIN = 12
export const PASSWORD_MAX = 200

export type PasswordFault = 'password.common' | 'password.own' | 'password.repeated'

/** What others can know about the person. */
export interface KnownOfPerson {
  readonly email: string
  readonly firstname: string
  readonly lastname: string
}

const folded = (text: string): string => text.normalize('NFKC').toLowerCase()

const withoutSigns = (text: string): string => text.replaceAll(/[\s\p{P}\p{S}]/gu, '')

/** What stands before and after the letters is mostly a year and an exclamation mark. */
const lettersInside = (text: string): string => text.replace(/^\P{L}+/u, '').replace(/\P{L}+$/u, '')

/** A shorter run of letters is found in any password. */
const WORD = 4

const isCommonInside = (text: string, isCommon: (word: string) => boolean): boolean => {
  const inside = lettersInside(text)
  return isCommon(text) || (inside.length >= WORD && isCommon(inside))
}

/** What it repeats from its beginning to its end; itself where it repeats nothing. */
const repeatedPart = (text: string): string => {
  for (let size = 1; size <= text.length / 2; size += 1) {
    const part = text.slice(0, size)
    if (part.repeat(Math.ceil(text.length / size)).slice(0, text.length) === text) return part
  }
  return text
}

/** «123456789012» and «abcdefghijkl»: each sign follows the one before, forwards or backwards; nine is followed by nought. */
const isRow = (text: string): boolean => {
  const steps = Array.from({ length: text.length - 1 }, (_, index) => {
    const step = text.charCodeAt(index + 1) - text.charCodeAt(index)
    return Math.abs(step) === 9 && /^\d+$/.test(text) ? -Math.sign(step) : step
  })
  return Math.abs(steps[0] ?? 0) === 1 && steps.every((step) => step === steps[0])
}

const ownWords = ({ email, firstname, lastname }: KnownOfPerson): readonly string[] =>
  [
    email,
    ...email.split(/[^\p{L}\d]+/u),
    ...[firstname, lastname].flatMap((name) => name.split(/[^\p{L}]+/u)),
  ]
    .map(folded)
    .filter((word) => word.length >= 3)
    .toSorted((one, other) => other.length - one.length)

const isMadeOf = (text: string, words: readonly string[]): boolean => {
  const rest = words.reduce((left, word) => left.replaceAll(word, ' '), text)
  return rest !== text && withoutSigns(rest).replaceAll(/\d/g, '').length < WORD
}

/** Null for a good one. Its length is asked for by the form. */
export const faultOfPassword = (
  password: string,
  person: KnownOfPerson,
  isCommon: (word: string) => boolean,
): PasswordFault | null => {
  const text = folded(password)
  const plain = withoutSigns(text)
  if ([text, plain].some((each) => isCommonInside(each, isCommon))) return 'password.common'
  const part = repeatedPart(text)
  if (isRow(text) || (part !== text && (part.length < WORD * 2 || isCommonInside(part, isCommon))))
    return 'password.repeated'
  return isMadeOf(text, ownWords(person)) ? 'password.own' : null
}
