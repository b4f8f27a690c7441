/**
 * Questions: by key; the sessions of a user. A session lives under its user, so that all of a user's sessions are one
 * consistent read and can be ended. It expires when it has not been used for a working day, at the latest after a week. One that
 * ended because its user was deactivated is kept until then, so that whoever sits before it can be told why. It bears a mark of the password
 * that it began with: whoever changes the password ends the sessions that he finds, and one that a login was just beginning is none.
 */
import { createHash } from 'node:crypto'
import { Entity } from 'electrodb'
import { type SecondFactorStep, secondFactorSteps } from '#domain/contracts/second-factor'
import { lazily } from '../../lazily.ts'
import { happens } from '../conditional.ts'
import { connection } from '../connection.ts'
import { epochSeconds, unexpired } from '../expiry.ts'

const HOUR = 3600
const IDLE_LIFE = 12 * HOUR
export const SESSION_LIFE_SECONDS = 7 * 24 * HOUR
/** A session in steady use is written this often at most. */
const EXTEND_EVERY = HOUR / 6
/** To find the telephone, and the first time to set it up. */
export const HALF_OPEN_LIFE_SECONDS = HOUR / 4

export interface SessionKey {
  readonly userId: number
  readonly secretHash: string
}

export interface Session extends SessionKey {
  /** The chosen context, or null while none is chosen. */
  readonly contextId: number | null
  readonly createdAt: string
  /** ISO timestamp, to within some minutes. */
  readonly lastSeenAt: string
  readonly userAgent: string
  readonly expiresAt: number
  /** Nothing can be done with it any more. */
  readonly stopped: boolean
  /** What is still asked for after the password; such a session opens nothing else. */
  readonly awaits: SecondFactorStep | null
  /** Null for one from before there were any. */
  readonly passwordMark: string | null
}

const markOf = (passwordHash: string): string =>
  createHash('sha256').update(`session-password\n${passwordHash}`).digest('base64url').slice(0, 22)

/** Whether the person has the password still that the session began with. */
export const isOfPassword = (
  { passwordMark }: Pick<Session, 'passwordMark'>,
  { passwordHash }: { readonly passwordHash: string },
): boolean => passwordMark === null || passwordMark === markOf(passwordHash)

const sessionEntity = lazily(
  () =>
    new Entity(
      {
        model: { service: 'lysvag', entity: 'session', version: '1' },
        attributes: {
          userId: { type: 'number', required: true },
          secretHash: { type: 'string', required: true },
          contextId: { type: 'number' },
          createdAt: { type: 'string', required: true },
          lastSeenAt: { type: 'string' },
          userAgent: { type: 'string', required: true },
          awaits: { type: secondFactorSteps },
          expiresAt: { type: 'number', required: true },
          stopped: { type: 'boolean' },
          passwordMark: { type: 'string' },
        },
        indexes: {
          ofUser: {
            pk: { field: 'pk', composite: ['userId'], casing: 'none' },
            sk: { field: 'sk', composite: ['secretHash'], casing: 'none' },
          },
        },
      },
      connection(),
    ),
)

const expiryAt = (createdAt: string, at: Date): number =>
  Math.min(epochSeconds(at) + IDLE_LIFE, epochSeconds(new Date(createdAt)) + SESSION_LIFE_SECONDS)

type Item = SessionKey & {
  contextId?: number | undefined
  createdAt: string
  lastSeenAt?: string | undefined
  userAgent: string
  expiresAt: number
  stopped?: boolean | undefined
  awaits?: SecondFactorStep | undefined
  passwordMark?: string | undefined
}

const fromStored = (stored: Item): Session => ({
  ...stored,
  contextId: stored.contextId ?? null,
  stopped: stored.stopped ?? false,
  lastSeenAt: stored.lastSeenAt ?? stored.createdAt,
  awaits: stored.awaits ?? null,
  passwordMark: stored.passwordMark ?? null,
})

