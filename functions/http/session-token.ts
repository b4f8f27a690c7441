/**
 * The session cookie holds `<user id>.<secret>`: the user finds the session's items, the secret proves it. Only the
 * secret's SHA-256 is stored, so that whoever reads the table cannot log in with what is there.
 */
import { createHash, randomBytes } from 'node:crypto'
import type { SessionKey } from '../data/sessions/session-repository.ts'

const SECRET_BYTES = 32

const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url')

export const makeToken = (userId: number): { readonly token: string; readonly key: SessionKey } => {
  const secret = randomBytes(SECRET_BYTES).toString('base64url')
  return { token: `${userId}.${secret}`, key: { userId, secretHash: hashOf(secret) } }
}

export const parseToken = (token: string | null): SessionKey | null => {
  const [, userId, secret] = /^(\d{1,9})\.([\w-]{43})$/.exec(token ?? '') ?? []
  return userId === undefined || secret === undefined
    ? null
    : { userId: Number(userId), secretHash: hashOf(secret) }
}
