/**
 * Choosing a password by a link. The link stands behind the `#`, which no server sees; it is taken from the address at once, so that
 * it stays neither in the history nor on a screen that is shared.
 */
import { Alert, Button, PasswordInput, Stack, Text, Title } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import * as z from 'zod'
import type { OpenedPasswordLink } from '#domain/contracts/password-link'
import { newPassword } from '#domain/contracts/person'
import { ApiError, messageOf } from '../../api/api-error.ts'
import { focusOnArrival } from '../../ui/use-focus-kept.ts'
import { askWhose, savePassword } from './api/password-link.ts'
import { isUnknown, LinkRefused } from './components/link-refused.tsx'
import { SessionPage } from './components/session-page.tsx'
import { sessionText } from './text.ts'

const fields = z.object({ newPassword })
type Fields = z.infer<typeof fields>

const titles = {
  get invitation() {
    return sessionText.invitedTitle
  },
  get reset() {
    return sessionText.resetTitle
  },
} as const

const takeLink = (): string => {
  const link = window.location.hash.slice(1)
  window.history.replaceState(window.history.state, '', window.location.pathname)
  return link
}

const isOfPassword = (error: Error): boolean =>
  error instanceof ApiError && error.code.startsWith('password.')

interface Props {
  readonly link: string
  readonly opened: OpenedPasswordLink
}

const PasswordFields = ({ link, opened }: Props) => {
  const form = useForm<Fields>({
    initialValues: { newPassword: '' },
    validate: schemaResolver(fields, { sync: true }),
  })
  const choose = useMutation({
    mutationFn: (typed: Fields) => savePassword({ link, ...typed }),
    meta: { handlesError: true },
    onError: (error) => {
      if (isOfPassword(error)) form.setFieldError('newPassword', error.message)
    },
  })
  const { error } = choose
  if (error !== null && !isOfPassword(error) && !isUnknown(error)) return <LinkRefused error={error} />
  if (choose.isSuccess)
    return (
      <Stack gap="md">
        <Title order={1}>{sessionText.chosen}</Title>
        <Text role="status">
          {opened.purpose === 'invitation' ? sessionText.invitedHelp : sessionText.chosenHelp}
        </Text>
        <Button component={Link} to="/login" size="md" ref={focusOnArrival}>
          {sessionText.toLogin}
        </Button>
      </Stack>
    )
  return (
    <form noValidate onSubmit={form.onSubmit((values) => choose.mutate(values))}>
      <Stack gap="md">
        <Title order={1}>{titles[opened.purpose]}</Title>
        <Text>{sessionText.greeting(opened.firstname)}</Text>
        {error !== null && isUnknown(error) && (
          <Alert color="red" variant="light" role="alert">
            {messageOf(error)}
          </Alert>
        )}
        {/* Password managers want to know whose password it is. */}
        <input type="email" autoComplete="username" value={opened.email} readOnly hidden />
        <PasswordInput
          label={sessionText.newPassword}
          description={sessionText.newPasswordHelp}
          autoComplete="new-password"
          autoFocus
          size="md"
          visibilityToggleButtonProps={{ 'aria-label': sessionText.showPassword }}
          {...form.getInputProps('newPassword')}
        />
        <Button type="submit" size="md" loading={choose.isPending} fullWidth>
          {sessionText.savePassword}
        </Button>
      </Stack>
    </form>
  )
}

export const PasswordPage = () => {
  const [link] = useState(takeLink)
  const query = useQuery({
    queryKey: ['password-link', link],
    queryFn: () => askWhose(link),
    meta: { handlesError: true },
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const { data, error } = query
  return (
    <SessionPage title={sessionText.resetTitle}>
      {data !== undefined && <PasswordFields link={link} opened={data} />}
      {data === undefined && error === null && <Text role="status">{sessionText.openingLink}</Text>}
      {data === undefined && error !== null && (
        <LinkRefused error={error}>
          {isUnknown(error) && (
            <Button size="md" loading={query.isFetching} onClick={() => void query.refetch()}>
              {sessionText.tryAgain}
            </Button>
          )}
        </LinkRefused>
      )}
    </SessionPage>
  )
}
