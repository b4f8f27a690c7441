/**
 * The question before what cannot be undone, over a page: what happens, what else is to be known, and at the foot «Avbryt», which has the
 * keyboard, and what it does. It stands only while it is asked; closed, it leaves the keyboard where it was.
 */
import { Button, Group, Modal, Text } from '@mantine/core'
import { BusyButton } from './busy-button.tsx'
import { dialogText } from './text.ts'
import { useFocusReturn } from './use-focus-return.ts'

interface Props {
  readonly title: string
  readonly question: string
  /** Null: nothing more is to be known. */
  readonly help: string | null
  readonly confirm: { readonly text: string; readonly isBusy: boolean }
  readonly onConfirm: () => void
  readonly onClose: () => void
}

export const ConfirmDialog = ({ title, question, help, confirm, onConfirm, onClose }: Props) => {
  useFocusReturn()
  return (
    <Modal opened onClose={onClose} title={title}>
      <Text>{question}</Text>
      {help !== null && (
        <Text mt="xs" c="gray.7">
          {help}
        </Text>
      )}
      <Group justify="flex-end" mt="lg">
        <Button variant="default" data-autofocus onClick={onClose}>
          {dialogText.cancel}
        </Button>
        <BusyButton color="red" isBusy={confirm.isBusy} onClick={onConfirm}>
          {confirm.text}
        </BusyButton>
      </Group>
    </Modal>
  )
}
