/** The secret of a webhook just made, shown once. */
import { ShownOnceDialog } from '../components/shown-once-dialog.tsx'
import { webhookFormDialogText } from './text.ts'

interface Props {
  readonly secret: string
  readonly onClose: () => void
}

export const SecretDialog = ({ secret, onClose }: Props) => (
  <ShownOnceDialog
    title={webhookFormDialogText.madeTitle}
    help={webhookFormDialogText.once}
    label={webhookFormDialogText.secret}
    secret={secret}
    onClose={onClose}
  />
)
