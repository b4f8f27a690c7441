/**
 * Passwords that everybody tries first: some 49,000, most common first, from lists of what was really used (@zxcvbn-ts/language-common).
 * Loaded when a password is chosen, and by the server alone.
 */
import { lazily } from './lazily.ts'

const passwords = lazily(async () => {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'])
})

export const loadCommonPasswords = async (): Promise<(word: string) => boolean> => {
  const known = await passwords()
  return (word) => known.has(word)
}
