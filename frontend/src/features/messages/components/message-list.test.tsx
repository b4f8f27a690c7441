import { MantineProvider } from '@mantine/core'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { SystemMessage } from '#domain/contracts/message'
import { textOf } from '#tests/factories/read-markup'
import { MessageList } from './message-list.tsx'

const lineOf = (readStatus: SystemMessage['readStatus']) => {
  const message: SystemMessage = {
    id: 4,
    title: 'Leveringstid i romjulen',
    content: '',
    validFrom: '2026-11-16T00:00:00Z',
    validTo: '2026-12-31T00:00:00Z',
    status: 'published',
    lastUpdated: '2026-11-15T00:00:00Z',
    readStatus,
  }
  const nothing = () => undefined
  const list = renderToStaticMarkup(
    <MantineProvider>
      <MessageList messages={[message]} onOpen={nothing} onIgnore={nothing} />
    </MantineProvider>,
  )
  return list.slice(list.indexOf('<tbody>'))
}

test.each([
  ['unread', '16.11.2026 Leveringstid i romjulen , ulest Ignorer melding'],
  ['read', '16.11.2026 Leveringstid i romjulen Lest'],
  ['ignored', '16.11.2026 Leveringstid i romjulen Ignorert'],
] as const)(
  'A-053 A-055: of a message that is %s it says from when it holds, and how it stands',
  (status, words) => {
    expect(textOf(lineOf(status))).toBe(words)
    expect(lineOf(status).includes('data-unread')).toBe(status === 'unread')
  },
)
