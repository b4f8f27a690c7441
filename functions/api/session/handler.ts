/** /api/v1/auth, /api/v1/contexts and /api/v1/users. */
import { handle } from '../../http/handle.ts'
import { resource } from '../../http/resource.ts'
import { chooseCurrentContext, getCurrentContext, getCurrentUser, listContexts } from './contexts.ts'
import { login, logout } from './login.ts'
import { choosePassword, forgotPassword, openPasswordLink } from './password-link.ts'
import { updatePassword, updateUser } from './profile.ts'

export const handler = handle(
  resource([
    login,
    logout,
    forgotPassword,
    openPasswordLink,
    choosePassword,
    listContexts,
    getCurrentContext,
    chooseCurrentContext,
    getCurrentUser,
    updateUser,
    updatePassword,
  ]),
)
