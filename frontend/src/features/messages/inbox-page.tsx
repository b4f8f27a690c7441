/** admin/inbox: what the provider has told everybody, for every reader (administration section 2, Reader message list). */
import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { SystemMessage } from '#domain/contracts/message'
import { NotLoaded } from '../../ui/not-loaded.tsx'
import { messagesQuery, useMarkMessage } from './api/messages.ts'
import { MessageDialog } from './components/message-dialog.tsx'
import { MessageList } from './components/message-list.tsx'
import classes from './messages.module.css'
import { messageText } from './text.ts'

export const InboxPage = () => {
  const query = useQuery(messagesQuery)
  const { data: messages } = query
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
      {messages === undefined && <NotLoaded query={query} text={messageText} />}
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
