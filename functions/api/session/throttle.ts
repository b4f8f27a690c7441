/**
 * Guessing passwords is made slow: a few tries per mailbox, more per address (an office shares one), within a quarter of
 * an hour. A login that succeeds counts against nobody.
 */
import { type Refusal, refusal } from '#domain/result'
import { countAttempt, forgetAttempts, uncountAttempt } from '../../data/attempts/attempt-repository.ts'
import { epochSeconds } from '../../data/expiry.ts'
import { foldEmail } from '../../data/users/user.ts'

const WINDOW_SECONDS = 15 * 60
const TRIES_PER_EMAIL = 5
const TRIES_PER_ADDRESS = 50

export interface LoginTry {
  readonly email: string
  readonly address: string
  readonly at: Date
}

const subjectsOf = ({ email, address }: LoginTry) => ({
  email: `login:${foldEmail(email)}`,
  address: `login-from:${address}`,
})

/** Counts this try; a refusal when it is one too many. */
export const throttleLogins = async (login: LoginTry): Promise<Refusal | null> => {
  const { at } = login
  const subjects = subjectsOf(login)
  const [byEmail, byAddress] = await Promise.all([
    countAttempt(subjects.email, WINDOW_SECONDS, at),
    countAttempt(subjects.address, WINDOW_SECONDS, at),
  ])
  const over = [
    ...(byEmail.attempts > TRIES_PER_EMAIL ? [byEmail] : []),
    ...(byAddress.attempts > TRIES_PER_ADDRESS ? [byAddress] : []),
  ]
  if (over.length === 0) return null
  return throttledUntil(Math.max(...over.map(({ expiresAt }) => expiresAt)), at)
}

const throttledUntil = (until: number, at: Date): Refusal =>
  refusal('session.throttled', { data: { minutes: Math.max(1, Math.ceil((until - epochSeconds(at)) / 60)) } })

export const forgiveLogins = async (login: LoginTry): Promise<void> => {
  const subjects = subjectsOf(login)
  await Promise.all([forgetAttempts(subjects.email), uncountAttempt(subjects.address, login.at)])
}

const ownPassword = (userId: number): string => `password:${userId}`

/** Somebody at a browser that was left open must not get at the password by guessing it. */
export const throttleOwnPassword = async (userId: number, at: Date): Promise<Refusal | null> => {
  const { attempts, expiresAt } = await countAttempt(ownPassword(userId), WINDOW_SECONDS, at)
  return attempts > TRIES_PER_EMAIL ? throttledUntil(expiresAt, at) : null
}

export const forgiveOwnPassword = (userId: number): Promise<void> => forgetAttempts(ownPassword(userId))
