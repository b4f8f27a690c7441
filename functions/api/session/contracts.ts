/** Endpoints for logging in and out, for the context that the session acts in, and for one's own profile. */
import * as z from 'zod'
import {
  choosePasswordBody,
  forgottenPasswordBody,
  openedPasswordLink,
  openPasswordLinkBody,
} from '#domain/contracts/password-link'
import { updatePasswordBody } from '#domain/contracts/person'
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
  answer: z.object({ model: z.null(), message: z.string() }),
})

export const openPasswordLink = contract({
  id: 'openPasswordLink',
  method: 'post',
  path: '/api/v1/auth/password-link',
  summary: 'Whose password a link is for. By POST, so that the link stands in no address.',
  needs: 'nothing',
  body: openPasswordLinkBody,
  bodyLimit: 2048,
  answer: openedPasswordLink,
})

export const choosePassword = contract({
  id: 'choosePassword',
  method: 'post',
  path: '/api/v1/auth/password',
  summary: 'Chooses a password with a link, once. All sessions of the person end.',
  needs: 'nothing',
  body: choosePasswordBody,
  bodyLimit: 2048,
  answer: z.object({ model: z.object({ email: z.string() }), message: z.string() }),
})

export const sessionContracts = [
  login,
  logout,
  forgotPassword,
  openPasswordLink,
  choosePassword,
  listContexts,
  getCurrentContext,
  chooseCurrentContext,
  getCurrentUser,
  updatePassword,
]
