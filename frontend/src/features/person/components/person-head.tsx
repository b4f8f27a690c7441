/** Who it is, how the person is reached, and whether the person may log in. */

import { Anchor, Button, Group } from '@mantine/core'
import { IconPencil, IconUserCheck, IconUserOff } from '@tabler/icons-react'
import { useState } from 'react'
import { readPhone } from '#domain/administration/phone-number'
import type { ApiUser } from '#domain/contracts/user'
import { formatPhone } from '#domain/messages/phone'
import { inactivityOf } from '../../../people/role-words.ts'
import { inactivityText } from '../../../people/text.ts'
import { useCurrentContext } from '../../../session/current-context.ts'
import { BusyButton } from '../../../ui/busy-button.tsx'
import { EmailText } from '../../../ui/email-text.tsx'
import { formatDate, formatMoment } from '../../../ui/format.ts'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { useSwitchPerson } from '../api/change-person.ts'
import classes from '../person-page.module.css'
import { personText } from '../text.ts'
import { ResetSecondFactor } from './reset-second-factor.tsx'

const EditDialog = lazyPart(async () => (await import('./edit-dialog.tsx')).EditDialog)

const SwitchButton = ({ user }: { readonly user: ApiUser }) => {
  const change = useSwitchPerson(user.id)
  const isOn = user.status === 'ENABLED'
  return (
    <BusyButton
      variant="default"
      isBusy={change.isPending}
      leftSection={isOn ? <IconUserOff size={16} aria-hidden /> : <IconUserCheck size={16} aria-hidden />}
      onClick={() => change.mutate(isOn ? 'deactivate' : 'activate')}
    >
      {isOn ? personText.deactivate : personText.activate}
    </BusyButton>
  )
}

export const PersonHead = ({ user }: { readonly user: ApiUser }) => {
  const [isEditing, setIsEditing] = useState(false)
  const isOneself = useCurrentContext().user.id === user.id
  const inactivity = inactivityOf(user)
  const phone = readPhone(user.phoneNumber)
  return (
    <header>
      <div className={classes.partHead}>
        <div>
          <h1 className={classes.title}>
            <span data-off={inactivity !== null || undefined}>{user.fullName}</span>
            {inactivity !== null && <span className={classes.badge}>{inactivityText[inactivity]}</span>}
          </h1>
          <p className={classes.note}>
            {personText.userId(user.id)}
            {isOneself && `. ${personText.ownAccount}`}
          </p>
        </div>
        <Group gap="xs">
          {user.allowed.edit && (
            <Button
              variant="default"
              leftSection={<IconPencil size={16} aria-hidden />}
              onClick={() => setIsEditing(true)}
            >
              {personText.edit}
            </Button>
          )}
          <ResetSecondFactor user={user} />
          {user.allowed.switch && <SwitchButton user={user} />}
        </Group>
      </div>
      {inactivity !== null && (
        <p className={classes.inactivity}>
          {inactivity === 'disabled' ? personText.deactivated : personText.noRole}
        </p>
      )}
      <dl className={classes.facts}>
        <div>
          <dt>{personText.email}</dt>
          <dd>
            <Anchor href={`mailto:${encodeURIComponent(user.email)}`}>
              <EmailText email={user.email} />
            </Anchor>
          </dd>
        </div>
        <div>
          <dt>{personText.phone}</dt>
          <dd>
            {phone === null ? (
              user.phoneNumber || personText.phoneMissing
            ) : (
              <Anchor href={`tel:+47${phone}`}>{formatPhone(phone)}</Anchor>
            )}
          </dd>
        </div>
        <div>
          <dt>{personText.lastLogin}</dt>
          <dd>{user.lastLogin === null ? personText.neverLoggedIn : formatMoment(user.lastLogin)}</dd>
        </div>
        <div>
          <dt>{personText.created}</dt>
          <dd>{user.created === null ? personText.unknownSince : formatDate(user.created)}</dd>
        </div>
      </dl>
      {isEditing && <EditDialog user={user} onClose={() => setIsEditing(false)} />}
    </header>
  )
}
