/** Endpoints for logging in and out, for the context that the session acts in, and for one's own profile. */
import * as z from 'zod'
import {
  choosePasswordBody,
  forgottenPasswordBody,
  openedPasswordLink,
  openPasswordLinkBody,
} from '#domain/contracts/password-link'
import { updatePasswordBody } from '#domain/contracts/person'
import { foundSession, runningSession, sessionHandle } from '#domain/contracts/running-session'
import {
  recoveryCodes,
  secondFactorBody,
  secondFactorPasswordBody,
  secondFactorSetUp,
  secondFactorState,
} from '#domain/contracts/second-factor'
import {
  chooseContextBody,
  currentContext,
  currentUser,
  loginAnswer,
  loginBody,
  userContext,
} from '#domain/contracts/session'
import { contract } from '../../http/contract.ts'

export const login = contract({
  id: 'login',
  method: 'post',
  path: '/api/v1/auth/login',
  summary: 'Logs in with e-mail address and password.',
  needs: 'nothing',
  body: loginBody,
  answer: loginAnswer,
  bodyLimit: 2048,
})

export const logout = contract({
  id: 'logout',
  method: 'post',
  path: '/api/v1/auth/logout',
  summary: 'Ends the session. The answer is the same where it has ended already.',
  needs: 'nothing',
  answer: z.object({ model: z.null() }),
})

export const listContexts = contract({
  id: 'listContexts',
  method: 'get',
  path: '/api/v1/contexts',
  summary: 'Roles that the user can work in.',
  needs: 'session',
  answer: z.array(userContext),
})

export const getCurrentContext = contract({
  id: 'getCurrentContext',
  method: 'get',
  path: '/api/v1/contexts/current',
  summary: 'The role that the session works in.',
  needs: 'context',
  answer: currentContext,
})

export const chooseCurrentContext = contract({
  id: 'chooseCurrentContext',
  method: 'put',
  path: '/api/v1/contexts/current',
  summary: 'Chooses the role that the session works in.',
  needs: 'session',
  body: chooseContextBody,
  answer: z.object({ model: currentContext }),
})

export const getCurrentUser = contract({
  id: 'getCurrentUser',
  method: 'get',
  path: '/api/v1/users/current',
  summary: 'The user who is logged in.',
  needs: 'session',
  answer: currentUser,
})

export const updatePassword = contract({
  id: 'updatePassword',
  method: 'post',
  path: '/api/v1/users/me/update_password',
  summary: 'Changes the password. The user’s other sessions end, and this one gets a new cookie.',
  needs: 'session',
  body: updatePasswordBody,
  bodyLimit: 2048,
  answer: z.object({ model: z.null(), message: z.string() }),
})

export const forgotPassword = contract({
  id: 'forgotPassword',
  method: 'post',
  path: '/api/v1/auth/forgotten-password',
  summary: 'Mails a link for a new password. The answer is the same whether anybody has the address.',
  needs: 'nothing',
  body: forgottenPasswordBody,
  bodyLimit: 2048,
  answer: z.object({ model: z.null() }),
})

export const openPasswordLink = contract({
  id: 'openPasswordLink',
  method: 'post',
  path: '/api/v1/auth/password-link',
  summary: 'Whose password a link is for. By POST, so that the link stands in no address.',
  needs: 'nothing',
  body: openPasswordLinkBody,
  bodyLimit: 2048,
  answer: z.object({ model: openedPasswordLink }),
})

export const choosePassword = contract({
  id: 'choosePassword',
  method: 'post',
  path: '/api/v1/auth/password',
  summary: 'Chooses a password with a link, once. All sessions of the person end.',
  needs: 'nothing',
  body: choosePasswordBody,
  bodyLimit: 2048,
  answer: z.object({ model: z.object({ email: z.string() }) }),
})

const user = '/api/v1/users/me'
const done = z.object({ model: z.null(), message: z.string() })

