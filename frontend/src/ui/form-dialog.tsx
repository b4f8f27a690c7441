/**
 * A dialog over a page that is one form: on top what has come between since it was opened, then its fields, and at the foot
 * «Avbryt» and what it does. What is typed is not lost by a press beside it, by Escape or by leaving the page. Closed, it leaves the
 * keyboard where it was.
 */
import { Button, Group, Modal, Stack } from '@mantine/core'
import type { FormEventHandler, ReactNode } from 'react'
import { BusyButton } from './busy-button.tsx'
import { FinalForm } from './final-form.tsx'
import { dialogText } from './text.ts'
import { useFocusReturn } from './use-focus-return.ts'
import { closeUnlessTyped, useUnsavedGuard } from './use-unsaved-guard.ts'

/** It cannot be undone: its own button does it, and Enter in a field does not. */
interface Final {
  readonly isFinal: true
  /** Set where something is taken away. */
  readonly color?: 'red'
}

interface Props {
  readonly title: string
  readonly size?: 'lg'
  readonly isDirty: boolean
  /** Why what was sent did not stand, with what can be done about it. */
  readonly failure: ReactNode
  readonly submit: {
    readonly text: string
    readonly isBusy: boolean
    /** Whether what is typed can be sent at all. */
    readonly isReady: boolean
  } & (Final | { readonly isFinal?: never; readonly color?: never })
  readonly onSubmit: FormEventHandler<HTMLFormElement>
  readonly onClose: () => void
  readonly children: ReactNode
}

export const FormDialog = ({ title, size, isDirty, failure, submit, onSubmit, onClose, children }: Props) => {
  useFocusReturn()
  useUnsavedGuard(isDirty, dialogText.unsaved)
  const Form = submit.isFinal ? FinalForm : 'form'
  return (
    <Modal
      opened
      onClose={closeUnlessTyped(() => isDirty, onClose)}
      title={title}
      {...(size && { size })}
      closeOnClickOutside={!isDirty}
    >
      <Form noValidate onSubmit={onSubmit}>
        <Stack gap="sm">
          {failure}
          {children}
          <Group justify="flex-end" mt="sm">
            <Button variant="default" onClick={onClose}>
              {dialogText.cancel}
            </Button>
            <BusyButton
              type="submit"
              isBusy={submit.isBusy}
              isIdle={!submit.isReady}
              {...(submit.color && { color: submit.color })}
            >
              {submit.text}
            </BusyButton>
          </Group>
        </Stack>
      </Form>
    </Modal>
  )
}
