/** admin/inbox: what the provider has told everybody, for every reader (administration section 2, Reader message list). */
import { Alert, Button, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { SystemMessage } from '#domain/contracts/message'
import { messageOf } from '../../api/api-error.ts'
import { messagesQuery, useMarkMessage } from './api/messages.ts'
import { MessageDialog } from './components/message-dialog.tsx'
import { MessageList } from './components/message-list.tsx'
import classes from './inbox-page.module.css'
import { messageText } from './text.ts'

export const InboxPage = () => {
  const { data: messages, error, refetch, isFetching } = useQuery(messagesQuery)
  const { mutate: mark } = useMarkMessage()
  const [opened, setOpened] = useState<SystemMessage | null>(null)

  const open = (message: SystemMessage) => {
    setOpened(message)
    if (message.readStatus !== 'read') mark({ id: message.id, mark: 'mark-as-read' })
  }
  return (
    <div className={classes.page}>
      <title>{messageText.title}</title>
      <h1 className={classes.title}>{messageText.title}</h1>
      {messages === undefined && error !== null && (
        <Alert color="red" variant="light" role="alert">
          {messageOf(error)}
          <Button
            display="block"
            mt="sm"
            variant="default"
            loading={isFetching}
            onClick={() => void refetch()}
          >
            {messageText.tryAgain}
          </Button>
        </Alert>
      )}
      {messages === undefined && error === null && <Text role="status">{messageText.loading}</Text>}
      {messages?.length === 0 && (
        <>
          <Text fw={600}>{messageText.empty}</Text>
          <Text c="gray.7">{messageText.emptyHelp}</Text>
        </>
      )}
      {messages !== undefined && messages.length > 0 && (
        <MessageList
          messages={messages}
          onOpen={open}
          onIgnore={({ id }) => mark({ id, mark: 'mark-as-ignored' })}
        />
      )}
      {opened !== null && <MessageDialog message={opened} onClose={() => setOpened(null)} />}
    </div>
  )
}
