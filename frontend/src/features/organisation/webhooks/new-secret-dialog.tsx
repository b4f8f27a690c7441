/** Another secret for a webhook: asked for, and then shown once. */
import type { ShownWebhook } from '#domain/contracts/webhook'
import { messageOf } from '../../../api/api-error.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { toastError } from '../../../ui/toasts.ts'
import { SecretDialog } from './secret-dialog.tsx'
import { newSecretText } from './text.ts'
import { useMakeSecret, type WebhookOwner } from './webhook-calls.ts'

interface Props {
  readonly of: WebhookOwner
  readonly webhook: ShownWebhook
  readonly onClose: () => void
}

export const NewSecretDialog = ({ of, webhook, onClose }: Props) => {
  const make = useMakeSecret(of)
  if (make.data !== undefined) return <SecretDialog secret={make.data.secret} onClose={onClose} />
  return (
    <ConfirmDialog
      title={newSecretText.title}
      question={newSecretText.question}
      help={newSecretText.help}
      confirm={{ text: newSecretText.confirm, isBusy: make.isPending }}
      onConfirm={() => make.mutate(webhook.id, { onError: (error) => toastError(messageOf(error)) })}
      onClose={onClose}
    />
  )
}
