/**
 * The question before what cannot be undone, over a page: what happens, what else is to be known, and at the foot «Avbryt», which has the
 * keyboard, and what it does. It stands only while it is asked; closed, it leaves the keyboard where it was.
 */
import { Button, Group, Modal, Text } from '@mantine/core'
import { BusyButton } from './busy-button.tsx'
import { FinalForm } from './final-form.tsx'
import { dialogText } from './text.ts'
import { useFocusReturn } from './use-focus-return.ts'

interface Props {
  readonly title: string
  readonly question: string
  /** Null: nothing more is to be known. */
  readonly help: string | null
  readonly confirm: { readonly text: string; readonly isBusy: boolean }
  /** Instead of «Avbryt», where that could mean the very thing that is asked about. */
  readonly keep?: string
  readonly onConfirm: () => void
  readonly onClose: () => void
}

export const ConfirmDialog = ({ title, question, help, confirm, keep, onConfirm, onClose }: Props) => {
  useFocusReturn()
  return (
    <Modal opened onClose={onClose} title={title}>
      <Text>{question}</Text>
      {help !== null && (
        <Text mt="xs" c="gray.7">
          {help}
        </Text>
      )}
      <FinalForm onSubmit={onConfirm}>
        <Group justify="flex-end" mt="lg">
          <Button variant="default" data-autofocus onClick={onClose}>
            {keep ?? dialogText.cancel}
          </Button>
          <BusyButton type="submit" color="red" isBusy={confirm.isBusy}>
            {confirm.text}
          </BusyButton>
        </Group>
      </FinalForm>
    </Modal>
  )
}
