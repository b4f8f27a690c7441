/** Setting the second factor up: a secret for the app, a code to show that it took it, and the recovery codes. */
import { Alert, Anchor, Button, Text, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, lazy, Suspense, useEffect, useState } from 'react'
import type { RecoveryCodes, SecondFactorSetUp } from '#domain/contracts/second-factor'
import { messageOf } from '../../api/api-error.ts'
import { send } from '../../api/client.ts'
import { ShownRecoveryCodes } from './recovery-codes.tsx'
import classes from './second-factor.module.css'
import { setUpText } from './text.ts'

const QrPicture = lazy(async () => ({ default: (await import('./qr-picture.tsx')).QrPicture }))

const path = '/api/v1/users/me/second-factor'

const grouped = (secret: string): string => secret.replaceAll(/(.{4})(?=.)/g, '$1 ')

export const SetUpSecondFactor = ({ onDone }: { readonly onDone: () => void }) => {
  const [code, setCode] = useState('')
  const begin = useMutation({
    mutationFn: () => send<SecondFactorSetUp>('POST', path, undefined, { needsNoWait: true }),
    meta: { handlesError: true },
  })
  const confirm = useMutation({
    mutationFn: () => send<RecoveryCodes>('PUT', path, { code }, { needsNoWait: true }),
    meta: { handlesError: true },
    onError: () => document.getElementById('app-code')?.focus(),
  })
  const { mutate } = begin
  useEffect(() => mutate(), [mutate])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    confirm.mutate()
  }
  if (confirm.data !== undefined)
    return <ShownRecoveryCodes codes={confirm.data.recoveryCodes} onKept={onDone} />
  if (begin.data === undefined)
    return begin.isError ? (
      <Alert color="red" variant="light" role="alert">
        {messageOf(begin.error)}
        <Button display="block" mt="sm" variant="default" onClick={() => begin.mutate()}>
          {setUpText.tryAgain}
        </Button>
      </Alert>
    ) : (
      <Text role="status">{setUpText.preparing}</Text>
    )
  const { secret, address } = begin.data
  return (
    <form className={classes.steps} noValidate onSubmit={submit}>
      {confirm.isError && (
        <Alert color="red" variant="light" role="alert">
          {messageOf(confirm.error)}
        </Alert>
      )}
      <Text>{setUpText.scan}</Text>
      <Suspense fallback={<div className={classes.picture} />}>
        <QrPicture address={address} />
      </Suspense>
      <Anchor className={classes.onPhone ?? ''} href={address}>
        {setUpText.onThisPhone}
      </Anchor>
      <Text>
        {setUpText.byHand} <span className={classes.secret}>{grouped(secret)}</span>
      </Text>
      <TextInput
        id="app-code"
        label={setUpText.code}
        description={setUpText.codeHelp}
        inputMode="numeric"
        autoComplete="one-time-code"
        size="md"
        value={code}
        onChange={(event) => setCode(event.currentTarget.value)}
      />
      <Button type="submit" size="md" loading={confirm.isPending} disabled={code.trim() === ''}>
        {setUpText.switchOn}
      </Button>
    </form>
  )
}
