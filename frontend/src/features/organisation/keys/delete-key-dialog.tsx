/** Before a key is deleted: whoever uses it stands outside from then on. */
import type { ShownKey } from '#domain/contracts/api-key'
import { messageOf } from '../../../api/api-error.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { toastError } from '../../../ui/toasts.ts'
import type { OrganisationType } from '../api/organisation-address.ts'
import { deleteKeyText } from '../text.ts'
import { useDeleteKey } from './key-calls.ts'

interface Props {
  readonly type: OrganisationType
  readonly id: number
  readonly deleted: ShownKey
  readonly onClose: () => void
}

export const DeleteKeyDialog = ({ type, id, deleted, onClose }: Props) => {
  const remove = useDeleteKey(type, id)
  return (
    <ConfirmDialog
      title={deleteKeyText.title(deleted.name)}
      question={deleteKeyText.question}
      help={deleteKeyText.help}
      confirm={{ text: deleteKeyText.confirm, isBusy: remove.isPending }}
      onConfirm={() =>
        remove.mutate(deleted.id, { onSuccess: onClose, onError: (error) => toastError(messageOf(error)) })
      }
      onClose={onClose}
    />
  )
}
