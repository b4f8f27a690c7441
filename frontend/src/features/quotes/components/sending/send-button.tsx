/** «Send til kunde»: opens the dialog, or says why the quote cannot be sent as it stands. */
import { IconSend } from '@tabler/icons-react'
import { useState } from 'react'
import type { Viewer } from '#domain/access/access'
import type { Offer } from '#domain/contracts/offer'
import { lazyPart } from '../../../../ui/lazy-part.tsx'
import { actionText } from '../../page-text.ts'
import { sendLockOf } from '../../state/send-lock.ts'
import type { QuoteDesk } from '../../use-quote-desk.ts'
import { LockedButton } from '../actions/locked-button.tsx'

const SendDialog = lazyPart(async () => (await import('./send-dialog.tsx')).SendDialog)

interface Props {
  readonly offer: Offer
  readonly viewer: Viewer
  readonly desk: QuoteDesk
  readonly storeFirst: () => Promise<void>
}

export const SendButton = (props: Props) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <div>
      <LockedButton
        lock={sendLockOf(props.offer, props.viewer)}
        variant="default"
        leftSection={<IconSend size={16} stroke={1.6} aria-hidden />}
        onPress={() => setOpen(true)}
      >
        {actionText.send}
      </LockedButton>
      {isOpen && <SendDialog {...props} onClose={() => setOpen(false)} />}
    </div>
  )
}
