/**
 * Links by which people choose their passwords: an invitation for who is new, a way back in for who has forgotten. A link is the
 * person's id and a secret of 256 bits, of which the table has the hash; it ends when it is used, when a newer one is made and when its
 * time is up.
 */
import { type PasswordLinkPurpose, passwordLinkPath } from '#domain/contracts/password-link'
import { type Result, refusal, success } from '#domain/result'
import { makeSecret, secretHashOf } from '../data/link-secret.ts'
import { fullName, type StoredUser, type User } from '../data/users/user.ts'
import { findUser, givePasswordLink } from '../data/users/user-repository.ts'
import { queuePersonMail } from './person-mail.ts'

const INVITATION_DAYS = 7
const RESET_MINUTES = 30
const MINUTE_MS = 60_000

const lifeMs: Readonly<Record<PasswordLinkPurpose, number>> = {
  invitation: INVITATION_DAYS * 24 * 60 * MINUTE_MS,
  reset: RESET_MINUTES * MINUTE_MS,
}

interface Made {
  readonly address: string
  /** ISO timestamp. */
  readonly endsAt: string
}

/** Where a person is reached: scheme and host. */
interface Circumstances {
  readonly at: Date
  readonly site: string
}

/** Null for somebody who may not log in. */
export const makePasswordLink = async (
  userId: number,
  purpose: PasswordLinkPurpose,
  { at, site }: Circumstances,
): Promise<Made | null> => {
  const secret = makeSecret()
  const endsAt = new Date(at.getTime() + lifeMs[purpose]).toISOString()
  const isGiven = await givePasswordLink(userId, { hash: secretHashOf(secret), purpose, endsAt })
  return isGiven ? { address: site + passwordLinkPath(userId, secret), endsAt } : null
}

type Addressee = Pick<User, 'id' | 'firstname' | 'email'>

/** What the letter says of who invites, and to what. */
export const invitationBy = (
  inviting: Pick<User, 'firstname' | 'lastname'>,
  { contexts }: Pick<User, 'contexts'>,
) => ({
  invitedBy: fullName(inviting),
  organisation: contexts.find(({ affiliation }) => affiliation !== null)?.affiliation?.name ?? '',
})

/** Makes the link for a new person's first password and mails it; the same again ends the link before. */
export const makeInvitation = async (
  user: Addressee,
  invitation: { readonly invitedBy: string; readonly organisation: string },
  { at, site }: Circumstances,
): Promise<Result<null>> => {
  const made = await makePasswordLink(user.id, 'invitation', { at, site })
  if (made === null) return refusal('session.user-disabled')
  const content = { kind: 'invitation', ...invitation, until: made.endsAt } as const
  await queuePersonMail(user, content, { at, address: made.address })
  return success(null)
}

/** For whoever has forgotten the password; nothing happens for somebody who may not log in. */
export const makeReset = async (user: Addressee, { at, site }: Circumstances): Promise<void> => {
  const made = await makePasswordLink(user.id, 'reset', { at, site })
  if (made === null) return
  const content = { kind: 'forgotten-password', minutes: RESET_MINUTES } as const
  await queuePersonMail(user, content, { at, address: made.address })
}

const parseLink = (link: string): { readonly userId: number; readonly hash: string } | null => {
  const [, userId, secret] = /^(\d{1,9})\.([\w-]{43})$/.exec(link) ?? []
  return userId === undefined || secret === undefined
    ? null
    : { userId: Number(userId), hash: secretHashOf(secret) }
}

export interface ValidPasswordLink {
  readonly user: StoredUser
  readonly purpose: PasswordLinkPurpose
  readonly hash: string
}

/** What keeps a link from opening is told to its holder alone; a link of nobody is one that was used. */
export const checkPasswordLink = (
  user: StoredUser | null,
  hash: string,
  at: Date,
): Result<ValidPasswordLink> => {
  const link = user?.passwordLink ?? null
  if (user === null || link === null || link.hash !== hash) return refusal('password-link.unknown')
  if (link.endsAt <= at.toISOString()) return refusal('password-link.expired')
  if (user.status !== 'ENABLED') return refusal('session.user-disabled')
  return success({ user, purpose: link.purpose, hash })
}

export const readPasswordLink = async (link: string, at: Date): Promise<Result<ValidPasswordLink>> => {
  const parsed = parseLink(link)
  if (parsed === null) return refusal('password-link.unknown')
  return checkPasswordLink(await findUser(parsed.userId), parsed.hash, at)
}
