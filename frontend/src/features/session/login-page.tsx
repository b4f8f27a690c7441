/** Logging in. Afterwards the start page leads to where the person was, or to the product menu. */
import { Alert, Button, PasswordInput, Stack, TextInput, Title } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import type { LoginAnswer, LoginBody } from '#domain/contracts/session'
import { messageOf } from '../../api/api-error.ts'
import { send } from '../../api/client.ts'
import { Elevation } from './components/elevation.tsx'
import { SessionPage } from './components/session-page.tsx'
import classes from './session-page.module.css'
import { sessionText } from './text.ts'

export const LoginPage = () => {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const form = useForm<LoginBody>({
    mode: 'uncontrolled',
    initialValues: { email: '', password: '' },
    validate: {
      email: (email) => (email.trim() === '' ? sessionText.emailMissing : null),
      password: (password) => (password === '' ? sessionText.passwordMissing : null),
    },
  })
  const login = useMutation({
    mutationFn: ({ email, password }: LoginBody) =>
      send<LoginAnswer['model']>('POST', '/api/v1/auth/login', { email: email.trim(), password }),
    meta: { handlesError: true },
    // Whoever has several roles chooses one first.
    onSuccess: async ({ contextId }) => {
      queryClient.clear()
      await navigate(contextId === null ? '/user/choose_context' : '/', { replace: true })
    },
    onError: () => {
      document.getElementById('password')?.focus()
    },
  })
  return (
    <SessionPage title={sessionText.logIn} picture={<Elevation className={classes.elevation} />}>
      <Title order={1} mb="lg">
        {sessionText.logIn}
      </Title>
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
            size="md"
            key={form.key('email')}
            {...form.getInputProps('email')}
          />
          <PasswordInput
            id="password"
            label={sessionText.password}
            autoComplete="current-password"
            size="md"
            visibilityToggleButtonProps={{ 'aria-label': 'Vis eller skjul passordet' }}
            key={form.key('password')}
            {...form.getInputProps('password')}
          />
          <Button type="submit" size="md" mt="xs" loading={login.isPending} fullWidth>
            {sessionText.logIn}
          </Button>
        </Stack>
      </form>
    </SessionPage>
  )
}
