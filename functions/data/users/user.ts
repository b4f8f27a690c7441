/** A person who may log in, and the contexts (role and affiliation) that the person may act in. */
import type { AffiliationType, Role } from '#domain/access/access'
import type { Versioned } from '#domain/administration/change'

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
  /** argon2id in its encoded form, salt and cost included. */
  readonly passwordHash: string
  readonly contexts: readonly StoredContext[]
}

/** As the table has it. */
export interface StoredUser extends User, Versioned {
  /** ISO timestamps; null where nobody wrote it down, and for whoever has never logged in. */
  readonly createdAt: string | null
  readonly lastLoginAt: string | null
}

export const fullName = ({ firstname, lastname }: Pick<User, 'firstname' | 'lastname'>): string =>
  `${firstname} ${lastname}`

/** An e-mail address as it is compared: two spellings of one mailbox are one user. */
export const foldEmail = (email: string): string => email.trim().toLowerCase()
