/**
 * The second factor: codes of an app (TOTP, RFC 6238: six digits, 30 seconds, SHA-1, which is what every app can), and recovery codes
 * (recovery-codes.ts). A code works within its own half minute and the ones beside it, for clocks that are not right; and once.
 */
import { Secret, TOTP } from 'otpauth'
import { personMailFrame } from '#domain/messages/person-mails'
import { findAgent, findChain, findStore } from '../data/organisations/organisation-repository.ts'
import { findSecondFactor, type SecondFactor, spendStep } from '../data/users/second-factor-repository.ts'
import type { StoredContext, User } from '../data/users/user.ts'
import { takeRecoveryCode } from './recovery-codes.ts'

const PERIOD_SECONDS = 30
/** 160 bits, as RFC 4226 recommends. */
const SECRET_BYTES = 20
/** Half minutes before and after. */
const WINDOW = 1

export const makeTotpSecret = (): string => new Secret({ size: SECRET_BYTES }).base32

const totpOf = (secret: string, email: string): TOTP =>
  new TOTP({
    issuer: personMailFrame.from,
    label: email,
    secret: Secret.fromBase32(secret),
    period: PERIOD_SECONDS,
  })

export const totpAddress = (secret: string, email: string): string => totpOf(secret, email).toString()

/** The step whose code it is; null when it is none of now. */
export const stepOfCode = (secret: string, code: string, at: Date): number | null => {
  const token = code.replaceAll(/\s/g, '')
  if (!/^\d{6}$/.test(token)) return null
  const timestamp = at.getTime()
  const delta = totpOf(secret, '').validate({ token, timestamp, window: WINDOW })
  return delta === null ? null : Math.floor(timestamp / 1000 / PERIOD_SECONDS) + delta
}

/** What wrong codes of a person are counted under. */
export const codeTries = (userId: number): string => `second-factor:${userId}`

/** Whether codes are asked for; not while it is only being set up. */
export const hasSecondFactor = async (userId: number): Promise<boolean> =>
  ((await findSecondFactor(userId))?.since ?? null) !== null

/** Takes a code of the app or a recovery code, once. */
export const takeCode = async (factor: SecondFactor, code: string, at: Date): Promise<boolean> => {
  const step = stepOfCode(factor.secret, code, at)
  if (step !== null) return spendStep(factor, step)
  return takeRecoveryCode(factor, code)
}

const findOrganisation = ({ affiliationType, affiliation }: StoredContext) => {
  if (affiliation === null) return null
  if (affiliationType === 'agent') return findAgent(affiliation.id)
  return affiliationType === 'chain' ? findChain(affiliation.id) : findStore(affiliation.id)
}

/** Asked of whoever administrates where the organisation says so, and of super users where the stage does. */
export const isSecondFactorRequired = async ({ contexts }: Pick<User, 'contexts'>): Promise<boolean> => {
  const enabled = contexts.filter((context) => context.enabled)
  if (enabled.some(({ role }) => role === 'SUPERUSER') && process.env.SUPERUSER_SECOND_FACTOR === 'required')
    return true
  const administrated = enabled.filter(({ role }) => role === 'ADMINISTRATOR')
  const organisations = await Promise.all(administrated.map(findOrganisation))
  return organisations.some((organisation) => organisation?.secondFactorRequired === true)
}
