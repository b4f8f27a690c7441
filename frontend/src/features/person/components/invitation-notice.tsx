/** Whether a new person has got in yet, how the mail has fared, and a way to send it again. */
import { Alert, Button } from '@mantine/core'
import type { ApiUser, Invitation } from '#domain/contracts/user'
import { isTroubled } from '#domain/mail/mail-states'
import { formatMoment } from '../../../ui/format.ts'
import { useInvite } from '../api/change-person.ts'
import { invitationText } from '../text.ts'

const sentenceOf = ({ state, expiresAt }: Invitation): string => {
  if (state === 'missing' || expiresAt === null) return invitationText.missing
  return invitationText[state === 'open' ? 'open' : 'expired'](formatMoment(expiresAt))
}

export const InvitationNotice = ({ user }: { readonly user: ApiUser }) => {
  const invite = useInvite(user.id)
  const { invitation } = user
  if (invitation === null || invitation.state === 'accepted' || user.status === 'DISABLED') return null
  const { mail } = invitation
  const hasFailed = mail !== null && isTroubled(mail.state)
  return (
    <Alert
      color={hasFailed || invitation.state !== 'open' ? 'yellow' : 'fjord'}
      variant="light"
      role="status"
    >
      {sentenceOf(invitation)}
      {mail !== null && (
        <div>
          {invitationText.mail(mail.stateText, mail.to)}
          {mail.reason !== null && `. ${mail.reason}`}
        </div>
      )}
      {user.allowed.invite && (
        <Button mt="sm" variant="default" loading={invite.isPending} onClick={() => invite.mutate(undefined)}>
          {mail === null ? invitationText.first : invitationText.again}
        </Button>
      )}
    </Alert>
  )
}