export const insertSession = async (
  key: SessionKey,
  begun: {
    readonly at: Date
    readonly contextId: number | null
    readonly userAgent: string
    /** Of the password that was shown. */
    readonly passwordHash: string
    readonly awaits?: SecondFactorStep | null
  },
): Promise<void> => {
  const createdAt = begun.at.toISOString()
  const awaits = begun.awaits ?? null
  await sessionEntity()
    .put({
      ...key,
      createdAt,
      lastSeenAt: createdAt,
      awaits: awaits ?? undefined,
      contextId: begun.contextId ?? undefined,
      userAgent: begun.userAgent.slice(0, 200),
      passwordMark: markOf(begun.passwordHash),
      expiresAt:
        awaits === null ? expiryAt(createdAt, begun.at) : epochSeconds(begun.at) + HALF_OPEN_LIFE_SECONDS,
    })
    .go()
}

/** Read consistently: a session that was ended a moment ago is gone. One that was stopped is there to be told of. */
export const findSession = async (key: SessionKey, at: Date): Promise<Session | null> => {
  const { data } = await sessionEntity().get(key).go({ consistent: true })
  return data === null ? null : unexpired(fromStored(data), at)
}

export const listSessions = async (userId: number, at: Date): Promise<readonly Session[]> => {
  const { data } = await sessionEntity().query.ofUser({ userId }).go({ pages: 'all', consistent: true })
  return data.map(fromStored).filter((session) => !session.stopped && unexpired(session, at) !== null)
}

/** Those that something can still be done with. */
export const listRunningSessions = async (userId: number, at: Date): Promise<readonly Session[]> =>
  (await listSessions(userId, at)).filter(({ stopped }) => !stopped)

/** Pushes the expiry out while the session is used; a session that was ended meanwhile stays ended. */
export const extendSession = async (session: Session, at: Date): Promise<void> => {
  if (session.awaits !== null) return
  if (epochSeconds(at) - epochSeconds(new Date(session.lastSeenAt)) < EXTEND_EVERY) return
  const expiresAt = expiryAt(session.createdAt, at)
  await happens(sessionEntity().patch(keyOf(session)).set({ expiresAt, lastSeenAt: at.toISOString() }).go())
}

export const chooseContext = async (key: SessionKey, contextId: number): Promise<boolean> =>
  happens(sessionEntity().patch(keyOf(key)).set({ contextId }).go())

export const endSession = async (key: SessionKey): Promise<void> => {
  await sessionEntity().delete(keyOf(key)).go()
}

/** Every session of a user, or every one but the one that asks for it. */
export const endSessionsOf = async (userId: number, at: Date, except?: SessionKey): Promise<void> => {
  for (const session of await listSessions(userId, at))
    if (session.secretHash !== except?.secretHash) await endSession(session)
}

/** Keeps so many of a user: this one, and of the others those that were used last. */
export const endSessionsBeyond = async (
  most: number,
  { userId, secretHash }: SessionKey,
  at: Date,
): Promise<void> => {
  const others = (await listSessions(userId, at))
    .filter((session) => session.secretHash !== secretHash)
    .toSorted((one, other) => (one.lastSeenAt < other.lastSeenAt ? 1 : -1))
  for (const session of others.slice(most - 1)) await endSession(session)
}

/** Ends all sessions of a user who has been deactivated: none of them comes to life again with the user. */
export const stopSessionsOf = async (userId: number, at: Date): Promise<void> => {
  for (const session of await listSessions(userId, at))
    await happens(sessionEntity().patch(keyOf(session)).set({ stopped: true }).go())
}

/**
 * What a session is called where people see it: neither the secret nor what the table keeps of it, and nobody gets from it to
 * either. It names the user, under whom the session is found.
 */
export const handleOf = ({ userId, secretHash }: SessionKey): string =>
  `${userId}-${createHash('sha256').update(`session-handle\n${secretHash}`).digest('base64url').slice(0, 22)}`

/** Null for a handle of no session that runs. */
export const findSessionByHandle = async (handle: string, at: Date): Promise<Session | null> => {
  const [, userId] = /^(\d{1,9})-[\w-]{22}$/.exec(handle) ?? []
  if (userId === undefined) return null
  const sessions = await listRunningSessions(Number(userId), at)
  return sessions.find((session) => handleOf(session) === handle) ?? null
}

const keyOf = ({ userId, secretHash }: SessionKey): SessionKey => ({ userId, secretHash })
