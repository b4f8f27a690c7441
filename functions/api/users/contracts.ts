/** Endpoints for people and their roles (administration section 7, AD-14). */
import * as z from 'zod'
import { listChangesQuery, loggedChanges } from '#domain/contracts/change'
import { updateUserBody } from '#domain/contracts/person'
import {
  addRoleBody,
  createUserBody,
  listedUser,
  listQuery,
  roleParams,
  switchRoleBody,
  user,
  userParams,
  userRole,
} from '#domain/contracts/user'
import { contract } from '../../http/contract.ts'

const written = z.object({ model: user, message: z.string() })
const SMALL = 4096

export const listUsers = contract({
  id: 'listUsers',
  method: 'get',
  path: '/api/v1/users',
  summary:
    'People of the viewer’s organisations by name. Ask for one more than a page to see whether another follows.',
  needs: 'context',
  query: listQuery,
  answer: z.array(listedUser),
})

export const createUser = contract({
  id: 'createUser',
  method: 'post',
  path: '/api/v1/users',
  summary: 'Makes a user with one role, who is invited by e-mail to set a password.',
  needs: 'context',
  body: createUserBody,
  bodyLimit: SMALL,
  answer: written,
  status: 201,
  once: true,
})

export const getUser = contract({
  id: 'getUser',
  method: 'get',
  path: '/api/v1/users/{id}',
  summary: 'A user with the roles that the viewer may know of.',
  needs: 'context',
  params: userParams,
  answer: user,
})

export const updateUser = contract({
  id: 'updateUser',
  method: 'put',
  path: '/api/v1/users/{id}',
  summary: 'Changes name and phone number. Of somebody else the version that was looked at is sent too.',
  needs: 'session',
  params: userParams,
  body: updateUserBody,
  bodyLimit: SMALL,
  answer: written,
})

export const activateUser = contract({
  id: 'activateUser',
  method: 'post',
  path: '/api/v1/users/{id}/activate',
  summary: 'Lets the user log in again.',
  needs: 'context',
  params: userParams,
  answer: written,
})

export const deactivateUser = contract({
  id: 'deactivateUser',
  method: 'post',
  path: '/api/v1/users/{id}/deactivate',
  summary: 'Keeps the user out; sessions end at once.',
  needs: 'context',
  params: userParams,
  answer: written,
})

export const inviteUser = contract({
  id: 'inviteUser',
  method: 'post',
  path: '/api/v1/users/{id}/invitation',
  summary: 'Sends the invitation of somebody who has no password yet once more; the link before it ends.',
  needs: 'context',
  params: userParams,
  answer: written,
})

export const resetSecondFactor = contract({
  id: 'resetSecondFactor',
  method: 'delete',
  path: '/api/v1/users/{id}/second-factor',
  summary: 'Takes away the second factor of somebody else who has lost it; sessions end at once.',
  needs: 'context',
  params: userParams,
  answer: written,
})

export const listUserContexts = contract({
  id: 'listUserContexts',
  method: 'get',
  path: '/api/v1/users/{id}/contexts',
  summary: 'Roles of a user that the viewer may know of.',
  needs: 'context',
  params: userParams,
  answer: z.array(userRole),
})

export const addUserContext = contract({
  id: 'addUserContext',
  method: 'post',
  path: '/api/v1/users/{id}/contexts',
  summary: 'Gives a user a role. It counts from the user’s next request.',
  needs: 'context',
  params: userParams,
  body: addRoleBody,
  bodyLimit: SMALL,
  answer: written,
  status: 201,
  once: true,
})

export const switchUserContext = contract({
  id: 'switchUserContext',
  method: 'post',
  path: '/api/v1/users/{id}/contexts/{roleId}',
  summary: 'Enables or disables a role; the same again changes nothing.',
  needs: 'context',
  params: roleParams,
  body: switchRoleBody,
  bodyLimit: SMALL,
  answer: written,
})

export const removeUserContext = contract({
  id: 'removeUserContext',
  method: 'delete',
  path: '/api/v1/users/{id}/contexts/{roleId}',
  summary: 'Takes a role away. Its id is never given out again.',
  needs: 'context',
  params: roleParams,
  answer: written,
})

export const listUserChanges = contract({
  id: 'listUserChanges',
  method: 'get',
  path: '/api/v1/users/{id}/changes',
  summary: 'Who did what to the user, newest first, for 24 months.',
  needs: 'context',
  params: userParams,
  query: listChangesQuery,
  answer: loggedChanges,
})

export const userContracts = [
  listUsers,
  createUser,
  getUser,
  updateUser,
  activateUser,
  deactivateUser,
  inviteUser,
  resetSecondFactor,
  listUserContexts,
  addUserContext,
  switchUserContext,
  removeUserContext,
  listUserChanges,
]
