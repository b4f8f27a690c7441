/** Logging in on one page: the password, then a code where one is asked for, or setting it up where it has to be. */
import { Anchor, Stack, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { messageOf } from '../../../api/api-error.ts'
import { SetUpSecondFactor } from '../../../session/second-factor/set-up.tsx'
import { type LoggedIn, type LoggingIn, readLoggedIn } from '../api/log-in.ts'
import { sessionText } from '../text.ts'
import { CodeForm } from './code-form.tsx'
import { ForgottenForm } from './forgotten-form.tsx'
import { LoginForm } from './login-form.tsx'

type Step = 'password' | 'forgotten' | 'code' | 'set-up'

const titles = {
  get password() {
    return sessionText.logIn
  },
  get forgotten() {
    return sessionText.forgotten
  },
  get code() {
    return sessionText.codeTitle
  },
  get 'set-up'() {
    return sessionText.setUpTitle
  },
} as const satisfies Record<Step, string>

interface Props {
  readonly onLoggedIn: (loggedIn: LoggedIn) => Promise<void>
  /** Over a page, the dialog has a heading of its own. */
  readonly hasTitle: boolean
}

export const LoginSteps = ({ onLoggedIn, hasTitle }: Props) => {
  const [step, setStep] = useState<Step>('password')
  const [failure, setFailure] = useState<string | null>(null)
  const toPassword = () => setStep('password')
  const proceed = async (begun: LoggingIn) =>
    begun.awaits === null ? onLoggedIn(begun) : setStep(begun.awaits)
  const finish = () =>
    readLoggedIn(window.location.origin).then(onLoggedIn, (error: unknown) => setFailure(messageOf(error)))
  return (
    <>
      {(hasTitle || step !== 'password') && (
        <Title order={hasTitle ? 1 : 2} mb="lg">
          {titles[step]}
        </Title>
      )}
      {step === 'password' && (
        <Stack gap="md">
          <LoginForm onLoggedIn={proceed} />
          <Anchor component="button" type="button" onClick={() => setStep('forgotten')}>
            {sessionText.forgottenLink}
          </Anchor>
        </Stack>
      )}
      {step === 'forgotten' && <ForgottenForm onBack={toPassword} />}
      {step === 'code' && <CodeForm onLoggedIn={onLoggedIn} onBack={toPassword} />}
      {step === 'set-up' && (
        <Stack gap="md">
          <Text>{sessionText.setUpHelp}</Text>
          {failure !== null && <Text role="alert">{failure}</Text>}
          <SetUpSecondFactor onDone={() => void finish()} />
        </Stack>
      )}
    </>
  )
}