export const giveSecondFactor = contract({
  id: 'giveSecondFactor',
  method: 'post',
  path: '/api/v1/auth/second-factor',
  summary: 'The second half of logging in: a code of the app, or a recovery code. Each works once.',
  needs: 'half-open session',
  body: secondFactorBody,
  bodyLimit: 2048,
  answer: loginAnswer,
})

export const getSecondFactor = contract({
  id: 'getSecondFactor',
  method: 'get',
  path: `${user}/second-factor`,
  summary: 'Whether the user has a second factor.',
  needs: 'session',
  answer: secondFactorState,
})

export const setUpSecondFactor = contract({
  id: 'setUpSecondFactor',
  method: 'post',
  path: `${user}/second-factor`,
  summary: 'Begins to set a second factor up: a secret for the app. It is on when a code has been given.',
  needs: 'half-open session',
  answer: z.object({ model: secondFactorSetUp }),
})

export const switchOnSecondFactor = contract({
  id: 'switchOnSecondFactor',
  method: 'put',
  path: `${user}/second-factor`,
  summary: 'Switches the second factor on with a code of the app; answers the recovery codes, once.',
  needs: 'half-open session',
  body: secondFactorBody,
  bodyLimit: 2048,
  answer: z.object({ model: recoveryCodes, message: z.string() }),
})

export const switchOffSecondFactor = contract({
  id: 'switchOffSecondFactor',
  method: 'post',
  path: `${user}/second-factor/off`,
  summary: 'Switches the second factor off. Asks for the password.',
  needs: 'session',
  body: secondFactorPasswordBody,
  bodyLimit: 2048,
  answer: done,
})

export const renewRecoveryCodes = contract({
  id: 'renewRecoveryCodes',
  method: 'post',
  path: `${user}/second-factor/recovery-codes`,
  summary: 'New recovery codes in place of the old ones. Asks for the password.',
  needs: 'session',
  body: secondFactorPasswordBody,
  bodyLimit: 2048,
  answer: z.object({ model: recoveryCodes, message: z.string() }),
})

export const listOwnSessions = contract({
  id: 'listOwnSessions',
  method: 'get',
  path: '/api/v1/sessions',
  summary: 'Where the user is logged in, the latest used first.',
  needs: 'session',
  answer: z.array(runningSession),
})

export const endOwnSession = contract({
  id: 'endOwnSession',
  method: 'delete',
  path: '/api/v1/sessions/{handle}',
  summary: 'Logs out in one place.',
  needs: 'session',
  params: z.object({ handle: sessionHandle }),
  answer: done,
})

export const endOtherSessions = contract({
  id: 'endOtherSessions',
  method: 'delete',
  path: '/api/v1/sessions',
  summary: 'Logs out everywhere but here.',
  needs: 'session',
  answer: done,
})

export const findSessions = contract({
  id: 'findSessions',
  method: 'get',
  path: '/usermanagement/findsessions/{searchValue}',
  summary: 'Sessions that run, of people found by e-mail, name or id.',
  needs: 'sessions.administrate',
  params: z.object({ searchValue: z.string().trim().min(1).max(100) }),
  answer: z.array(foundSession),
})

export const killSession = contract({
  id: 'killSession',
  method: 'delete',
  path: '/usermanagement/killsession/{session}',
  summary: 'Ends a session of anybody, by its handle. Its next request is refused.',
  needs: 'sessions.administrate',
  params: z.object({ session: sessionHandle }),
  answer: done,
})

export const sessionContracts = [
  login,
  logout,
  giveSecondFactor,
  getSecondFactor,
  setUpSecondFactor,
  switchOnSecondFactor,
  switchOffSecondFactor,
  renewRecoveryCodes,
  listOwnSessions,
  endOwnSession,
  endOtherSessions,
  findSessions,
  killSession,
  forgotPassword,
  openPasswordLink,
  choosePassword,
  listContexts,
  getCurrentContext,
  chooseCurrentContext,
  getCurrentUser,
  updatePassword,
]
