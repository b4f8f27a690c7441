/** A key just made, to be copied: it is shown here and nowhere again, so that a press beside the dialog does not close it. */
import { Alert, Button, CopyButton, Group, Modal, Stack, TextInput } from '@mantine/core'
import type { MadeKey } from '#domain/contracts/api-key'
import { makeKeyText } from '../text.ts'

interface Props {
  readonly made: MadeKey
  readonly onClose: () => void
}

export const MadeKeyDialog = ({ made: { key, secret }, onClose }: Props) => (
  <Modal opened onClose={onClose} title={makeKeyText.madeTitle(key.name)} closeOnClickOutside={false}>
    <Stack gap="sm">
      <Alert color="yellow" variant="light" role="status">
        {makeKeyText.once}
      </Alert>
      <TextInput
        label={makeKeyText.secret}
        value={secret}
        readOnly
        data-autofocus
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <Group justify="flex-end" mt="sm">
        <Button variant="default" onClick={onClose}>
          {makeKeyText.done}
        </Button>
        <CopyButton value={secret} timeout={4000}>
          {({ copied, copy }) => (
            <Button onClick={copy}>
              <span aria-live="polite">{copied ? makeKeyText.copied : makeKeyText.copy}</span>
            </Button>
          )}
        </CopyButton>
      </Group>
    </Stack>
  </Modal>
)
