/** Asking for a link to a new password. What is answered is the same whoever asks for whom. */
import { Alert, Button, Stack, Text, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { messageOf } from '../../../api/api-error.ts'
import { focusOnArrival } from '../../../ui/use-focus-kept.ts'
import { askForLink } from '../api/password-link.ts'
import { sessionText } from '../text.ts'

export const ForgottenForm = ({ onBack }: { readonly onBack: () => void }) => {
  const [email, setEmail] = useState('')
  const ask = useMutation({
    mutationFn: () => askForLink(email.trim()),
    meta: { handlesError: true },
  })
  const [isMissing, setIsMissing] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsMissing(email.trim() === '')
    if (email.trim() !== '') ask.mutate()
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        {ask.isError && (
          <Alert color="red" variant="light" role="alert">
            {messageOf(ask.error)}
          </Alert>
        )}
        {ask.isSuccess ? (
          <Alert variant="light" role="status">
            {sessionText.asked}
          </Alert>
        ) : (
          <>
            <Text>{sessionText.forgottenHelp}</Text>
            <TextInput
              label={sessionText.email}
              type="email"
              autoComplete="username"
              autoFocus
              size="md"
              value={email}
              error={isMissing && email.trim() === '' && sessionText.emailMissing}
              onChange={(event) => setEmail(event.currentTarget.value)}
            />
            <Button type="submit" size="md" loading={ask.isPending} fullWidth>
              {sessionText.sendLink}
            </Button>
          </>
        )}
        <Button
          key={String(ask.isSuccess)}
          variant="subtle"
          onClick={onBack}
          {...(ask.isSuccess && { ref: focusOnArrival })}
        >
          {sessionText.back}
        </Button>
      </Stack>
    </form>
  )
}
