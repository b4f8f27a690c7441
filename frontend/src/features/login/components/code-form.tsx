/** The second half of logging in: the code in the app, or a recovery code. */
import { Alert, Button, Stack, Text, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { messageOf } from '../../../api/api-error.ts'
import { giveCode, type LoggedIn } from '../api/log-in.ts'
import { sessionText } from '../text.ts'

interface Props {
  readonly onLoggedIn: (loggedIn: LoggedIn) => Promise<void>
  readonly onBack: () => void
}

export const CodeForm = ({ onLoggedIn, onBack }: Props) => {
  const [code, setCode] = useState('')
  const give = useMutation({
    mutationFn: () => giveCode(code, window.location.origin),
    meta: { handlesError: true },
    onSuccess: onLoggedIn,
    onError: () => document.getElementById('code')?.focus(),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    give.mutate()
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        {give.isError && (
          <Alert color="red" variant="light" role="alert">
            {messageOf(give.error)}
          </Alert>
        )}
        <Text>{sessionText.codeHelp}</Text>
        <TextInput
          id="code"
          label={sessionText.code}
          inputMode="text"
          autoComplete="one-time-code"
          autoCapitalize="none"
          autoFocus
          size="md"
          value={code}
          onChange={(event) => setCode(event.currentTarget.value)}
        />
        <Button type="submit" size="md" loading={give.isPending} disabled={code.trim() === ''} fullWidth>
          {sessionText.logIn}
        </Button>
        <Button variant="subtle" onClick={onBack}>
          {sessionText.otherPerson}
        </Button>
      </Stack>
    </form>
  )
}
