/** A person who may log in, and the contexts (role and affiliation) that the person may act in. */
import type { AffiliationType, Role } from '#domain/access/access'
import type { Versioned } from '#domain/administration/change'
import type { PasswordLinkPurpose } from '#domain/contracts/password-link'

export interface StoredContext {
  readonly id: number
  readonly role: Role
  readonly affiliationType: AffiliationType | null
  readonly affiliation: { readonly id: number; readonly name: string } | null
  readonly enabled: boolean
}

export interface User {
  readonly id: number
  readonly firstname: string
  readonly lastname: string
  readonly email: string
  readonly phoneNumber: string
  readonly status: 'ENABLED' | 'DISABLED'
  /** argon2id in its encoded form, salt and cost included; empty while the person has none. */
  readonly passwordHash: string
  readonly contexts: readonly StoredContext[]
}

/** By which the person may choose a password, once: an invitation, or a way back in. A new one ends the older. */
export interface PasswordLink {
  /** SHA-256 of the secret. */
  readonly hash: string
  readonly purpose: PasswordLinkPurpose
  /** ISO timestamp. */
  readonly endsAt: string
}

/** The item as it is stored in the table. */
export interface StoredUser extends User, Versioned {
  readonly passwordLink: PasswordLink | null
  /** ISO timestamps; null where nobody wrote it down, and for whoever has never logged in. */
  readonly createdAt: string | null
  readonly lastLoginAt: string | null
}

export const fullName = ({ firstname, lastname }: Pick<User, 'firstname' | 'lastname'>): string =>
  `${firstname} ${lastname}`

/** An e-mail address as it is compared: two spellings of one mailbox are one user. */
export const foldEmail = (email: string): string => email.trim().toLowerCase()
