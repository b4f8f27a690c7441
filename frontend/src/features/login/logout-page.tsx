/** Ends the session on the server, forgets everything that was read in it, and leads to the login. */
import { Alert, Button, Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { ApiError } from '../../api/api-error.ts'
import { send } from '../../api/client.ts'
import { forgetAddress } from '../../api/saved-address.ts'
import { forgetSteps } from '../../quote/undo/state/step-store.ts'
import { refusedTexts } from '../../row/use-refused-texts.ts'
import { forgetDrafts } from '../../session/forget-drafts.ts'
import { forgetSession } from '../../session/forget-session.ts'
import { SessionPage } from './components/session-page.tsx'
import { sessionText } from './text.ts'

const endSession = async (): Promise<void> => {
  try {
    await send<unknown>('POST', '/api/v1/auth/logout')
  } catch (error) {
    // A session that has already ended is what was asked for.
    if (!(error instanceof ApiError && error.status === 401)) throw error
  }
}

export const LogoutPage = () => {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const [attempt, setAttempt] = useState(0)
  const [failed, setFailed] = useState(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is asked for by its number
  useEffect(() => {
    let isCurrent = true
    setFailed(false)
    endSession().then(
      () => {
        if (!isCurrent) return
        forgetSession(queryClient)
        refusedTexts.dropAll()
        forgetAddress()
        forgetDrafts()
        forgetSteps()
        void navigate('/login', { replace: true })
      },
      () => isCurrent && setFailed(true),
    )
    return () => {
      isCurrent = false
    }
  }, [attempt, navigate, queryClient])

  return (
    <SessionPage title={sessionText.logOut}>
      {failed ? (
        <>
          <Alert color="red" variant="light" role="alert">
            {sessionText.loggedOutFailed}
          </Alert>
          <Button mt="md" onClick={() => setAttempt(attempt + 1)}>
            {sessionText.tryAgain}
          </Button>
        </>
      ) : (
        <Text role="status">{sessionText.loggingOut}</Text>
      )}
    </SessionPage>
  )
}
