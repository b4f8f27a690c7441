/** Lets in somebody who has lost telephone and recovery codes: the second factor is taken away, after a question. */
import { Button, Group, Modal, Text } from '@mantine/core'
import { IconShieldOff } from '@tabler/icons-react'
import { useState } from 'react'
import type { ApiUser } from '#domain/contracts/user'
import { useResetSecondFactor } from '../api/change-person.ts'
import { resetSecondFactorText } from '../text.ts'

export const ResetSecondFactor = ({ user }: { readonly user: ApiUser }) => {
  const [isAsking, setIsAsking] = useState(false)
  const reset = useResetSecondFactor(user.id)
  const close = () => setIsAsking(false)
  return (
    <>
      {user.allowed.resetSecondFactor && (
        <Button
          variant="default"
          leftSection={<IconShieldOff size={16} aria-hidden />}
          onClick={() => setIsAsking(true)}
        >
          {resetSecondFactorText.open}
        </Button>
      )}
      <Modal opened={isAsking} onClose={close} title={resetSecondFactorText.title}>
        <Text>{resetSecondFactorText.ask(user.fullName)}</Text>
        <Text mt="xs" c="gray.6">
          {resetSecondFactorText.help}
        </Text>
        <Group justify="flex-end" mt="lg">
          <Button variant="default" data-autofocus onClick={close}>
            {resetSecondFactorText.cancel}
          </Button>
          <Button
            color="red"
            loading={reset.isPending}
            onClick={() => reset.mutate(undefined, { onSettled: close })}
          >
            {resetSecondFactorText.confirm}
          </Button>
        </Group>
      </Modal>
    </>
  )
}
