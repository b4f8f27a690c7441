/** «Utvid gyldighet»: today's prices, and a quote that can be changed and ordered again. */
import { Button } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { saidOr } from '../../../api/api-error.ts'
import { useExtend } from '../../../quote/quote-steps.ts'
import { toastError, toastInfo } from '../../../ui/toasts.ts'
import { actionText } from './text.ts'

export const ExtendButton = ({ orderNumber }: { orderNumber: number }) => {
  const extend = useExtend(orderNumber)
  return (
    <Button
      fullWidth
      leftSection={<IconRefresh size={16} stroke={1.6} aria-hidden />}
      loading={extend.isPending}
      onClick={() => {
        // A promise, because the button is gone when the quote holds again.
        void extend.mutateAsync().then(
          () => toastInfo(actionText.extended(orderNumber)),
          (error: unknown) => toastError(saidOr(error, actionText.extendFailed)),
        )
      }}
    >
      {actionText.extend}
    </Button>
  )
}
