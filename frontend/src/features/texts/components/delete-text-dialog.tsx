/** Asks before a text is taken away, and says what stands there afterwards. */
import { Alert, Text } from '@mantine/core'
import type { FormEvent } from 'react'
import type { ApiText, DefaultText } from '#domain/contracts/texts'
import { ApiError, messageOf } from '../../../api/api-error.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { useDeleteText } from '../api/texts.ts'
import { deleteTextText } from '../text.ts'
import classes from '../texts-page.module.css'

interface Props {
  readonly text: ApiText
  readonly built: DefaultText | null
  readonly onDeleted: () => void
  readonly onClose: () => void
}

export const DeleteTextDialog = ({ text, built, onDeleted, onClose }: Props) => {
  const remove = useDeleteText()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    remove.mutate(text, {
      onSuccess: onDeleted,
      onError: (error) => {
        // Somebody else was first: it is as it was to be.
        if (error instanceof ApiError && error.status === 404) onDeleted()
      },
    })
  }
  return (
    <FormDialog
      title={deleteTextText.title}
      isDirty={false}
      failure={
        remove.error && (
          <Alert color="red" variant="light" role="alert">
            {messageOf(remove.error)}
          </Alert>
        )
      }
      submit={{
        text: deleteTextText.remove,
        isBusy: remove.isPending,
        isReady: true,
        isFinal: true,
        color: 'red',
      }}
      onSubmit={submit}
      onClose={onClose}
    >
      <Text fw={600} className={classes.key ?? ''}>
        {text.entryKey}
      </Text>
      <p className={classes.built}>{text.text}</p>
      <Text>{built === null ? deleteTextText.gone : deleteTextText.builtReturns}</Text>
      {built !== null && <p className={classes.built}>{built.text}</p>}
    </FormDialog>
  )
}
