/**
 * Why a link does not open, and the way on: it is asked about once more where nothing is known of it, and where it is used, expired or
 * broken off, a new one is sent from here. Whoever is deactivated gets none.
 */
import { Alert, Anchor, Button, Stack, Title } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { ApiError, messageOf, USER_DISABLED } from '../../../api/api-error.ts'
import { focusOnArrival } from '../../../ui/use-focus-kept.ts'
import { sessionText } from '../text.ts'
import { ForgottenForm } from './forgotten-form.tsx'

const TOO_OFTEN = 429
/** Nothing is known of the link: it is not even in the address any more, and is asked for once more from here. */
export const isUnknown = (error: Error): boolean =>
  !(error instanceof ApiError) || error.status < 400 || error.status >= 500 || error.status === TOO_OFTEN

/** What is no link at all: the page was loaded anew, or the address was broken off where it was pasted. */
const whyNotOpened = (error: Error): string =>
  error instanceof ApiError && error.code === 'request.invalid'
    ? sessionText.linkIncomplete
    : messageOf(error)

const mayAskAnew = (error: Error): boolean =>
  !isUnknown(error) && !(error instanceof ApiError && error.code === USER_DISABLED)

interface Props {
  readonly error: Error
  /** Asks about the link once more, where nothing is known of it. */
  readonly children?: ReactNode
}

export const LinkRefused = ({ error, children }: Props) => {
  const navigate = useNavigate()
  const [wantsNew, setWantsNew] = useState(false)
  if (wantsNew)
    return (
      <>
        <Title order={1} mb="lg">
          {sessionText.forgotten}
        </Title>
        <ForgottenForm onBack={() => void navigate('/login')} />
      </>
    )
  return (
    <Stack gap="md">
      <Title order={1}>{isUnknown(error) ? sessionText.linkNotRead : sessionText.linkFailed}</Title>
      <Alert color="red" variant="light" role="alert">
        {whyNotOpened(error)}
      </Alert>
      {children}
      {mayAskAnew(error) && (
        <Button size="md" ref={focusOnArrival} onClick={() => setWantsNew(true)}>
          {sessionText.forgottenLink}
        </Button>
      )}
      <Anchor component={Link} to="/login">
        {sessionText.toLogin}
      </Anchor>
    </Stack>
  )
}
