/** Whether somebody may have this password from now on. */
import { faultOfPassword } from '#domain/access/password'
import { type Refusal, refusal } from '#domain/result'
import { loadCommonPasswords } from '../common-passwords.ts'
import type { User } from '../data/users/user.ts'
import { passwordMatches } from '../password.ts'

export const whyNotPassword = async (newPassword: string, user: User): Promise<Refusal | null> => {
  const fault = faultOfPassword(newPassword, user, await loadCommonPasswords())
  const code =
    fault ?? ((await passwordMatches(newPassword, user.passwordHash)) ? 'password.unchanged' : null)
  return code === null ? null : refusal(code, { path: 'newPassword' })
}
