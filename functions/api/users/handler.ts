/** /api/v1/users: people and their roles. One's own session, profile and password stand with `session`. */
import { handle } from '../../http/handle.ts'
import { resource } from '../../http/resource.ts'
import { activateUser, deactivateUser, updateUser } from './change-user.ts'
import { createUser } from './create-user.ts'
import { inviteUser } from './invite-user.ts'
import { getUser, listUserChanges, listUserContexts, listUsers } from './read-users.ts'
import { resetSecondFactor } from './reset-second-factor.ts'
import { addUserContext, removeUserContext, switchUserContext } from './roles.ts'

export const handler = handle(
  resource([
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
  ]),
)
