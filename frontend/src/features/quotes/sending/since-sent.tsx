/** What there is to tell once the customer has been sent the quote: how the mail fared, and what has changed since. */
import type { ComponentProps } from 'react'
import { ChangesPanel } from './changes-panel.tsx'
import { MailPanel } from './mail-panel.tsx'

export const SinceSentPanels = (props: ComponentProps<typeof MailPanel>) => (
  <>
    <MailPanel {...props} />
    <ChangesPanel {...props} />
  </>
)
