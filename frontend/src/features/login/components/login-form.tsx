/** Who one is and the password. What comes of it is the page's affair. */
import { Alert, Button, PasswordInput, Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import type { LoginBody } from '#domain/contracts/session'
import { messageOf } from '../../../api/api-error.ts'
import { type LoggingIn, logIn } from '../api/log-in.ts'
import { sessionText } from '../text.ts'

interface Props {
  readonly onLoggedIn: (begun: LoggingIn) => Promise<void> | void
}

export const LoginForm = ({ onLoggedIn }: Props) => {
  const form = useForm<LoginBody>({
    mode: 'uncontrolled',
    initialValues: { email: '', password: '' },
    validate: {
      email: (email) => (email.trim() === '' ? sessionText.emailMissing : null),
      password: (password) => (password === '' ? sessionText.passwordMissing : null),
    },
  })
  const login = useMutation({
    mutationFn: (typed: LoginBody) => logIn(typed, window.location.origin),
    meta: { handlesError: true },
    onSuccess: onLoggedIn,
    onError: () => {
      document.getElementById('password')?.focus()
    },
  })
  return (
    <form onSubmit={form.onSubmit((values) => login.mutate(values))} noValidate>
      <Stack gap="md">
        {login.isError && (
          <Alert color="red" variant="light" role="alert">
            {messageOf(login.error)}
          </Alert>
        )}
        <TextInput
          label={sessionText.email}
          type="email"
          autoComplete="username"
          autoFocus
          data-autofocus
          size="md"
          key={form.key('email')}
          {...form.getInputProps('email')}
        />
        <PasswordInput
          id="password"
          label={sessionText.password}
          autoComplete="current-password"
          size="md"
          visibilityToggleButtonProps={{ 'aria-label': sessionText.showPassword }}
          key={form.key('password')}
          {...form.getInputProps('password')}
        />
        <Button type="submit" size="md" mt="xs" loading={login.isPending} fullWidth>
          {sessionText.logIn}
        </Button>
      </Stack>
    </form>
  )
}
