/** A secret just made, to be copied: it is shown here and nowhere again, so that a press beside the dialog does not close it. */
import { Alert, Button, CopyButton, Group, Modal, Stack, TextInput } from '@mantine/core'
import { shownOnceText } from '../text.ts'

interface Props {
  readonly title: string
  /** What is to be done with it before it is gone. */
  readonly help: string
  readonly label: string
  readonly secret: string
  readonly onClose: () => void
}

export const ShownOnceDialog = ({ title, help, label, secret, onClose }: Props) => (
  <Modal opened onClose={onClose} title={title} closeOnClickOutside={false}>
    <Stack gap="sm">
      <Alert color="yellow" variant="light" role="status">
        {help}
      </Alert>
      <TextInput
        label={label}
        value={secret}
        readOnly
        data-autofocus
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <Group justify="flex-end" mt="sm">
        <Button variant="default" onClick={onClose}>
          {shownOnceText.done}
        </Button>
        <CopyButton value={secret} timeout={4000}>
          {({ copied, copy }) => (
            <Button onClick={copy}>
              <span aria-live="polite">{copied ? shownOnceText.copied : shownOnceText.copy}</span>
            </Button>
          )}
        </CopyButton>
      </Group>
    </Stack>
  </Modal>
)
