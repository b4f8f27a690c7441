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

interface Cost {
  readonly salt: Uint8Array
  readonly memorySize: number
  readonly iterations: number
}
const costNow = (): Cost => ({
  salt: randomBytes(16),
  memorySize: ownMachineSetting('PASSWORD_MEMORY_KIB', MEMORY_KIB),
  iterations: PASSES,
})
const hashAt = (cost: Cost, secret: string): Promise<string> =>
  argon2id({ ...cost, password: secret, parallelism: 1, hashLength: 32, outputType: 'encoded' })

export const hashPassword = (password: string): Promise<string> => hashAt(costNow(), plain(password))

/**
 * Several secrets of one person that are too short for a plain hash. They share their salt, so that whichever of them is given is hashed once and
 * not once for each.
 */
export const hashTogether = async (secrets: readonly string[]): Promise<readonly string[]> => {
  const cost = costNow()
  const hashes: string[] = []
  for (const secret of secrets) hashes.push(await hashAt(cost, secret))
  return hashes
}

const ENCODED = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=1\$([A-Za-z0-9+/]+)\$/

/** As one of several was hashed; null when it was not hashed together with others. */
export const hashLike = async (kept: string, secret: string): Promise<string | null> => {
  const [, memory, passes, salt] = ENCODED.exec(kept) ?? []
  if (salt === undefined) return null
  const cost = { salt: Buffer.from(salt, 'base64'), memorySize: Number(memory), iterations: Number(passes) }
  return hashAt(cost, secret)
}

/** Nobody's password: checked when there is no such user, so that the answer takes as long as for one there is. */
const nobodys = lazily(() => hashPassword(randomBytes(32).toString('base64url')))

/** What somebody has who has not chosen a password yet: it matches nothing. */
export const NO_PASSWORD = ''

/** Asks for nobody's in any case: the first login of a fresh function must not tell either. */
export const passwordMatches = async (password: string, hash: string | null): Promise<boolean> => {
  const instead = await nobodys()
  return argon2Verify({ password: plain(password), hash: hash || instead })
}
