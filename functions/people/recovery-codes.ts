/**
 * Recovery codes, for whoever has lost the telephone. Ten for a person, each works once. They are short enough to be written on paper, so they are
 * hashed like passwords.
 */
import { randomInt } from 'node:crypto'
import { secretHashOf } from '../data/link-secret.ts'
import { type SecondFactor, spendRecoveryCode } from '../data/users/second-factor-repository.ts'
import { hashLike, hashTogether } from '../password.ts'

const RECOVERY_CODES = 10
/** Without letters and digits that look alike: 31 signs, so ten of them are 49 bits. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789'
const HALF = 5

const makeHalf = (): string => Array.from({ length: HALF }, () => SIGNS[randomInt(SIGNS.length)]).join('')

export const makeRecoveryCodes = (): readonly string[] =>
  Array.from({ length: RECOVERY_CODES }, () => `${makeHalf()}-${makeHalf()}`)

/** However it is typed. */
const signsOf = (code: string): string => code.toLowerCase().replaceAll(/[^a-z\d]/g, '')

export const hashRecoveryCodes = (codes: readonly string[]): Promise<readonly string[]> =>
  hashTogether(codes.map(signsOf))

/** Of a plain hash with the person's number, as codes were kept before they were hashed like passwords. */
const plainHash = (userId: number, signs: string): string => secretHashOf(`${userId}\n${signs}`)

export const takeRecoveryCode = async (factor: SecondFactor, code: string): Promise<boolean> => {
  const [kept] = factor.recoveryHashes
  const signs = signsOf(code)
  if (kept === undefined || signs.length !== 2 * HALF) return false
  return spendRecoveryCode(factor, (await hashLike(kept, signs)) ?? plainHash(factor.userId, signs))
}
