/**
 * Guessing passwords is made slow: a few tries per mailbox, more per address (an office shares one), within a quarter of
 * an hour. A login that succeeds counts against nobody.
 */
import { type Refusal, refusal } from '#domain/result'
import { countAttempt, forgetAttempts, uncountAttempt } from '../data/attempts/attempt-repository.ts'
import { epochSeconds } from '../data/expiry.ts'
import { foldEmail } from '../data/users/user.ts'

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
export const throttle = async (login: LoginTry): Promise<Refusal | null> => {
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
  const until = Math.max(...over.map(({ expiresAt }) => expiresAt))
  const minutes = Math.max(1, Math.ceil((until - epochSeconds(at)) / 60))
  return refusal('session.throttled', { data: { minutes } })
}

export const forgive = async (login: LoginTry): Promise<void> => {
  const subjects = subjectsOf(login)
  await Promise.all([forgetAttempts(subjects.email), uncountAttempt(subjects.address, login.at)])
}
