/** Says what has been done, with the button that takes it back. It may go: the step stays, and so do the keys. */
import { Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { toastInfo } from '../../ui/toasts.ts'
import { undoText } from './text.ts'

export const toastStep = (words: string, id: string, undo: () => void): void => {
  toastInfo(
    <>
      {words}
      <Button
        variant="default"
        size="compact-sm"
        mt={6}
        display="block"
        onClick={() => {
          notifications.hide(id)
          undo()
        }}
      >
        {undoText.undo}
      </Button>
    </>,
    { id },
  )
}
