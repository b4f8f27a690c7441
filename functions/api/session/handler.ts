/** /api/v1/auth, /api/v1/contexts, and of /api/v1/users what concerns oneself. */
import { handle } from '../../http/handle.ts'
import { resource } from '../../http/resource.ts'
import { chooseCurrentContext, getCurrentContext, getCurrentUser, listContexts } from './contexts.ts'
import { login, logout } from './login.ts'
import { choosePassword, forgotPassword, openPasswordLink } from './password-link.ts'
import { updatePassword } from './profile.ts'

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
    updatePassword,
  ]),
)
