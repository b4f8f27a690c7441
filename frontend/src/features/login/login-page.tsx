/** Logging in. Afterwards the start page leads to where the person was, or to the product menu. */
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { currentUserQuery } from '../../session/current-user.ts'
import { forgetSession } from '../../session/forget-session.ts'
import type { LoggedIn } from './api/log-in.ts'
import { Elevation } from './components/elevation.tsx'
import { LoginSteps } from './components/login-steps.tsx'
import { SessionPage } from './components/session-page.tsx'
import classes from './session-page.module.css'
import { sessionText } from './text.ts'

export const LoginPage = () => {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  // Whoever has several roles chooses one first.
  const proceed = async ({ contextId, user }: LoggedIn) => {
    forgetSession(queryClient)
    queryClient.setQueryData(currentUserQuery.queryKey, user)
    await navigate(contextId === null ? '/user/choose_context' : '/', { replace: true })
  }
  return (
    <SessionPage title={sessionText.logIn} picture={<Elevation className={classes.elevation} />}>
      <LoginSteps onLoggedIn={proceed} hasTitle />
    </SessionPage>
  )
}
