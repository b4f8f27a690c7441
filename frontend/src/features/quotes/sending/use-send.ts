/**
 * Sends a quote to its customer under the two toasts of quote-workflow section 5. While it is under way nothing is sent again;
 * after a lost connection the same mail is asked for again, and goes out once.
 */
import type { PriceMode } from '#domain/access/price-modes'
import type { SendBody } from '#domain/contracts/mail'
import { messageOf } from '../../../api/api-error.ts'
import { useQuoteStep } from '../../../quote/quote-steps.ts'
import { toastBusy, toastError, toastInfo } from '../../../ui/toasts.ts'
import { sendText } from './text.ts'

const SENT_STANDS = 5000

export interface WantedMail extends SendBody {
  readonly modes: readonly PriceMode[]
  readonly measurements: boolean
}

/** Only what differs from a plain mail is said. */
export const sendBodyOf = (
  text: string | null,
  { copy, link }: { readonly copy: boolean; readonly link: boolean },
): SendBody => ({ ...(text !== null && { text }), ...(copy && { copy }), ...(link && { link }) })

export const useSend = (orderNumber: number) => {
  const step = useQuoteStep(orderNumber)

  /** True when the mail is on its way: of this version of the quote and of no newer one. */
  const send = async ({ modes, measurements, ...body }: WantedMail, version: number): Promise<boolean> => {
    const done = toastBusy(sendText.sending)
    try {
      const path =
        `send?prices=${modes.join(',')}&version=${version}${measurements ? '' : '&measurements=false'}` as const
      await step.mutateAsync({ path, body })
      toastInfo(sendText.sent, { closesAfter: SENT_STANDS })
      return true
    } catch (error) {
      toastError(messageOf(error))
      return false
    } finally {
      done()
    }
  }

  return { send, isSending: step.isPending }
}
