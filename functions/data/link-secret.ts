/**
 * The secret at the end of a customer's address: 256 random bits, told once and never stored. The table knows its SHA-256, so
 * whoever reads the table opens nothing with what is there.
 */
import { createHash, randomBytes } from 'node:crypto'

const SECRET_BYTES = 32

export const makeSecret = (): string => randomBytes(SECRET_BYTES).toString('base64url')

export const secretHashOf = (secret: string): string =>
  createHash('sha256').update(secret).digest('base64url')
