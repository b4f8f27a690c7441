/**
 * Tells that another tab of the browser has changed the role: what this page shows is of the one before, and nothing that is done on it is
 * taken any more. It stays until the page is loaded anew.
 */
import { Button, Text } from '@mantine/core'
import { toastError } from '../ui/toasts.ts'
import { contextText } from './text.ts'

export const noticeOtherContext = (sentence: string): void => {
  toastError(
    <>
      <Text size="sm">{sentence}</Text>
      <Button size="xs" mt="xs" onClick={() => window.location.reload()}>
        {contextText.loadAnew}
      </Button>
    </>,
    { id: 'other-context', closesAfter: false },
  )
}
