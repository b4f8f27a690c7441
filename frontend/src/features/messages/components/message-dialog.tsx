/**
 * One message, opened. Its text is Markdown written by the provider's people: raw HTML in it is shown as text, and a link
 * leads to the web or to a mailbox and nowhere else.
 */
import { Button, Group, Modal } from '@mantine/core'
import Markdown from 'react-markdown'
import type { SystemMessage } from '#domain/contracts/message'
import { formatDate } from '../../../ui/format.ts'
import classes from '../inbox-page.module.css'
import { messageText } from '../text.ts'

const safeAddress = (address: string): string => (/^(https?:|mailto:)/i.test(address) ? address : '')

interface Props {
  readonly message: SystemMessage
  readonly onClose: () => void
}

export const MessageDialog = ({ message, onClose }: Props) => (
  <Modal opened onClose={onClose} title={message.title} size="lg">
    <p className={classes.dialogDate}>{formatDate(message.validFrom)}</p>
    <div className={classes.content}>
      <Markdown urlTransform={safeAddress}>{message.content}</Markdown>
    </div>
    <Group justify="flex-end" mt="md">
      <Button variant="default" onClick={onClose}>
        {messageText.close}
      </Button>
    </Group>
  </Modal>
)
