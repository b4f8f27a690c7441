/**
 * What a program sends to act for an organisation: `lysvag_s101_<secret>` for store 101, `lysvag_a201_<secret>` for builder 201. The
 * organisation finds the key, the secret proves it; only the secret's SHA-256 is stored. The word in front is there for those who search
 * programs for secrets that were left in them.
 */
import { makeSecret, secretHashOf } from '../data/link-secret.ts'

export interface KeyToken {
  readonly type: 'store' | 'agent'
  readonly organisationId: number
  readonly secretHash: string
}

const letters = { store: 's', agent: 'a' } as const

export const makeKeyToken = (
  type: KeyToken['type'],
  organisationId: number,
): { readonly token: string; readonly secretHash: string } => {
  const secret = makeSecret()
  return { token: `lysvag_${letters[type]}${organisationId}_${secret}`, secretHash: secretHashOf(secret) }
}

/** Null for whatever is no key. */
export const parseKeyToken = (token: string): KeyToken | null => {
  const [, letter, id, secret] = /^lysvag_([sa])(\d{1,9})_([\w-]{43})$/.exec(token) ?? []
  if (letter === undefined || id === undefined || secret === undefined) return null
  return {
    type: letter === 's' ? 'store' : 'agent',
    organisationId: Number(id),
    secretHash: secretHashOf(secret),
  }
}

/** Null where nothing of the kind is sent; what is sent and is no key is refused and not overlooked. */
export const bearerOf = (authorization: string | undefined): string | null =>
  authorization === undefined ? null : authorization.replace(/^bearer\s+/i, '').trim()
