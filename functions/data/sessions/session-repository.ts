/**
 * Questions: by key; the sessions of a user. A session lives under its user, so that all of a user's sessions are one
 * consistent read and can be ended. It expires when it has not been used for a working day, at the latest after a week. One that
 * ended because its user was deactivated is kept until then, so that whoever sits before it can be told why.
 */
import { Entity } from 'electrodb'
import { lazily } from '../../lazily.ts'
import { happens } from '../conditional.ts'
import { connection } from '../connection.ts'
import { epochSeconds, unexpired } from '../expiry.ts'

const HOUR = 3600
const IDLE_LIFE = 12 * HOUR
export const SESSION_LIFE_SECONDS = 7 * 24 * HOUR
/** A session in steady use is written this often at most. */
const EXTEND_EVERY = HOUR / 6

export interface SessionKey {
  readonly userId: number
  readonly secretHash: string
}

export interface Session extends SessionKey {
  /** The chosen context, or null while none is chosen. */
  readonly contextId: number | null
  readonly createdAt: string
  readonly userAgent: string
  readonly expiresAt: number
  /** Nothing can be done with it any more. */
  readonly stopped: boolean
}

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
          userAgent: { type: 'string', required: true },
          expiresAt: { type: 'number', required: true },
          stopped: { type: 'boolean' },
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

type Item = Omit<Session, 'contextId' | 'stopped'> & {
  contextId?: number | undefined
  stopped?: boolean | undefined
}

const fromStored = (stored: Item): Session => ({
  ...stored,
  contextId: stored.contextId ?? null,
  stopped: stored.stopped ?? false,
})

export const insertSession = async (
  key: SessionKey,
  begun: { readonly at: Date; readonly contextId: number | null; readonly userAgent: string },
): Promise<void> => {
  const createdAt = begun.at.toISOString()
  await sessionEntity()
    .put({
      ...key,
      createdAt,
      contextId: begun.contextId ?? undefined,
      userAgent: begun.userAgent.slice(0, 200),
      expiresAt: expiryAt(createdAt, begun.at),
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

/** Pushes the expiry out while the session is used; a session that was ended meanwhile stays ended. */
export const extendSession = async (session: Session, at: Date): Promise<void> => {
  const expiresAt = expiryAt(session.createdAt, at)
  if (expiresAt - session.expiresAt < EXTEND_EVERY) return
  await happens(sessionEntity().patch(keyOf(session)).set({ expiresAt }).go())
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

/** Of a user who has been deactivated: none of them comes to life again with the user. */
export const stopSessionsOf = async (userId: number, at: Date): Promise<void> => {
  for (const session of await listSessions(userId, at))
    await happens(sessionEntity().patch(keyOf(session)).set({ stopped: true }).go())
}

const keyOf = ({ userId, secretHash }: SessionKey): SessionKey => ({ userId, secretHash })
