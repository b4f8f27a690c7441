/** /api/v1/auth, /api/v1/contexts, /api/v1/sessions, /usermanagement, and of /api/v1/users what concerns oneself. */
import { handle } from '../../http/handle.ts'
import { resource } from '../../http/resource.ts'
import { chooseCurrentContext, getCurrentContext, getCurrentUser, listContexts } from './contexts.ts'
import { login, logout } from './login.ts'
import { choosePassword, forgotPassword, openPasswordLink } from './password-link.ts'
import { updatePassword } from './profile.ts'
import {
  getSecondFactor,
  giveSecondFactor,
  renewRecoveryCodes,
  setUpSecondFactor,
  switchOffSecondFactor,
  switchOnSecondFactor,
} from './second-factor.ts'
import { endOtherSessions, endOwnSession, findSessions, killSession, listOwnSessions } from './sessions.ts'

export const handler = handle(
  resource([
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
  ]),
)
