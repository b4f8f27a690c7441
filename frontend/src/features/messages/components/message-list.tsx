/** The messages in force, the latest first: what is unread stands out in bold and in words. */
import { Button, UnstyledButton } from '@mantine/core'
import type { SystemMessage } from '#domain/contracts/message'
import { formatDate } from '../../../ui/format.ts'
import classes from '../messages.module.css'
import { messageText } from '../text.ts'

interface Props {
  readonly messages: readonly SystemMessage[]
  readonly onOpen: (message: SystemMessage) => void
  readonly onIgnore: (message: SystemMessage) => void
}

export const MessageList = ({ messages, onOpen, onIgnore }: Props) => (
  <table className={classes.list} aria-label={messageText.title}>
    <thead>
      <tr>
        <th scope="col">{messageText.date}</th>
        <th scope="col">{messageText.message}</th>
        <th scope="col">{messageText.status}</th>
      </tr>
    </thead>
    <tbody>
      {messages.map((message) => (
        <tr key={message.id} data-unread={message.readStatus === 'unread' || undefined}>
          <td className={classes.date}>{formatDate(message.validFrom)}</td>
          <td>
            <UnstyledButton className={classes.open} onClick={() => onOpen(message)}>
              {message.title}
              {message.readStatus === 'unread' && (
                <span className="visually-hidden">, {messageText.unread}</span>
              )}
            </UnstyledButton>
          </td>
          <td className={classes.status} tabIndex={-1}>
            {message.readStatus === 'unread' ? (
              <Button
                variant="subtle"
                size="compact-sm"
                onClick={({ currentTarget }) => {
                  // The button gives way to the word that stands here then.
                  currentTarget.closest('td')?.focus({ preventScroll: true })
                  onIgnore(message)
                }}
              >
                {messageText.ignore}
              </Button>
            ) : (
              messageText[message.readStatus]
            )}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)
