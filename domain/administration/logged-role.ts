/**
 * A role as an entry of the log of changes has it: one text that says all of it, because the entry outlives the role and the name of
 * its organisation. Written and read here alone.
 */
import { AFFILIATION_TYPES, type AffiliationType, ROLES, type Role } from '#domain/access/access'

export interface LoggedRole {
  readonly role: Role
  readonly affiliationType: AffiliationType | null
  readonly affiliation: { readonly id: number; readonly name: string } | null
  readonly enabled: boolean
}

const LOGGED = new RegExp(
  `^(?<role>${ROLES.join('|')}) (?<enabled>on|off)(?: (?<type>${AFFILIATION_TYPES.join('|')}) (?<id>\\d+) (?<name>.*))?$`,
  's',
)

/** Such as `WORKER on store 101 Tømmerringen Sandnes`. */
export const loggedRole = ({ role, affiliationType, affiliation, enabled }: LoggedRole): string =>
  [
    role,
    enabled ? 'on' : 'off',
    ...(affiliationType !== null && affiliation !== null
      ? [affiliationType, affiliation.id, affiliation.name]
      : []),
  ].join(' ')

/** Null for anything else. */
export const readLoggedRole = (text: unknown): LoggedRole | null => {
  const parts = typeof text === 'string' ? LOGGED.exec(text)?.groups : undefined
  const role = ROLES.find((each) => each === parts?.role)
  if (parts === undefined || role === undefined) return null
  const affiliationType = AFFILIATION_TYPES.find((each) => each === parts.type) ?? null
  return {
    role,
    affiliationType,
    affiliation: affiliationType === null ? null : { id: Number(parts.id), name: parts.name ?? '' },
    enabled: parts.enabled === 'on',
  }
}

/** `roles.100001`: the field of an entry that a role stands in. */
export const ROLE_FIELD = /^roles\.\d+$/
