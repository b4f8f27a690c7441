/** Lets in somebody who has lost telephone and recovery codes: the second factor is taken away, after a question. */
import { Button } from '@mantine/core'
import { IconShieldOff } from '@tabler/icons-react'
import { useState } from 'react'
import type { ApiUser } from '#domain/contracts/user'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
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
      {isAsking && (
        <ConfirmDialog
          title={resetSecondFactorText.title}
          question={resetSecondFactorText.ask(user.fullName)}
          help={resetSecondFactorText.help}
          confirm={{ text: resetSecondFactorText.confirm, isBusy: reset.isPending }}
          onConfirm={() => reset.mutate(undefined, { onSettled: close })}
          onClose={close}
        />
      )}
    </>
  )
}
