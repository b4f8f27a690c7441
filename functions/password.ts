/**
 * Passwords are kept as argon2id with the least cost that OWASP recommends (Password Storage Cheat Sheet: 19 MiB, two
 * passes, one lane). A stage on somebody's own machine may choose less memory, because its tests hash all day.
 */
import { randomBytes } from 'node:crypto'
import { argon2id, argon2Verify } from 'hash-wasm'
import { ownMachineSetting } from './environment.ts'
import { lazily } from './lazily.ts'

const MEMORY_KIB = 19_456
const PASSES = 2

/** One spelling of a letter with an accent is as good as another. */
const plain = (password: string): string => password.normalize('NFKC')

export const hashPassword = (password: string): Promise<string> =>
  argon2id({
    password: plain(password),
    salt: randomBytes(16),
    parallelism: 1,
    iterations: PASSES,
    memorySize: ownMachineSetting('PASSWORD_MEMORY_KIB', MEMORY_KIB),
    hashLength: 32,
    outputType: 'encoded',
  })

/** Nobody's password: checked when there is no such user, so that the answer takes as long as for one there is. */
const nobodys = lazily(() => hashPassword(randomBytes(32).toString('base64url')))

/** What somebody has who has not chosen a password yet: it matches nothing. */
export const NO_PASSWORD = ''

/** Asks for nobody's in any case: the first login of a fresh function must not tell either. */
export const passwordMatches = async (password: string, hash: string | null): Promise<boolean> => {
  const instead = await nobodys()
  return argon2Verify({ password: plain(password), hash: hash || instead })
}
