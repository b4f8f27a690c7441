/** One message, opened. */
import { Button, Group, Modal } from '@mantine/core'
import type { SystemMessage } from '#domain/contracts/message'
import { formatDate } from '../../../ui/format.ts'
import classes from '../messages.module.css'
import { messageText } from '../text.ts'
import { MessageContent } from './message-content.tsx'

interface Props {
  readonly message: SystemMessage
  readonly onClose: () => void
}

export const MessageDialog = ({ message, onClose }: Props) => (
  <Modal opened onClose={onClose} title={message.title} size="lg">
    <p className={classes.dialogDate}>{formatDate(message.validFrom)}</p>
    <MessageContent>{message.content}</MessageContent>
    <Group justify="flex-end" mt="md">
      <Button variant="default" onClick={onClose}>
        {messageText.close}
      </Button>
    </Group>
  </Modal>
)
