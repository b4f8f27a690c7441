/**
 * Guessing passwords is made slow, and nobody can lock out anybody else by it. Within a quarter of an hour: a few tries at a mailbox
 * from one place; and of tries from a place where the mailbox has not been logged in from lately, so many from that place (an office
 * shares one) and so many at the mailbox from everywhere. So whoever comes from where he always comes meets his own mistakes alone. A
 * try that was not judged counts nowhere, and a login that succeeds counts against nobody.
 */
import { createHash } from 'node:crypto'
import { type Refusal, refusal } from '#domain/result'
import {
  type Attempts,
  countAttempt,
  forgetAttempts,
  hasAttempts,
  readAttempts,
  uncountAttempt,
} from '../../data/attempts/attempt-repository.ts'
import { epochSeconds } from '../../data/expiry.ts'
import { foldEmail } from '../../data/users/user.ts'
import { networkOf } from '../../http/network.ts'
import { codeTries } from '../../people/second-factor.ts'

const WINDOW_SECONDS = 15 * 60
const TRIES_FROM_ONE_PLACE = 5
const TRIES_PER_PLACE = 50
const TRIES_PER_MAILBOX = 30
/** How long a place is known after a login from there. */
const KNOWN_SECONDS = 30 * 24 * 3600

export interface LoginTry {
  readonly email: string
  readonly address: string
  readonly at: Date
}

/** Who logs in from where is nobody's business, also of whoever reads the table. */
const hashOf = (...parts: string[]): string =>
  createHash('sha256').update(parts.join('\n')).digest('base64url')

const subjectsOf = ({ email, address }: LoginTry) => {
  const [mailbox, place] = [foldEmail(email), networkOf(address)]
  return {
    here: `login:${hashOf(mailbox, place)}`,
    place: `login-from:${hashOf(place)}`,
    mailbox: `login-to:${hashOf(mailbox)}`,
    known: `login-known:${hashOf(mailbox, place)}`,
  }
}

interface Limit {
  readonly subject: string
  readonly most: number
}

const throttledUntil = ({ expiresAt }: Attempts, at: Date): Refusal =>
  refusal('session.throttled', {
    data: { minutes: Math.max(1, Math.ceil((expiresAt - epochSeconds(at)) / 60)) },
  })

/** Counts one after the other, so that a try that the first refuses is none for the others. */
const countAll = async (limits: readonly Limit[], at: Date): Promise<Refusal | null> => {
  const counted: string[] = []
  for (const { subject, most } of limits) {
    const count = await countAttempt(subject, WINDOW_SECONDS, at)
    counted.push(subject)
    if (count.attempts > most) {
      await Promise.all(counted.map((each) => uncountAttempt(each, at)))
      return throttledUntil(count, at)
    }
  }
  return null
}

/** Counts this try; a refusal when it is one too many. */
export const throttleLogins = async (login: LoginTry): Promise<Refusal | null> => {
  const { here, place, mailbox, known } = subjectsOf(login)
  const isKnown = await hasAttempts(known, login.at)
  const own = { subject: here, most: TRIES_FROM_ONE_PLACE }
  const strangers = [
    { subject: place, most: TRIES_PER_PLACE },
    { subject: mailbox, most: TRIES_PER_MAILBOX },
  ]
  return countAll(isKnown ? [own] : [own, ...strangers], login.at)
}

/** The password was right: the try counts nowhere. */
export const forgiveLogins = async (login: LoginTry): Promise<void> => {
  const { here, place, mailbox, known } = subjectsOf(login)
  const wasKnown = await hasAttempts(known, login.at)
  await Promise.all([
    forgetAttempts(here),
    ...(wasKnown ? [] : [uncountAttempt(place, login.at), uncountAttempt(mailbox, login.at)]),
  ])
}

/** Notes that the person has logged in from this address, so that guesses from elsewhere do not lock them out. */
export const rememberPlace = async (login: LoginTry): Promise<void> => {
  const { known } = subjectsOf(login)
  await forgetAttempts(known)
  await countAttempt(known, KNOWN_SECONDS, login.at)
}

const DAY_SECONDS = 24 * 3600

/**
 * Whether the person behind the mailbox is to be told of tries from a place that they have not been at: once a day, and only of tries at this
 * mailbox. A place that has tried many is refused at each.
 */
export const mayMailAboutTries = async (login: LoginTry): Promise<boolean> => {
  const { here, mailbox, known } = subjectsOf(login)
  const [isKnown, fromHere, inAll] = await Promise.all([
    hasAttempts(known, login.at),
    readAttempts(here, login.at),
    readAttempts(mailbox, login.at),
  ])
  if (isKnown || (fromHere < TRIES_FROM_ONE_PLACE && inAll < TRIES_PER_MAILBOX)) return false
  return (await countAttempt(`told-of-${mailbox}`, DAY_SECONDS, login.at)).attempts === 1
}

const ownPassword = (userId: number): string => `password:${userId}`

/** Somebody at a browser that was left open must not get at the password by guessing it. */
export const throttleOwnPassword = (userId: number, at: Date): Promise<Refusal | null> =>
  countAll([{ subject: ownPassword(userId), most: TRIES_FROM_ONE_PLACE }], at)

export const forgiveOwnPassword = (userId: number): Promise<void> => forgetAttempts(ownPassword(userId))

/** Whoever comes here knows the password, so that nobody else can be locked out by strangers. */
export const throttleCodes = (userId: number, at: Date): Promise<Refusal | null> =>
  countAll([{ subject: codeTries(userId), most: TRIES_FROM_ONE_PLACE }], at)

export const forgiveCodes = (userId: number): Promise<void> => forgetAttempts(codeTries(userId))

const RESETS_PER_PLACE = 20
const RESETS_PER_MAILBOX = 3
const HOUR_SECONDS = 3600

/** How often one place may ask for new passwords, whoever's. */
export const throttleResets = async (address: string, at: Date): Promise<Refusal | null> => {
  const subject = `reset-from:${hashOf(networkOf(address))}`
  const { attempts } = await countAttempt(subject, WINDOW_SECONDS, at)
  return attempts > RESETS_PER_PLACE ? refusal('request.too-many') : null
}

/** Limits the mails to one address; the answer does not tell the asker. */
export const mayMailReset = async (email: string, at: Date): Promise<boolean> => {
  const { attempts } = await countAttempt(`reset-to:${hashOf(foldEmail(email))}`, HOUR_SECONDS, at)
  return attempts <= RESETS_PER_MAILBOX
}

const MISSED_LINKS_PER_PLACE = 50
const linksFrom = (address: string): string => `password-link-from:${hashOf(networkOf(address))}`

export const throttlePasswordLinks = async (address: string, at: Date): Promise<Refusal | null> =>
  (await readAttempts(linksFrom(address), at)) < MISSED_LINKS_PER_PLACE ? null : refusal('request.too-many')

/** Counted only when it has missed, as links of customers are: one that opens counts against nobody. */
export const countMissedPasswordLink = async (address: string, at: Date): Promise<void> => {
  await countAttempt(linksFrom(address), WINDOW_SECONDS, at)
}
