/**
 * Logging in, and making sure that the browser has kept it: one that refuses cookies comes back without a session, and the
 * person would stand before the same empty form again without a word.
 */
import type { SecondFactorStep } from '#domain/contracts/second-factor'
import type { CurrentUser, LoginAnswer, LoginBody } from '#domain/contracts/session'
import { ApiError } from '../../../api/api-error.ts'
import { get, send } from '../../../api/client.ts'
import { sessionText } from '../text.ts'

export interface LoggedIn {
  /** Null for whoever has several roles and has not chosen one. */
  readonly contextId: number | null
  readonly user: CurrentUser
  readonly awaits: null
}

/** After the password: in, or what is still asked for. */
export type LoggingIn = LoggedIn | { readonly awaits: SecondFactorStep }

const readUser = () => get<CurrentUser>('/api/v1/users/current', undefined, { needsNoWait: true })

/** Over http browsers keep what a page gives them only where it is the machine's own. */
export const whySessionRefused = (origin: string): string =>
  /^http:\/\/(?!(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$)/.test(origin)
    ? sessionText.cookieRefusedOverHttp
    : sessionText.cookieRefused

/** Whoever may log in, once the browser has kept it. */
export const readLoggedIn = async (origin: string): Promise<LoggedIn> => {
  try {
    const user = await readUser()
    const [first, ...others] = user.contexts.filter(({ enabled }) => enabled)
    return { contextId: others.length === 0 ? (first?.id ?? null) : null, user, awaits: null }
  } catch (error) {
    if (error instanceof ApiError && error.status === 401)
      throw new ApiError(401, 'client.session-not-kept', whySessionRefused(origin))
    throw error
  }
}

const loggedIn = async (answer: LoginAnswer['model'], origin: string): Promise<LoggedIn> => ({
  ...(await readLoggedIn(origin)),
  contextId: answer.contextId,
})

/** The password is right; what else is asked for, or who it is. */
export const logIn = async ({ email, password }: LoginBody, origin: string): Promise<LoggingIn> => {
  const body = { email: email.trim(), password }
  const answer = await send<LoginAnswer['model']>('POST', '/api/v1/auth/login', body, { needsNoWait: true })
  return answer.awaits === null ? loggedIn(answer, origin) : { awaits: answer.awaits }
}

export const giveCode = async (code: string, origin: string): Promise<LoggedIn> => {
  const path = '/api/v1/auth/second-factor'
  const answer = await send<LoginAnswer['model']>('POST', path, { code }, { needsNoWait: true })
  return loggedIn(answer, origin)
}
