/** Before a webhook is deleted: the other system hears of nothing from then on. */
import type { ShownWebhook } from '#domain/contracts/webhook'
import { messageOf } from '../../../api/api-error.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { toastError } from '../../../ui/toasts.ts'
import { deleteWebhookText } from './text.ts'
import { useDeleteWebhook, type WebhookOwner } from './webhook-calls.ts'

interface Props {
  readonly of: WebhookOwner
  readonly webhook: ShownWebhook
  readonly onClose: () => void
}

export const DeleteWebhookDialog = ({ of, webhook, onClose }: Props) => {
  const remove = useDeleteWebhook(of)
  return (
    <ConfirmDialog
      title={deleteWebhookText.title}
      question={deleteWebhookText.question(webhook.url)}
      help={deleteWebhookText.help}
      confirm={{ text: deleteWebhookText.confirm, isBusy: remove.isPending }}
      onConfirm={() =>
        remove.mutate(webhook.id, { onSuccess: onClose, onError: (error) => toastError(messageOf(error)) })
      }
      onClose={onClose}
    />
  )
}
