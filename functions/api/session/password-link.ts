/**
 * A password by a link. Whoever asks for one learns nothing: the answer is the same, and takes as long, whether anybody has the address.
 * Whoever holds one chooses a password with it, once; every session of the person ends, and the person is told by mail.
 */
import { setTimeout as pause } from 'node:timers/promises'
import type { Result } from '#domain/result'
import { endSessionsOf } from '../../data/sessions/session-repository.ts'
import { findUserByEmail } from '../../data/users/user-repository.ts'
import { ownMachineSetting } from '../../environment.ts'
import { type Circumstances, endpoint } from '../../http/endpoint.ts'
import { logger } from '../../http/log.ts'
import { answered } from '../../http/outcome.ts'
import { hashPassword } from '../../password.ts'
import { whyNotPassword } from '../../people/new-password.ts'
import {
  checkPasswordLink,
  makeReset,
  readPasswordLink,
  type ValidPasswordLink,
} from '../../people/password-link.ts'
import { queuePersonMail } from '../../people/person-mail.ts'
import { changedBy, saveUser } from '../../people/save-user.ts'
import * as contracts from './contracts.ts'
import { countMissedPasswordLink, mayMailReset, throttlePasswordLinks, throttleResets } from './throttle.ts'

/** Longer than finding a person, making a link and queueing a mail take. */
const ANSWER_AFTER_MS = 500

const resetIfKnown = async (email: string, site: string, at: Date): Promise<void> => {
  const user = (await mayMailReset(email, at)) ? await findUserByEmail(email) : null
  if (user !== null) await makeReset(user, { at, site })
}

export const forgotPassword = endpoint(contracts.forgotPassword, async ({ body, address, site, at }) => {
  const throttled = await throttleResets(address, at)
  if (throttled !== null) return throttled
  // What goes wrong only for somebody who is there must not show either.
  const work = resetIfKnown(body.email, site, at).catch((error: unknown) => {
    logger().error('a forgotten password was not answered by mail', { error })
  })
  await Promise.all([work, pause(ownMachineSetting('PASSWORD_RESET_ANSWER_MS', ANSWER_AFTER_MS))])
  return answered({ model: null })
})

/** The person behind a link that was sent; tries of links that nobody was given are counted. */
const openLink = async (
  link: string,
  { address, at }: Pick<Circumstances, 'address' | 'at'>,
): Promise<Result<ValidPasswordLink>> => {
  const throttled = await throttlePasswordLinks(address, at)
  if (throttled !== null) return throttled
  const opened = await readPasswordLink(link, at)
  if (!opened.ok && opened.code === 'password-link.unknown') await countMissedPasswordLink(address, at)
  return opened
}

export const openPasswordLink = endpoint(contracts.openPasswordLink, async ({ body, address, at }) => {
  const opened = await openLink(body.link, { address, at })
  if (!opened.ok) return opened
  const { user, purpose } = opened.value
  return answered({ model: { email: user.email, firstname: user.firstname, purpose } })
})

export const choosePassword = endpoint(contracts.choosePassword, async ({ body, address, site, at }) => {
  const opened = await openLink(body.link, { address, at })
  if (!opened.ok) return opened
  const { user, purpose, hash } = opened.value
  const unfit = await whyNotPassword(body.newPassword, user)
  if (unfit !== null) return unfit
  const passwordHash = await hashPassword(body.newPassword)
  const doing = { by: changedBy(user), at, action: 'password-changed' } as const
  const saved = await saveUser(user.id, doing, (now) => {
    const stillOpen = checkPasswordLink(now, hash, at)
    return stillOpen.ok ? { ok: true, changes: { passwordHash } } : stillOpen
  })
  if (!saved.ok) return saved
  await endSessionsOf(user.id, at)
  // Who has just been invited knows.
  if (purpose === 'reset')
    await queuePersonMail(
      user,
      { kind: 'password-changed', at: at.toISOString(), address: `${site}/login` },
      { at },
    )
  return answered({ model: { email: user.email } })
})
