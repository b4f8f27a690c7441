/** The second factor: on, off, and new recovery codes. What weakens it asks for the password. */
import { Alert, Button, PasswordInput, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { SecondFactorState } from '#domain/contracts/second-factor'
import { messageOf } from '../../../api/api-error.ts'
import { ShownRecoveryCodes } from '../../../session/second-factor/recovery-codes.tsx'
import { SetUpSecondFactor } from '../../../session/second-factor/set-up.tsx'
import { formatMoment } from '../../../ui/format.ts'
import { NotLoaded } from '../../../ui/not-loaded.tsx'
import { secondFactorQuery, useForgetState, useRenewCodes, useSwitchOff } from '../api/second-factor.ts'
import classes from '../profile-page.module.css'
import { profileText } from '../text.ts'

interface AskingProps {
  readonly label: string
  readonly error: Error | null
  readonly isPending: boolean
  readonly onPassword: (password: string) => void
  readonly onCancel: () => void
}

const AskPassword = ({ label, error, isPending, onPassword, onCancel }: AskingProps) => {
  const [password, setPassword] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onPassword(password)
  }
  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      <PasswordInput
        label={profileText.yourPassword}
        autoComplete="current-password"
        autoFocus
        visibilityToggleButtonProps={{ 'aria-label': profileText.showPassword }}
        value={password}
        onChange={(event) => setPassword(event.currentTarget.value)}
        error={error === null ? null : messageOf(error)}
      />
      <div className={classes.buttons}>
        <Button type="submit" loading={isPending} disabled={password === ''}>
          {label}
        </Button>
        <Button variant="subtle" onClick={onCancel}>
          {profileText.cancel}
        </Button>
      </div>
    </form>
  )
}

type Doing = 'nothing' | 'setting up' | 'switching off' | 'renewing'

const SwitchedOn = ({ state }: { readonly state: SecondFactorState }) => {
  const [doing, setDoing] = useState<Doing>('nothing')
  const forgetState = useForgetState()
  const off = useSwitchOff()
  const renew = useRenewCodes()
  const stop = () => {
    setDoing('nothing')
    off.reset()
    renew.reset()
    void forgetState()
  }
  if (renew.data !== undefined) return <ShownRecoveryCodes codes={renew.data.recoveryCodes} onKept={stop} />
  if (doing === 'switching off')
    return (
      <AskPassword
        label={profileText.switchOff}
        error={off.error}
        isPending={off.isPending}
        onPassword={(password) => off.mutate(password)}
        onCancel={stop}
      />
    )
  if (doing === 'renewing')
    return (
      <AskPassword
        label={profileText.renewCodes}
        error={renew.error}
        isPending={renew.isPending}
        onPassword={(password) => renew.mutate(password)}
        onCancel={stop}
      />
    )
  return (
    <div className={classes.form}>
      <Text>{profileText.isOn(formatMoment(state.since ?? ''), state.recoveryCodesLeft)}</Text>
      {state.isRequired && <p className={classes.note}>{profileText.isRequired}</p>}
      <div className={classes.buttons}>
        <Button variant="default" onClick={() => setDoing('renewing')}>
          {profileText.renewCodes}
        </Button>
        {!state.isRequired && (
          <Button variant="default" onClick={() => setDoing('switching off')}>
            {profileText.switchOff}
          </Button>
        )}
      </div>
    </div>
  )
}

export const SecondFactorPart = () => {
  const query = useQuery(secondFactorQuery)
  const [isSettingUp, setSettingUp] = useState(false)
  const forgetState = useForgetState()
  const finish = async () => {
    await forgetState()
    setSettingUp(false)
  }
  if (query.data === undefined) return <NotLoaded query={query} text={profileText} />
  if (isSettingUp) return <SetUpSecondFactor onDone={() => void finish()} />
  if (query.data.isOn) return <SwitchedOn state={query.data} />
  return (
    <div className={classes.form}>
      <Text>{profileText.isOff}</Text>
      {query.data.isRequired && (
        <Alert color="yellow" variant="light">
          {profileText.isDemanded}
        </Alert>
      )}
      <Button variant="default" onClick={() => setSettingUp(true)}>
        {profileText.setUp}
      </Button>
    </div>
  )
}
