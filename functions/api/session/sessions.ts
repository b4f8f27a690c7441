/** Sessions that run: one's own, and for super users everybody's. A handle names one and opens nothing; what has expired is not there. */
import type { FoundSession, RunningSession } from '#domain/contracts/running-session'
import { refusal, success } from '#domain/result'
import { browserWords } from '#domain/views/browser-words'
import {
  endSession,
  endSessionsOf,
  findSessionByHandle,
  handleOf,
  listRunningSessions,
  type Session,
} from '../../data/sessions/session-repository.ts'
import { fullName, type User } from '../../data/users/user.ts'
import { findUserByEmail, searchUsers } from '../../data/users/user-repository.ts'
import { expiredSessionCookie } from '../../http/cookie.ts'
import { endpoint } from '../../http/endpoint.ts'
import { answered } from '../../http/outcome.ts'
import { changedBy, saveUser } from '../../people/save-user.ts'
import * as contracts from './contracts.ts'
import { sessionAnswers } from './text.ts'

const shownSession = (session: Session, current: Session): RunningSession => ({
  handle: handleOf(session),
  createdAt: session.createdAt,
  lastSeenAt: session.lastSeenAt,
  browser: browserWords(session.userAgent),
  isCurrent: session.secretHash === current.secretHash,
})

const latestFirst = (one: { lastSeenAt: string }, other: { lastSeenAt: string }): number =>
  one.lastSeenAt < other.lastSeenAt ? 1 : -1

export const listOwnSessions = endpoint(contracts.listOwnSessions, async ({ caller, at }) => {
  const sessions = await listRunningSessions(caller.user.id, at)
  return answered(sessions.map((session) => shownSession(session, caller.session)).toSorted(latestFirst))
})

/** Somebody else's is not there, whoever asks. */
export const endOwnSession = endpoint(contracts.endOwnSession, async ({ params, caller, at, site }) => {
  const session = await findSessionByHandle(params.handle, at)
  if (session === null || session.userId !== caller.user.id) return refusal('session.unknown')
  await endSession(session)
  const isCurrent = session.secretHash === caller.session.secretHash
  return answered(
    { model: null, message: sessionAnswers.ended },
    isCurrent ? { headers: { 'set-cookie': expiredSessionCookie(site) } } : {},
  )
})

export const endOtherSessions = endpoint(contracts.endOtherSessions, async ({ caller, at }) => {
  await endSessionsOf(caller.user.id, at, caller.session)
  return answered({ model: null, message: sessionAnswers.othersEnded })
})

/** More people than anybody looks through; whoever is meant is searched for by more words. */
const PEOPLE_AT_MOST = 50

/** Some of them would read as if nobody else were logged in. */
const fewEnough = <Person>(people: readonly Person[]) =>
  people.length > PEOPLE_AT_MOST ? refusal('session.search-too-wide') : success(people)

const findPeople = async (searchValue: string) => {
  const byEmail = searchValue.includes('@') ? await findUserByEmail(searchValue) : null
  if (byEmail !== null) return success([byEmail])
  const found = await searchUsers('all', { q: searchValue, offset: 0, limit: PEOPLE_AT_MOST + 1 })
  return found.ok ? fewEnough(found.value) : found
}

export const findSessions = endpoint(contracts.findSessions, async ({ params, caller, at }) => {
  const people = await findPeople(params.searchValue)
  if (!people.ok) return people
  const sessionsOf = async (user: User): Promise<readonly FoundSession[]> =>
    (await listRunningSessions(user.id, at)).map((session) => ({
      ...shownSession(session, caller.session),
      user: { id: user.id, fullName: fullName(user), email: user.email },
    }))
  const found = await Promise.all(people.value.map(sessionsOf))
  return answered(found.flat().toSorted(latestFirst))
})

export const killSession = endpoint(contracts.killSession, async ({ params, caller, at }) => {
  const session = await findSessionByHandle(params.session, at)
  if (session === null) return refusal('session.unknown')
  await endSession(session)
  const doing = { by: changedBy(caller.user), at, action: 'sessions-ended' } as const
  await saveUser(session.userId, doing, () => ({ ok: true, changes: {}, isLogged: true }))
  return answered({ model: null, message: sessionAnswers.ended })
})
