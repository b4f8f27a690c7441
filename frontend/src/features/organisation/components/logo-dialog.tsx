/** The logo, and changing it. */
import { Alert, Button, FileButton, Group, Modal, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { messageOf } from '../../../api/api-error.ts'
import { dialogText } from '../../../ui/text.ts'
import { useFocusReturn } from '../../../ui/use-focus-return.ts'
import type { OrganisationType } from '../api/organisation-address.ts'
import { useSaveLogo } from '../api/organisation-calls.ts'
import classes from '../organisation-page.module.css'
import { type LogoFault, type ReadLogo, readLogoFile } from '../state/logo-file.ts'
import { logoText } from '../text.ts'

interface Props {
  readonly type: OrganisationType
  readonly id: number
  readonly onClose: () => void
}

export const LogoDialog = ({ type, id, onClose }: Props) => {
  const [chosen, setChosen] = useState<ReadLogo | LogoFault | null>(null)
  const save = useSaveLogo(type, id)
  useFocusReturn()
  const fault = typeof chosen === 'string' ? logoText[chosen] : save.isError ? messageOf(save.error) : null
  const logo = typeof chosen === 'object' ? chosen : null
  return (
    <Modal opened onClose={onClose} title={logoText.title}>
      <Stack gap="sm">
        {fault !== null && (
          <Alert color="red" variant="light" role="alert">
            {fault}
          </Alert>
        )}
        <Text size="sm">{logoText.help}</Text>
        <FileButton
          accept="image/png,image/jpeg"
          onChange={(file) => {
            save.reset()
            if (file !== null) void readLogoFile(file).then(setChosen)
          }}
        >
          {(props) => (
            <Button variant="default" {...props} data-autofocus>
              {logoText.choose}
            </Button>
          )}
        </FileButton>
        {logo !== null && <img className={classes.logo} src={logo.dataUrl} alt={logoText.preview} />}
        <Group justify="flex-end" mt="sm">
          <Button variant="default" onClick={onClose}>
            {dialogText.cancel}
          </Button>
          <Button
            disabled={logo === null}
            loading={save.isPending}
            onClick={() => logo && save.mutate(logo.body, { onSuccess: onClose })}
          >
            {logoText.save}
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
