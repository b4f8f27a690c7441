/** «Send til kunde»: opens the dialog, or says why the quote cannot be sent as it stands. */
import { Button, Tooltip } from '@mantine/core'
import { IconSend } from '@tabler/icons-react'
import { lazy, Suspense, useId, useState } from 'react'
import type { Viewer } from '#domain/access/access'
import type { Offer } from '#domain/contracts/offer'
import { sendLockOf } from '../../state/send-lock.ts'
import { actionText } from '../../text.ts'
import type { QuoteDesk } from '../../use-quote-desk.ts'

const SendDialog = lazy(async () => ({ default: (await import('./send-dialog.tsx')).SendDialog }))
const TOUCH_TOO = { hover: true, focus: true, touch: true }

interface Props {
  readonly offer: Offer
  readonly viewer: Viewer
  readonly desk: QuoteDesk
  readonly storeFirst: () => Promise<void>
}

export const SendButton = (props: Props) => {
  const [isOpen, setOpen] = useState(false)
  const reasonId = useId()
  const lock = sendLockOf(props.offer, props.viewer)
  return (
    <div>
      <Tooltip label={lock} disabled={lock === null} multiline maw={320} events={TOUCH_TOO}>
        <Button
          fullWidth
          px="xs"
          variant="default"
          leftSection={<IconSend size={16} stroke={1.6} aria-hidden />}
          data-disabled={lock !== null || undefined}
          aria-disabled={lock !== null}
          aria-describedby={lock === null ? undefined : reasonId}
          onClick={() => {
            if (lock === null) setOpen(true)
          }}
        >
          {actionText.send}
        </Button>
      </Tooltip>
      {lock !== null && (
        <span className="visually-hidden" id={reasonId}>
          {lock}
        </span>
      )}
      {isOpen && (
        <Suspense>
          <SendDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}
