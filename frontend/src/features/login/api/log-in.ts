/**
 * Logging in, and making sure that the browser has kept it: one that refuses cookies comes back without a session, and the
 * person would stand before the same empty form again without a word.
 */
import type { CurrentUser, LoginAnswer, LoginBody } from '#domain/contracts/session'
import { ApiError } from '../../../api/api-error.ts'
import { get, send } from '../../../api/client.ts'
import { sessionText } from '../text.ts'

export interface LoggedIn {
  /** Null for whoever has several roles and has not chosen one. */
  readonly contextId: number | null
  readonly user: CurrentUser
}

const readUser = () => get<CurrentUser>('/api/v1/users/current', undefined, { needsNoWait: true })

/** Over http browsers keep what a page gives them only where it is the machine's own. */
export const whySessionRefused = (origin: string): string =>
  /^http:\/\/(?!(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$)/.test(origin)
    ? sessionText.cookieRefusedOverHttp
    : sessionText.cookieRefused

export const logIn = async ({ email, password }: LoginBody, origin: string): Promise<LoggedIn> => {
  const body = { email: email.trim(), password }
  const { contextId } = await send<LoginAnswer['model']>('POST', '/api/v1/auth/login', body)
  try {
    return { contextId, user: await readUser() }
  } catch (error) {
    if (error instanceof ApiError && error.status === 401)
      throw new ApiError(401, 'client.session-not-kept', whySessionRefused(origin))
    throw error
  }
}
