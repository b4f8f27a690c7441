/**
 * Looks for a message that has not been read, when the page has come to rest. Where its code is gone (a newer version is on the server),
 * nothing is told until the page is loaded anew.
 */
import { type ComponentType, useEffect, useState } from 'react'
import { whenIdle } from '../ui/when-idle.ts'

export const UnreadMessageWhenIdle = () => {
  const [Here, setHere] = useState<ComponentType | null>(null)
  useEffect(
    () =>
      whenIdle(async () => {
        const { UnreadMessage } = await import('../features/messages/unread-message.tsx')
        setHere(() => UnreadMessage)
      }),
    [],
  )
  return Here === null ? null : <Here />
}
