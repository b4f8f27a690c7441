/**
 * Tells of the latest message that one has not read, in the bar over whatever page is open, until it is read or put aside
 * . On the page of all messages they speak for themselves.
 */
import { Button, Group } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'react-router'
import type { SystemMessage } from '#domain/contracts/message'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { unreadQuery, useMarkMessage } from './api/messages.ts'
import { unreadText } from './text.ts'
import classes from './unread-message.module.css'

interface ToastProps {
  readonly title: string
  readonly onRead: () => void
  readonly onIgnore: () => void
}

const Toast = ({ title, onRead, onIgnore }: ToastProps) => (
  <section className={classes.toast} aria-label={unreadText.heading}>
    <p className={classes.text} role="status">
      <span className={classes.heading}>{unreadText.heading}</span>
      <strong>{title}</strong>
    </p>
    <Group gap="xs" wrap="nowrap">
      <Button size="compact-sm" onClick={onRead}>
        {unreadText.read}
      </Button>
      <Button size="compact-sm" variant="default" onClick={onIgnore}>
        {unreadText.close}
      </Button>
    </Group>
  </section>
)

/** Loaded where there is a message to be read, and not before. */
const Opened = lazyPart(async () => (await import('./components/message-dialog.tsx')).MessageDialog)

/** The button that one has pressed is gone; the keyboard goes on with the page. */
const goOnWithPage = () => document.getElementById('innhold')?.focus({ preventScroll: true })

export const UnreadMessage = () => {
  const isInbox = useLocation().pathname.startsWith('/admin/inbox')
  const [message] = useQuery({ ...unreadQuery, enabled: !isInbox }).data ?? []
  const { mutate: mark } = useMarkMessage()
  const [opened, setOpened] = useState<SystemMessage | null>(null)
  const read = (unread: SystemMessage) => {
    setOpened(unread)
    mark({ id: unread.id, mark: 'mark-as-read' })
  }
  const ignore = ({ id }: SystemMessage) => {
    mark({ id, mark: 'mark-as-ignored' })
    goOnWithPage()
  }
  if (opened !== null)
    return (
      <Opened
        message={opened}
        onClose={() => {
          setOpened(null)
          goOnWithPage()
        }}
      />
    )
  if (message === undefined || isInbox) return null
  return <Toast title={message.title} onRead={() => read(message)} onIgnore={() => ignore(message)} />
}
