/**
 * Everything about one person who logs in, by e-mail: handed out as it is, or forgotten. Whoever is to be forgotten has been deactivated
 * before, by somebody who may. The number and the roles stay, because quotes and the log of changes name them; the name in quotes goes with
 * those, and the log after two years.
 */
import type { ChangedBy } from '#domain/administration/change'
import { erasedText } from '#domain/quote/life/erased-text'
import { type Result, refusal, success } from '#domain/result'
import { listChanges } from '../data/changes/change-repository.ts'
import { listPersonMails } from '../data/mails/mail-repository.ts'
import { listItemsOfUser, removeItems } from '../data/partition.ts'
import { listSessions } from '../data/sessions/session-repository.ts'
import type { StoredUser } from '../data/users/user.ts'
import { findUserByEmail, forgetEmail, forgetUser } from '../data/users/user-repository.ts'
import { userChange } from '../people/save-user.ts'

const CHANGES_AT_MOST = 1000

const gather = async (user: StoredUser, at: Date) => {
  const { id, firstname, lastname, email, phoneNumber, status, contexts, createdAt, lastLoginAt } = user
  const [sessions, mails, changes] = await Promise.all([
    listSessions(id, at),
    listPersonMails(id),
    listChanges(`user-${id}`, user, { at, before: null, limit: CHANGES_AT_MOST }),
  ])
  return {
    user: { id, firstname, lastname, email, phoneNumber, status, roles: contexts, createdAt, lastLoginAt },
    sessions: sessions.map(({ createdAt: begunAt, lastSeenAt, userAgent }) => ({
      begunAt,
      lastSeenAt,
      userAgent,
    })),
    mails: mails.map(({ to, subject, state, since }) => ({ to, subject, state, since })),
    changes: changes.map(({ change }) => change),
  }
}

export const exportUser = async (
  email: string,
  at: Date,
): Promise<Awaited<ReturnType<typeof gather>> | null> => {
  const user = await findUserByEmail(email)
  return user && gather(user, at)
}

export const eraseUser = async (
  email: string,
  by: ChangedBy,
  at: Date,
): Promise<Result<{ readonly id: number }>> => {
  const before = await findUserByEmail(email)
  if (before === null) return refusal('user.not-found')
  if (before.status === 'ENABLED') return refusal('user.still-active')
  const { id } = before
  const after = {
    ...before,
    firstname: erasedText.firstname,
    lastname: `${erasedText.lastname} ${id}`,
    email: '',
    phoneNumber: '',
    passwordHash: '',
  }
  // The entry says that it was done, and not what was there.
  const change = { ...userChange({ by, at, action: 'erased' }, before, after), fields: [] }
  if (!(await forgetUser(before, after, change))) return refusal('server.busy')
  await removeItems(await listItemsOfUser(id))
  // By which it is found: last, so that whoever was stopped does all of it again.
  await forgetEmail(before.email === '' ? email : before.email, id)
  return success({ id })
}
