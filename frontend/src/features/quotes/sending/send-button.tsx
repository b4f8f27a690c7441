/** «Send til kunde»: opens the dialog, or says why the quote cannot be sent as it stands. */
import { IconSend } from '@tabler/icons-react'
import { useState } from 'react'
import type { Viewer } from '#domain/access/access'
import type { Offer } from '#domain/contracts/offer'
import type { QuoteEditor } from '../../../quote/use-quote-editor.ts'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { LockedButton } from '../../../ui/locked-button.tsx'
import { sendLockOf } from './send-lock.ts'
import { sendText } from './text.ts'

const SendDialog = lazyPart(async () => (await import('./send-dialog.tsx')).SendDialog)

interface Props {
  readonly offer: Offer
  readonly viewer: Viewer
  readonly quoteEditor: QuoteEditor
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
        {sendText.title}
      </LockedButton>
      {isOpen && <SendDialog {...props} onClose={() => setOpen(false)} />}
    </div>
  )
}
