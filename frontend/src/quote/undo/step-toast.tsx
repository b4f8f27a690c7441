/** Says what has been done, with the button that takes it back. It may go: the step stays, and so do the keys. */
import { Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { toastInfo } from '../../ui/toasts.ts'
import classes from './step-toast.module.css'
import { undoText } from './text.ts'

export const toastStep = (words: string, id: string, undo: () => void): void => {
  toastInfo(
    <span className={classes.step}>
      {words}
      <Button
        className={classes.undo ?? ''}
        variant="default"
        size="compact-sm"
        onClick={() => {
          notifications.hide(id)
          undo()
        }}
      >
        {undoText.undo}
      </Button>
    </span>,
    { id },
  )
}
