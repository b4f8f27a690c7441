/**
 * The second factor: asked for after the password, set up and switched off by the person. Setting it up shows a secret, and is finished
 * by a code made with it, so that nobody is locked out by an app that did not take it. Switching it off, and new recovery codes, ask for
 * the password again. Whatever changes is told by mail and stands in the log.
 */
import type { ChangeAction } from '#domain/messages/changes'
import { refusal } from '#domain/result'
import { endSession, endSessionsOf } from '../../data/sessions/session-repository.ts'
import {
  beginSecondFactor,
  confirmSecondFactor,
  findSecondFactor,
  forgetSecondFactor,
  replaceRecoveryCodes,
} from '../../data/users/second-factor-repository.ts'
import type { User } from '../../data/users/user.ts'
import { endpoint } from '../../http/endpoint.ts'
import { answered } from '../../http/outcome.ts'
import { passwordMatches } from '../../password.ts'
import { queuePersonMail } from '../../people/person-mail.ts'
import { hashRecoveryCodes, makeRecoveryCodes } from '../../people/recovery-codes.ts'
import { changedBy, saveUser } from '../../people/save-user.ts'
import {
  isSecondFactorRequired,
  makeTotpSecret,
  stepOfCode,
  takeCode,
  totpAddress,
} from '../../people/second-factor.ts'
import { beginSession } from './begin-session.ts'
import * as contracts from './contracts.ts'
import { secondFactorAnswers } from './text.ts'
import { forgiveCodes, forgiveOwnPassword, throttleCodes, throttleOwnPassword } from './throttle.ts'

/** The second half of logging in. The session begins anew, so that a cookie from before the code is worth nothing. */
export const giveSecondFactor = endpoint(contracts.giveSecondFactor, async (request) => {
  const { body, caller, at } = request
  const { user, session } = caller
  const factor = await findSecondFactor(user.id)
  if (session.awaits !== 'code' || factor === null || factor.since === null) return refusal('session.missing')
  const throttled = await throttleCodes(user.id, at)
  if (throttled !== null) return throttled
  if (!(await takeCode(factor, body.code, at))) return refusal('second-factor.wrong-code', { path: 'code' })
  await Promise.all([forgiveCodes(user.id), endSession(session)])
  return beginSession(user, request)
})

export const getSecondFactor = endpoint(contracts.getSecondFactor, async ({ caller }) => {
  const factor = await findSecondFactor(caller.user.id)
  const isOn = factor !== null && factor.since !== null
  return answered({
    isOn,
    since: isOn ? factor.since : null,
    recoveryCodesLeft: isOn ? factor.recoveryHashes.length : 0,
    isRequired: await isSecondFactorRequired(caller.user),
  })
})

/** A session that waits for a code must not come past it by setting up another app. */
export const setUpSecondFactor = endpoint(contracts.setUpSecondFactor, async ({ caller }) => {
  const { user, session } = caller
  if (session.awaits === 'code') return refusal('session.second-factor-missing')
  const secret = makeTotpSecret()
  if (!(await beginSecondFactor(user.id, secret))) return refusal('second-factor.already-on')
  return answered({ model: { secret, address: totpAddress(secret, user.email) } })
})

interface MailedChange {
  readonly mail: 'second-factor-on' | 'second-factor-off' | 'recovery-codes-renewed'
  readonly action: ChangeAction | null
  readonly at: Date
  readonly site: string
}

const mailChange = async (user: User, { mail, action, at, site }: MailedChange): Promise<void> => {
  const doing = { by: changedBy(user), at }
  if (action !== null)
    await saveUser(user.id, { ...doing, action }, () => ({ ok: true, changes: {}, isLogged: true }))
  await queuePersonMail(user, { kind: mail, at: at.toISOString(), address: `${site}/profil` }, { at })
}

export const switchOnSecondFactor = endpoint(contracts.switchOnSecondFactor, async (request) => {
  const { body, caller, at, site } = request
  const { user, session } = caller
  if (session.awaits === 'code') return refusal('session.second-factor-missing')
  const factor = await findSecondFactor(user.id)
  if (factor === null) return refusal('second-factor.not-begun')
  if (factor.since !== null) return refusal('second-factor.already-on')
  const throttled = await throttleCodes(user.id, at)
  if (throttled !== null) return throttled
  const step = stepOfCode(factor.secret, body.code, at)
  if (step === null) return refusal('second-factor.app-not-ready', { path: 'code' })
  const codes = makeRecoveryCodes()
  const recoveryHashes = await hashRecoveryCodes(codes)
  const on = { since: at.toISOString(), lastStep: step, recoveryHashes }
  if (!(await confirmSecondFactor(factor, on))) return refusal('second-factor.not-begun')
  await forgiveCodes(user.id)
  await mailChange(user, { mail: 'second-factor-on', action: 'second-factor-on', at, site })
  const model = { recoveryCodes: [...codes] }
  if (session.awaits === null) {
    // Elsewhere only a password was asked for.
    await endSessionsOf(user.id, at, session)
    return answered({ model, message: secondFactorAnswers.on })
  }
  await endSessionsOf(user.id, at)
  const begun = await beginSession(user, request)
  return { ...begun, value: { model, message: secondFactorAnswers.on } }
})

const whyNotByPassword = async (user: User, password: string, at: Date) => {
  const throttled = await throttleOwnPassword(user.id, at)
  if (throttled !== null) return throttled
  if (!(await passwordMatches(password, user.passwordHash)))
    return refusal('user.wrong-password', { path: 'password' })
  await forgiveOwnPassword(user.id)
  const factor = await findSecondFactor(user.id)
  return factor === null || factor.since === null ? refusal('second-factor.off') : null
}

export const switchOffSecondFactor = endpoint(
  contracts.switchOffSecondFactor,
  async ({ body, caller, at, site }) => {
    const { user } = caller
    const refused = await whyNotByPassword(user, body.password, at)
    if (refused !== null) return refused
    if (await isSecondFactorRequired(user)) return refusal('second-factor.required')
    await forgetSecondFactor(user.id)
    await mailChange(user, { mail: 'second-factor-off', action: 'second-factor-off', at, site })
    return answered({ model: null, message: secondFactorAnswers.off })
  },
)

export const renewRecoveryCodes = endpoint(
  contracts.renewRecoveryCodes,
  async ({ body, caller, at, site }) => {
    const { user } = caller
    const refused = await whyNotByPassword(user, body.password, at)
    if (refused !== null) return refused
    const codes = makeRecoveryCodes()
    if (!(await replaceRecoveryCodes(user.id, await hashRecoveryCodes(codes))))
      return refusal('second-factor.off')
    await mailChange(user, { mail: 'recovery-codes-renewed', action: null, at, site })
    return answered({ model: { recoveryCodes: [...codes] }, message: secondFactorAnswers.codes })
  },
)
